import { lines, optional } from './fields.ts';
import { isEmpty } from './is-empty.ts';
import { plainTextOf } from './rich-text.ts';

/** How much longer than its text the HTML may be. */
const FORMATTING_FACTOR = 5;

/** Text with or without formatting; the limit counts what people read. */
export function requiredRichText(max: number, missing: string) {
  return richText(max, missing).refine((text) => !isEmpty(plainTextOf(text)), missing);
}

/** The same, which may be left empty. */
export function optionalRichText(max: number) {
  return optional(richText(max));
}

function richText(max: number, missing?: string) {
  const tooLong = `Please use at most ${max} characters.`;
  const isTooLong = (text: string) => plainTextOf(text).length > max;
  return lines(max * FORMATTING_FACTOR, missing, ({ input }) =>
    isTooLong(String(input)) ? tooLong : 'This has too much formatting. Please remove some of it.',
  ).refine((text) => !isTooLong(text), tooLong);
}
