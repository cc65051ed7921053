import { lines, TITLE_MAX } from '#platform/contract/fields.ts';
import { linesOf } from '#platform/contract/lines-of.ts';
import { plain } from './field-forms.ts';

const LIST_MAX = 2_000;
const TOO_LONG = `Please use at most ${TITLE_MAX} characters for each answer.`;

const OF_PARTNERS = ['Event official website', 'LinkedIn', 'Invitation Letter', 'Facebook', 'Instagram'];

/** The documented answers to 'How did you hear about the summit?' (docs/product.md, 3.1). */
export const DOCUMENTED_NOTICES = {
  registration: [...OF_PARTNERS, 'Twitter', 'Word of mouth', 'Other'],
  partnership: OF_PARTNERS,
};

type Form = keyof typeof DOCUMENTED_NOTICES;

export function noticeList(label: string, form: Form, hint: string) {
  const schema = lines(LIST_MAX).refine((text) => linesOf(text).every(isShort), TOO_LONG);
  const neutral = DOCUMENTED_NOTICES[form].join('\n');
  return plain(label, schema, { neutral, required: true, isLong: true, hint });
}

function isShort(line: string): boolean {
  return line.length <= TITLE_MAX;
}

/** The lists of an edition. */
interface Listing {
  forms: Readonly<Record<'notices' | 'partnershipNotices', string>>;
}

/** What people can choose who say how they heard of the summit. */
export function noticesOf({ forms }: Listing, form: Form): string[] {
  return [...new Set(linesOf(form === 'registration' ? forms.notices : forms.partnershipNotices))];
}
