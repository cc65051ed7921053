import { LANGUAGES } from '#platform/contract/language.ts';
import type { Message } from '#platform/contract/message.ts';
import type { Translated } from './fields.ts';
import { choicesIn, lineList } from './line-list.ts';
import { type ShownOption, shownOptions } from './shown-options.ts';

const OF_PARTNERS = ['Event official website', 'LinkedIn', 'Invitation Letter', 'Facebook', 'Instagram'];

/** What everybody is kept with who doesn’t say it; it is always taken. */
export const OTHER_NOTICE = 'Other';
/** How lists in organisers' own words say that, normalised for search. */
export const OTHER_NOTICES: ReadonlySet<string> = new Set([
  ...['other', 'others', 'something else', 'autre', 'autres', 'outro', 'outra', 'outros'],
]);

/** The documented answers to 'How did you hear about the summit?' (docs/product.md, 3.1). */
export const DOCUMENTED_NOTICES = {
  registration: [...OF_PARTNERS, 'Twitter', 'Word of mouth', OTHER_NOTICE],
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

function fieldOf(form: Form) {
  return form === 'registration' ? 'notices' : 'partnershipNotices';
}

/** The same as they read it. */
export function shownNotices({ forms }: Listing, form: Form): ShownOption[] {
  return shownOptions(forms, fieldOf(form));
}

/**
 * What is kept of a notice that a call names, by what it reads in any language; undefined if there is none such. The
 * documented ones are always taken: other programs may know no others.
 */
export function takenNotice({ forms }: Listing, form: Form, named: string): string | undefined {
  const field = fieldOf(form);
  const byLabel = LANGUAGES.flatMap((language) => shownOptions(forms, field, language));
  const byValue = byLabel.map(({ value }) => ({ value, label: value }));
  const documented = DOCUMENTED_NOTICES[form].map((value) => ({ value, label: value }));
  return [...byValue, ...byLabel, ...documented].find(({ label }) => label === named)?.value;
}

/** What people can choose who say how they heard of the summit. */
export function noticesOf({ forms }: Listing, form: Form): string[] {
  return choicesIn(forms[fieldOf(form)]);
}
