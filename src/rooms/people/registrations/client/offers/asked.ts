import {
  type Question,
  type ShownOption,
  type SiteView,
  shownNotices,
  type TicketPrices,
} from '#rooms/edition/contract.ts';
import { type Consent, shownConsents } from '#rooms/people/submissions/consent.ts';
import { type NotRequired, notRequiredBy } from '#rooms/people/submissions/not-required.ts';
import { phoneHint } from '#rooms/people/submissions/phone-hint.ts';
import { askedOf } from '#rooms/people/submissions/questions.ts';

/** What an edition asks of people. */
export interface Asked {
  phoneHint: string;
  /** Whether many of one company pay less. */
  countsGroups: boolean;
  /** What needn’t be said of a person. */
  notRequired: NotRequired;
  notices: readonly (string | ShownOption)[];
  questions: readonly Question[];
  consent: Consent;
  news: Consent;
  /** Of who registers by a colleague's link. */
  company?: string | undefined;
  joins?: string | undefined;
  /** What they pay; none where nothing is sold. */
  price?:
    | (Pick<TicketPrices, 'alone' | 'inGroup' | 'least'> & { kind: string; canChoose: boolean })
    | undefined;
}

export function askedIn({ current, site, edition }: SiteView): Asked {
  return {
    phoneHint: phoneHint(current?.country),
    countsGroups: Boolean(current?.groupLeast),
    notRequired: notRequiredBy(edition.forms),
    notices: shownNotices(edition, 'registration'),
    questions: askedOf(edition.forms.registration),
    ...shownConsents(site),
  };
}
