import { lazy, Suspense } from 'react';
import { refusalText } from '#platform/client/refusal-text.ts';
import { Button } from '#ui/admin/button.tsx';
import { Panel } from '#ui/admin/panel.tsx';
import * as say from '../messages.ts';
import { useOverview } from './use-overview.ts';

/** The chart library is large and only needed here, so it loads after the numbers. */
const Charts = lazy(async () => ({ default: (await import('./charts.tsx')).Charts }));

/** How registrations and requests are spread. */
export function Overview() {
  const overview = useOverview();
  return (
    <Panel title={say.overview()}>
      {overview.error && (
        <div className="message">
          <p role="alert">
            <strong>{say.fetchFailed()}</strong>
            <span className="message-detail">{refusalText(overview.error)}</span>
          </p>
          <Button onClick={() => overview.refetch()}>{say.tryAgain()}</Button>
        </div>
      )}
      {overview.data && (
        <div className="charts">
          <Suspense fallback={null}>
            <Charts overview={overview.data} />
          </Suspense>
        </div>
      )}
    </Panel>
  );
}
