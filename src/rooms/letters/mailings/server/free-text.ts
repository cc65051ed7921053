import { parse } from 'node:path';
import { type FreeText, freeTextIn, textsOf } from '#platform/server/free-text.ts';
import { listAttached, listWritten } from './queries.ts';

/** With what its recipients were searched for, and what its files are called. */
export const mailingFreeText: readonly FreeText[] = [
  freeTextIn(listWritten, ({ id, subject, body, audience }) => ({
    id,
    place: subject,
    texts: [subject, body, ...textsOf(JSON.parse(audience))],
  })),
  freeTextIn(listAttached, ({ mailing_id: id, subject, name }) => ({
    id,
    place: subject,
    texts: [parse(name).name],
  })),
];
