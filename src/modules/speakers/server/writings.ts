import { type Writings, writingsIn } from '#platform/server/written-texts.ts';
import { listWritten } from './queries.ts';

export const speakerWritings: readonly Writings[] = [
  writingsIn(listWritten, ({ id, fullname, designation, company, description }) => ({
    id,
    place: fullname,
    texts: [fullname, designation, company, description],
  })),
];
