import type { EditionContent } from '#features/content/contract.ts';
import { choicesIn } from '#features/content/line-list.ts';

/** What a speaker’s title can be. */
export function titlesIn({ speakers }: Pick<EditionContent, 'speakers'>): string[] {
  return choicesIn(speakers.titles);
}
