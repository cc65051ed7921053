import { listDetails } from '#platform/server/pictures/queries.ts';
import { type Writings, writingsIn } from '#platform/server/written-texts.ts';

export const pictureWritings: readonly Writings[] = [
  writingsIn(listDetails, ({ id, title, alt }) => ({ id, place: title || alt, texts: [title, alt] })),
];
