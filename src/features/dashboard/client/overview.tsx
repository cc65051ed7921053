import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { Instant } from '#ui/admin/table/columns.tsx';
import { dashboardOverview, type Overview as OverviewData } from '../contract.ts';

/** The chart library is large and only needed here, so it comes after the numbers. */
const Charts = lazy(async () => ({ default: (await import('./charts.tsx')).Charts }));

/** What is new, and how registrations and requests are spread. */
export function Overview() {
  const overview = useQuery({
    queryKey: [dashboardOverview.name],
    queryFn: () => makeCall(dashboardOverview, {}),
  });
  if (overview.error) return <p role="alert">{refusalText(overview.error)}</p>;
  return (
    <>
      {overview.data && <News overview={overview.data} />}
      <div className="charts">
        {overview.data && (
          <Suspense fallback={null}>
            <Charts overview={overview.data} />
          </Suspense>
        )}
      </div>
    </>
  );
}

function News({ overview }: { overview: OverviewData }) {
  const { since, newRegistrations, newRequests } = overview;
  if (!since) return null;
  return (
    <p className="news">
      Since your last sign-in, <Instant value={since} />:{' '}
      <strong>{counted(newRegistrations, 'new registration', 'new registrations')}</strong> and{' '}
      <strong>{counted(newRequests, 'new request', 'new requests')}</strong>.
    </p>
  );
}

function counted(count: number, one: string, many: string): string {
  return `${count === 0 ? 'no' : count} ${count === 1 ? one : many}`;
}
