import { type FreeText, freeTextIn } from '#platform/server/free-text.ts';
import { listWritten } from './queries.ts';

export const sponsorFreeText: readonly FreeText[] = [
  freeTextIn(listWritten, ({ id, name, website }) => ({ id, place: name, texts: [name, website ?? ''] })),
];
