import type { EditionContent } from './edition-content.ts';
import { type ShownOption, shownOptions } from './shown-options.ts';

/** What a speaker’s title can be. */
export function speakerTitlesOf({ speakers }: Pick<EditionContent, 'speakers'>): string[] {
  return shownTitles({ speakers }).map(({ value }) => value);
}

/** The same as people read it. */
export function shownTitles({ speakers }: Pick<EditionContent, 'speakers'>): ShownOption[] {
  return shownOptions(speakers, 'titles');
}

/** What a speaker’s part can be besides what is always offered, as people read it. */
export function shownRoles({ speakers }: Pick<EditionContent, 'speakers'>): ShownOption[] {
  return shownOptions(speakers, 'furtherRoles');
}
