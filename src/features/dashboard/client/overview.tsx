import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { Button } from '#ui/admin/button.tsx';
import { Panel } from '#ui/admin/panel.tsx';
import { Instant } from '#ui/admin/table/columns.tsx';
import { dashboardOverview, type Overview as OverviewData } from '../contract.ts';

/** The chart library is large and only needed here, so it loads after the numbers. */
const Charts = lazy(async () => ({ default: (await import('./charts.tsx')).Charts }));

/** What is new, and how registrations and requests are spread. */
export function Overview() {
  const overview = useQuery({
    queryKey: [dashboardOverview.name],
    queryFn: () => makeCall(dashboardOverview, {}),
  });
  return (
    <Panel title="Overview" lead={overview.data && <News overview={overview.data} />}>
      {overview.error && (
        <div className="message">
          <p role="alert">
            <strong>Failed to fetch data</strong>
            <span className="message-detail">{refusalText(overview.error)}</span>
          </p>
          <Button onClick={() => overview.refetch()}>Try again</Button>
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

function News({ overview }: { overview: OverviewData }) {
  const { since, newRegistrations, newRequests } = overview;
  if (!since) return null;
  return (
    <>
      Since your last sign-in, <Instant value={since} />:{' '}
      <strong>{counted(newRegistrations, 'new registration', 'new registrations')}</strong> and{' '}
      <strong>{counted(newRequests, 'new request', 'new requests')}</strong>.
    </>
  );
}

function counted(count: number, one: string, many: string): string {
  return `${count === 0 ? 'no' : count} ${count === 1 ? one : many}`;
}
