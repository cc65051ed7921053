import { lines, optional } from './fields.ts';
import { isEmpty } from './is-empty.ts';
import type { Message } from './message.ts';
import * as say from './messages.ts';
import { plainTextOf } from './rich-text.ts';

/** How much longer than its text the HTML may be. */
const FORMATTING_FACTOR = 5;

/** Text with or without formatting; the limit counts what people read. */
export function requiredRichText(max: number, missing: Message) {
  return richText(max, missing).refine((text) => !isEmpty(plainTextOf(text)), { error: missing });
}

/** The same, which may be left empty. */
export function optionalRichText(max: number) {
  return optional(richText(max));
}

function richText(max: number, missing?: Message) {
  const tooLong = () => say.tooLong({ max: String(max) });
  const isTooLong = (text: string) => plainTextOf(text).length > max;
  return lines(max * FORMATTING_FACTOR, missing, ({ input }) =>
    isTooLong(String(input)) ? tooLong() : say.tooMuchFormatting(),
  ).refine((text) => !isTooLong(text), { error: tooLong });
}
