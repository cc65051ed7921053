import { z } from 'zod';
import { absentRecord, replyShape } from '#platform/contract/record.ts';
import { editionFields } from './edition-fields.ts';

const { theme, venue, eventTime, regularFee, earlyBirdFee, earlyBirdExpiryDate, eventDate, year } =
  replyShape(editionFields);

/** What the documented calls answer about an edition. */
export const documentedEdition = z.strictObject({
  ...{ id: z.string(), theme, venue, eventTime, regularFee, earlyBirdFee, earlyBirdExpiryDate },
  ...{ eventDate, year },
});
export type DocumentedEdition = z.output<typeof documentedEdition>;

/** All of an edition. */
export const edition = documentedEdition.extend({
  ...replyShape(editionFields),
  /** When the last session of its published programme ends, an instant; null without one. */
  sessionsEnd: z.string().nullable(),
});
export type Edition = z.output<typeof edition>;

/** What a new edition has of the one before: as it was entered, or copied. */
export function carriedOver(before: Edition, how: 'entered' | 'copied'): Edition {
  const nothing = absentRecord(editionFields);
  const names = Object.keys(editionFields) as (keyof typeof editionFields)[];
  const anew = names.filter((name) => {
    const { carried } = editionFields[name];
    return carried === 'never' || (carried === 'copied' && how === 'entered');
  });
  return { ...before, ...Object.fromEntries(anew.map((name) => [name, nothing[name]])), sessionsEnd: null };
}

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
