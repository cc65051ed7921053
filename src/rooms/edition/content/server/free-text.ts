import { type FreeText, freeTextIn, textsOf } from '#platform/server/free-text.ts';
import * as say from '../messages.ts';
import { partInfo } from '../sections.ts';
import { partOfScope } from './documents.ts';
import { listWrittenDrafts, listWrittenVersions } from './queries.ts';

/** What the site's pages and mails say, what is to be published, and what they said before. */
export const contentFreeText: readonly FreeText[] = [
  freeTextIn(listWrittenDrafts, ({ id, content }) => ({
    id,
    place: say.placeInDraft({ place: placeOf(id) }),
    texts: textsOf(JSON.parse(content)),
  })),
  freeTextIn(listWrittenVersions, ({ id, scope, number, published_at, content }) => ({
    id,
    place: say.placeInVersion({ place: placeOf(scope), number, day: published_at.slice(0, 10) }),
    texts: textsOf(JSON.parse(content)),
  })),
];

function placeOf(scope: string): string {
  return partInfo(partOfScope(scope)).place();
}
