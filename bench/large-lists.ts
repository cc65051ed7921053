import { address } from '#platform/client/call-client.ts';
import type { Call } from '#platform/contract/call.ts';
import { ALL_EDITIONS } from '#platform/contract/edition-filter.ts';
import { dashboardOverview } from '#rooms/desk/dashboard/contract.ts';
import { ACTIVITY_SORTS, recentActivities } from '#rooms/ground/activity/contract.ts';
import { PARTNERSHIP_SORTS, viewPartnerships } from '#rooms/partners/partnerships/contract.ts';
import { ATTENDEE_SORTS, viewAttendees } from '#rooms/people/registrations/contract.ts';
import { rawGet } from '#testing/raw-get.ts';
import { median } from './median.ts';

const TIMES = 15;
const PAGE_SIZE = 10;
/** A name that many have, and one that nobody else has. */
const SEARCHES = { 'many hits': 'mensah', 'one hit': 'mensah 77777', 'two letters': 'ow' };

type Asked = [what: string, call: Call, query: object];

/** How long a warm server takes to answer a screen's requests for lists. */
export async function* measureLists(
  url: string,
  cookie: string,
  { rows, edition }: { rows: number; edition: { id: string; rows: number } },
): AsyncGenerator<string> {
  const all = { edition: ALL_EDITIONS };
  const one = { edition: edition.id };
  const asked: Asked[] = [
    ...pagesOf('attendees', viewAttendees, ATTENDEE_SORTS, { rows, ...all }),
    ...pagesOf('attendees of one edition', viewAttendees, ATTENDEE_SORTS, { ...edition, ...one }),
    ...pagesOf('partnerships', viewPartnerships, PARTNERSHIP_SORTS, { rows, ...all }),
    ...pagesOf('activity', recentActivities, ACTIVITY_SORTS, { rows }),
    ['overview of the dashboard', dashboardOverview, all],
    ['overview of one edition', dashboardOverview, one],
  ];
  for (const [what, call, query] of asked) {
    const at = url + address(call, 'page' in query ? { pageSize: PAGE_SIZE, ...query } : query);
    // Warms up code and caches, as on a server that has been running for a while.
    await timesOf(at, cookie);
    const times = await timesOf(at, cookie);
    yield `${what}: ${median(times).toFixed(1)} ms, at most ${Math.max(...times).toFixed(1)} ms`;
  }
}

function pagesOf(
  list: string,
  call: Call,
  sorts: readonly string[],
  { rows, edition }: { rows: number; edition?: string },
): Asked[] {
  const asked: [string, object][] = [
    ['first page', {}],
    ['last page', { page: Math.floor(rows / PAGE_SIZE) }],
    ...sorts.map((sort): [string, object] => [`by ${sort}`, { sort }]),
    ...Object.entries(SEARCHES).map(([what, search]): [string, object] => [`search, ${what}`, { search }]),
  ];
  return asked.map(([what, query]) => [`${list}, ${what}`, call, { page: 1, edition, ...query }]);
}

async function timesOf(url: string, cookie: string): Promise<number[]> {
  const times: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const started = performance.now();
    await rawGet(url, { cookie });
    times.push(performance.now() - started);
  }
  return times;
}
