import { type FreeText, freeTextIn, textsOf } from '#platform/server/free-text.ts';
import { listWritten } from './queries.ts';

/** With what its recipients were searched for. */
export const mailingFreeText: readonly FreeText[] = [
  freeTextIn(listWritten, ({ id, subject, body, audience }) => ({
    id,
    place: subject,
    texts: [subject, body, ...textsOf(JSON.parse(audience))],
  })),
];
