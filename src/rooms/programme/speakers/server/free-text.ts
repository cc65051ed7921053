import { type FreeText, freeTextIn } from '#platform/server/free-text.ts';
import { listWritten } from './queries.ts';

export const speakerFreeText: readonly FreeText[] = [
  freeTextIn(listWritten, ({ id, fullname, designation, company, description }) => ({
    id,
    place: fullname,
    texts: [fullname, designation, company, description],
  })),
];
