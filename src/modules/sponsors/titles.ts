import type { Content } from '#modules/content/contract.ts';
import { choicesIn } from '#modules/content/line-list.ts';
import { SPONSOR_TITLES } from './contract.ts';

/** What an organisation can be shown as: by what it pays for, or in another capacity. */
export function sponsorTitles(content: Pick<Content, 'edition'>): string[] {
  return [
    ...new Set([
      ...content.edition.packages.offers.map(({ name }) => name),
      ...SPONSOR_TITLES,
      ...choicesIn(content.edition.sponsors.furtherKinds),
    ]),
  ];
}
