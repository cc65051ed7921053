import type { Message } from '#platform/contract/message.ts';
import { type Content, choicesIn, labelOf, shownName, shownOptions } from '#rooms/edition/contract.ts';
import { SPONSOR_TITLES } from './contract.ts';
import * as say from './messages.ts';

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

const LABELS: Readonly<Record<string, Message>> = {
  Sponsor: say.titleSponsor,
  Partners: say.titlePartners,
  'Media Partner': say.titleMediaPartner,
  'Previous Partner': say.titlePreviousPartner,
} satisfies Record<(typeof SPONSOR_TITLES)[number], Message>;

/** One of the titles that are always offered, as people read it. */
export function titleLabel(title: string): string {
  return LABELS[title]?.() ?? title;
}

/** Any title as visitors read it: packages and kinds of the edition's own are called what organisers wrote. */
export function shownTitle({ edition }: Pick<Content, 'edition'>, title: string): string {
  const offer = edition.packages.offers.find(({ name }) => name === title);
  if (offer) return shownName(offer, 'name');
  return labelOf(shownOptions(edition.sponsors, 'furtherKinds'), titleLabel(title));
}
