import { textsOf, type Writings, writingsIn } from '#platform/server/written-texts.ts';
import { listWritten } from './queries.ts';

/** With what its recipients were searched for. */
export const mailingWritings: readonly Writings[] = [
  writingsIn(listWritten, ({ id, subject, body, audience }) => ({
    id,
    place: subject,
    texts: [subject, body, ...textsOf(JSON.parse(audience))],
  })),
];
