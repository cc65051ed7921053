import type { Message } from '#platform/contract/message.ts';
import type { Translated } from './fields.ts';
import { choicesIn, lineList } from './line-list.ts';
import { type ShownOption, shownOptions } from './shown-options.ts';

const OF_PARTNERS = ['Event official website', 'LinkedIn', 'Invitation Letter', 'Facebook', 'Instagram'];

/** The documented answers to 'How did you hear about the summit?' (docs/product.md, 3.1). */
export const DOCUMENTED_NOTICES = {
  registration: [...OF_PARTNERS, 'Twitter', 'Word of mouth', 'Other'],
  partnership: OF_PARTNERS,
};

type Form = keyof typeof DOCUMENTED_NOTICES;

export function noticeList(label: Message, form: Form, hint: Message) {
  return lineList(label, DOCUMENTED_NOTICES[form], hint);
}

/** The lists of an edition. */
interface Listing {
  forms: Readonly<Record<'notices' | 'partnershipNotices', string>> & Translated;
}

/** The same as they read it. */
export function shownNotices({ forms }: Listing, form: Form): ShownOption[] {
  return shownOptions(forms, form === 'registration' ? 'notices' : 'partnershipNotices');
}

/** What calls take: what is kept of each, and what it reads in the language of the call. */
export function takenNotices(listing: Listing, form: Form): string[] {
  return shownNotices(listing, form).flatMap(({ value, label }) => [value, label]);
}

/** What people can choose who say how they heard of the summit. */
export function noticesOf({ forms }: Listing, form: Form): string[] {
  return choicesIn(form === 'registration' ? forms.notices : forms.partnershipNotices);
}
