import { type Writings, writingsIn } from '#platform/server/written-texts.ts';
import { listWritten } from './queries.ts';

export const mailingWritings: readonly Writings[] = [
  writingsIn(listWritten, ({ id, subject, body }) => ({ id, place: subject, texts: [subject, body] })),
];
