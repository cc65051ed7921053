import { textsOf, type Writings, writingsIn } from '#platform/server/written-texts.ts';
import type { Part } from '../sections.ts';
import { partOfScope } from './documents.ts';
import { listWrittenDrafts, listWrittenVersions } from './queries.ts';

const PLACES: Readonly<Record<Part, string>> = {
  site: 'The site’s texts',
  edition: 'An edition’s texts',
  mails: 'An edition’s mails',
};

/** What the site's pages and mails say, what is to be published, and what they said before. */
export const contentWritings: readonly Writings[] = [
  writingsIn(listWrittenDrafts, ({ id, content }) => ({
    id,
    place: `${placeOf(id)}, draft`,
    texts: textsOf(JSON.parse(content)),
  })),
  writingsIn(listWrittenVersions, ({ id, scope, number, published_at, content }) => ({
    id,
    place: `${placeOf(scope)}, version ${number} of ${published_at.slice(0, 10)}`,
    texts: textsOf(JSON.parse(content)),
  })),
];

function placeOf(scope: string): string {
  return PLACES[partOfScope(scope)];
}
