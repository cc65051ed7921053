import { ACTIVITY_SORTS, recentActivities } from '#features/activity/contract.ts';
import { dashboardOverview } from '#features/dashboard/contract.ts';
import { PARTNERSHIP_SORTS, viewPartnerships } from '#features/partnerships/contract.ts';
import { ATTENDEE_SORTS, viewAttendees } from '#features/registrations/contract.ts';
import { address } from '#platform/client/call-client.ts';
import type { Call } from '#platform/contract/call.ts';
import { median } from './median.ts';
import { rawGet } from './raw-get.ts';

const TIMES = 15;
const PAGE_SIZE = 10;

export interface Answered {
  what: string;
  /** The median and the slowest, in milliseconds, as a client measures them. */
  median: number;
  slowest: number;
}

/** How long the lists take to answer what a screen asks of them. */
export async function measureLists(url: string, cookie: string, rows: number): Promise<Answered[]> {
  const lastPage = Math.floor(rows / PAGE_SIZE);
  const asked: [what: string, call: Call, query: object][] = [
    ...questions('Attendees', viewAttendees, ATTENDEE_SORTS, lastPage),
    ['Attendees, search with one hit', viewAttendees, { page: 1, search: 'mensah 77777' }],
    ['Attendees, search with many hits', viewAttendees, { page: 1, search: 'mensah' }],
    ['Attendees, search of two letters', viewAttendees, { page: 1, search: 'ow' }],
    ['Attendees, search without a hit', viewAttendees, { page: 1, search: 'nobody at all' }],
    ...questions('Partnerships', viewPartnerships, PARTNERSHIP_SORTS, lastPage),
    ...questions('Activity', recentActivities, ACTIVITY_SORTS, lastPage),
    ['Activity, search with one hit', recentActivities, { page: 1, search: 'mensah 77777' }],
    ['Activity, search with many hits', recentActivities, { page: 1, search: 'mensah' }],
    ['Overview of the dashboard', dashboardOverview, {}],
    ['Activity, search of two letters', recentActivities, { page: 1, search: 'ow' }],
  ];
  const answered: Answered[] = [];
  for (const [what, call, query] of asked) {
    const path = address(call, 'page' in query ? { pageSize: PAGE_SIZE, ...query } : query);
    answered.push({ what, ...(await timesOf(url + path, cookie)) });
  }
  return answered;
}

function questions(
  list: string,
  call: Call,
  sorts: readonly string[],
  lastPage: number,
): [string, Call, object][] {
  return [
    [`${list}, first page`, call, { page: 1 }],
    [`${list}, last page`, call, { page: lastPage }],
    ...sorts.map((sort): [string, Call, object] => [`${list}, by ${sort}`, call, { page: 1, sort }]),
  ];
}

async function timesOf(url: string, cookie: string): Promise<{ median: number; slowest: number }> {
  const times: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const started = performance.now();
    await rawGet(url, { cookie });
    times.push(performance.now() - started);
  }
  return { median: median(times), slowest: Math.max(...times) };
}
