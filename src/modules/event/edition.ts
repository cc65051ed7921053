import { z } from 'zod';

/** What the documented calls answer about an edition. */
export const eventRecord = z.strictObject({
  id: z.string(),
  theme: z.string().nullable(),
  venue: z.string().nullable(),
  eventTime: z.string().nullable(),
  regularFee: z.number().nullable(),
  earlyBirdFee: z.number().nullable(),
  earlyBirdExpiryDate: z.string().nullable(),
  eventDate: z.string().nullable(),
  year: z.number().int(),
});
export type EventRecord = z.output<typeof eventRecord>;

/** All of an edition. */
export const edition = eventRecord.extend({
  name: z.string().nullable(),
  /** How many days it lasts, starting on the event date. */
  days: z.number().int(),
  city: z.string().nullable(),
  country: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  zone: z.string(),
  currency: z.string().nullable(),
  groupLeast: z.number().int().nullable(),
  groupPercent: z.number().int().nullable(),
  /** Local dates and times in the zone. */
  registrationOpens: z.string().nullable(),
  registrationCloses: z.string().nullable(),
  places: z.number().int().nullable(),
  /** For how long a place is kept for somebody on the waiting list. */
  waitingHours: z.number().int(),
});
export type Edition = z.output<typeof edition>;

/** The edition that the site shows. */
export const currentEditionRecord = edition.extend({
  /** Whether it was entered: without one, these are the facts that stand for it. */
  entered: z.boolean(),
  /** Which texts stand for what isn't known. */
  fallback: z.enum(['2025', 'neutral']),
});
export type CurrentEdition = z.output<typeof currentEditionRecord>;

/** One of all editions. */
export const listedEdition = edition.extend({
  current: z.boolean(),
  /** Whether an administrator made it the current one. */
  chosen: z.boolean(),
  /** By the server's clock. */
  over: z.boolean(),
});
export type ListedEdition = z.output<typeof listedEdition>;
