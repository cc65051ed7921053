import { z } from 'zod';
import { defineCall } from '#platform/contract/define-call.ts';

/** How many days the chart of registrations shows. */
export const DAYS_SHOWN = 30;
/** How many companies are named; the others are counted together. */
export const COMPANIES_SHOWN = 10;

const count = z.number().int();
const share = z.strictObject({ label: z.string(), count });
export type Share = z.output<typeof share>;

const overview = z.strictObject({
  /** What came in since this user's sign-in before the current one; `since` is null if there was none. */
  since: z.string().nullable(),
  newRegistrations: count,
  newRequests: count,
  /**
   * The last 30 days in the event's zone (YYYY-MM-DD), oldest first, zeros included. They end today or, when
   * nobody registered in them, on the last day that somebody did.
   */
  registrationsPerDay: z.array(z.strictObject({ day: z.string(), count })),
  /** By the answer to 'how did you hear about us', largest first. */
  registrationsByNotice: z.array(share),
  /** The companies with the most registrations. Spellings that a search treats as equal count as one. */
  registrationsByCompany: z.array(share),
  /** The number of all other companies, and of their registrations. */
  otherCompanies: z.strictObject({ companies: count, registrations: count }),
  /** In the order of the packages, zeros included. */
  requestsByPackage: z.array(share),
});
export type Overview = z.output<typeof overview>;

export const dashboardOverview = defineCall({
  name: 'dashboardOverview',
  summary: 'What is new since your last sign-in, and statistics about registrations and requests',
  method: 'GET',
  path: 'dashboard/overview',
  access: 'signed-in',
  reply: overview,
});

export const recordCounts = defineCall({
  name: 'recordCounts',
  summary: 'The number of attendees and of partnership requests',
  method: 'GET',
  path: 'records/counts',
  access: 'signed-in',
  status: '200',
  reply: z.strictObject({
    message: z.string(),
    totalAttendee: z.number().int(),
    totalPartnership: z.number().int(),
  }),
});
