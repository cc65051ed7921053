import type { EditionContent } from './edition-content.ts';
import { choicesIn } from './line-list.ts';

/** What a speaker’s title can be. */
export function speakerTitlesOf({ speakers }: Pick<EditionContent, 'speakers'>): string[] {
  return choicesIn(speakers.titles);
}
