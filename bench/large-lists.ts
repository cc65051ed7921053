import { ACTIVITY_SORTS, recentActivities } from '#modules/activity/contract.ts';
import { dashboardOverview } from '#modules/dashboard/contract.ts';
import { PARTNERSHIP_SORTS, viewPartnerships } from '#modules/partnerships/contract.ts';
import { ATTENDEE_SORTS, viewAttendees } from '#modules/registrations/contract.ts';
import { address } from '#platform/client/call-client.ts';
import type { Call } from '#platform/contract/call.ts';
import { ALL_EDITIONS } from '#platform/contract/edition-filter.ts';
import { rawGet } from '#testing/raw-get.ts';
import { median } from './median.ts';

const TIMES = 15;
const PAGE_SIZE = 10;

export interface Answered {
  what: string;
  /** The median and the slowest response, in milliseconds, as a client measures them. */
  median: number;
  slowest: number;
}

/** How long a warm server takes to answer a screen's requests for lists. */
export async function measureLists(
  url: string,
  cookie: string,
  { rows, edition }: { rows: number; edition: { id: string; rows: number } },
): Promise<Answered[]> {
  const lastPage = Math.floor(rows / PAGE_SIZE);
  const ofOne = Math.floor(edition.rows / PAGE_SIZE);
  const all = { edition: ALL_EDITIONS };
  const asked: [what: string, call: Call, query: object][] = [
    ...pagesOf('Attendees', viewAttendees, ATTENDEE_SORTS, lastPage, ALL_EDITIONS),
    ...pagesOf('Attendees of one edition', viewAttendees, ATTENDEE_SORTS, ofOne, edition.id),
    [
      'Attendees of one edition, search with many hits',
      viewAttendees,
      { page: 1, search: 'mensah', edition: edition.id },
    ],
    ['Attendees, search with one hit', viewAttendees, { ...all, page: 1, search: 'mensah 77777' }],
    ['Attendees, search with many hits', viewAttendees, { ...all, page: 1, search: 'mensah' }],
    ['Attendees, search of two letters', viewAttendees, { ...all, page: 1, search: 'ow' }],
    ['Attendees, search without a hit', viewAttendees, { ...all, page: 1, search: 'nobody at all' }],
    ...pagesOf('Partnerships', viewPartnerships, PARTNERSHIP_SORTS, lastPage, ALL_EDITIONS),
    ...pagesOf('Activity', recentActivities, ACTIVITY_SORTS, lastPage),
    ['Activity, search with one hit', recentActivities, { page: 1, search: 'mensah 77777' }],
    ['Activity, search with many hits', recentActivities, { page: 1, search: 'mensah' }],
    ['Overview of the dashboard', dashboardOverview, all],
    ['Overview of one edition', dashboardOverview, { edition: edition.id }],
    ['Activity, search of two letters', recentActivities, { page: 1, search: 'ow' }],
  ];
  const questions = asked.map(([what, call, query]) => {
    const path = address(call, 'page' in query ? { pageSize: PAGE_SIZE, ...query } : query);
    return { what, at: url + path };
  });
  // Warms up code and caches, as on a server that has been running for a while.
  for (const { at } of questions) await timesOf(at, cookie);
  const answered: Answered[] = [];
  for (const { what, at } of questions) answered.push({ what, ...(await timesOf(at, cookie)) });
  return answered;
}

function pagesOf(
  list: string,
  call: Call,
  sorts: readonly string[],
  lastPage: number,
  edition?: string,
): [string, Call, object][] {
  return [
    [`${list}, first page`, call, { page: 1, edition }],
    [`${list}, last page`, call, { page: lastPage, edition }],
    ...sorts.map((sort): [string, Call, object] => [`${list}, by ${sort}`, call, { page: 1, sort, edition }]),
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
