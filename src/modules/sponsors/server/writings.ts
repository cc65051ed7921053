import { type Writings, writingsIn } from '#platform/server/written-texts.ts';
import { listWritten } from './queries.ts';

export const sponsorWritings: readonly Writings[] = [
  writingsIn(listWritten, ({ id, name, website }) => ({ id, place: name, texts: [name, website ?? ''] })),
];
