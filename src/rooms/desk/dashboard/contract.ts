import { z } from 'zod';
import { defineCall } from '#platform/contract/define-call.ts';
import { editionFilter } from '#platform/contract/edition-filter.ts';
import { listOf } from '#platform/contract/lists.ts';

/** How many days the chart of registrations shows. */
export const DAYS_SHOWN = 30;
/** How many companies are named; the others are counted together. */
export const COMPANIES_SHOWN = 10;

/** How many groups are named. */
export const GROUPS_SHOWN = 5;
/** After how many days a request should have been answered. */
export const ANSWER_DAYS = 2;

const count = z.number().int();
const share = z.strictObject({ label: z.string(), count });
export type Share = z.output<typeof share>;

const today = z.strictObject({
  /** Calendar days until the first day of the edition that was asked for, else of the current one; null if it has begun or has no date. */
  daysLeft: count.nullable(),
  phase: z.enum(['before', 'during', 'after']),
  /** Registrations in the last seven days, and in the seven before. */
  registrationsOfWeek: count,
  registrationsOfWeekBefore: count,
  /** Requests that were received on this day or earlier and aren't marked as answered. */
  unansweredRequests: count,
  unansweredUntil: z.string(),
  /** From how many registrations a company is a group: where the edition's discount begins, else five. */
  groupLeast: count,
  /** The largest groups of one company, whatever it is by law; and how many more there are. */
  groups: z.array(share),
  otherGroups: count,
});
export type Today = z.output<typeof today>;

const overview = z.strictObject({
  today,
  /** What came in since this user's sign-in before the current one; `since` is null if there was none. */
  since: z.string().nullable(),
  newRegistrations: count,
  newRequests: count,
  /**
   * The last 30 days in the edition's zone (YYYY-MM-DD), oldest first, zeros included. They end today or, when
   * nobody registered in them, on the last day that somebody did.
   */
  registrationsPerDay: z.array(z.strictObject({ day: z.string(), count })),
  /**
   * Of the same days: the registrations by channel, which is the answer to 'how did you hear about us', and the company of which
   * several registered, '' without one.
   */
  weft: z.array(z.strictObject({ channels: z.array(share), group: z.string() })),
  /** By the answer to 'how did you hear about us', largest first. */
  registrationsByNotice: z.array(share),
  /** The companies with the most registrations, whatever each is by law. */
  registrationsByCompany: z.array(share),
  /** The number of all other companies, and of their registrations. */
  otherCompanies: z.strictObject({ companies: count, registrations: count }),
  /** In the order of the packages, zeros included. */
  requestsByPackage: z.array(share),
});
export type Overview = z.output<typeof overview>;

export const dashboardOverview = defineCall({
  name: 'dashboardOverview',
  summary: 'What matters today, what is new since your last sign-in, and statistics',
  method: 'GET',
  path: '/api/v1/overview',
  access: 'signed-in',
  query: editionFilter,
  reply: overview,
});

export const recordCounts = defineCall({
  name: 'recordCounts',
  summary: 'The number of attendees and of partnership requests',
  method: 'GET',
  path: 'records/counts',
  access: 'signed-in',
  query: editionFilter,
  status: '200',
  reply: z.strictObject({
    message: z.string(),
    totalAttendee: z.number().int(),
    totalPartnership: z.number().int(),
  }),
});

export const pendingRecord = z.strictObject({
  /** In whose line of the menu it is counted. */
  screen: z.string(),
  count,
  /** The same in words. */
  label: z.string(),
  /** Only that something waits is shown, and not how much. */
  isDot: z.boolean(),
});

export const viewPending = defineCall({
  name: 'viewPending',
  summary: 'What waits for the user: unanswered requests, mails that failed and the like; nothing that is 0',
  method: 'GET',
  path: '/api/v1/pending',
  access: 'signed-in',
  reply: listOf(pendingRecord),
});
