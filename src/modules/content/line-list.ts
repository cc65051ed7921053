import { lines, TITLE_MAX } from '#platform/contract/fields.ts';
import { linesOf } from '#platform/contract/lines-of.ts';
import { plain } from './field-forms.ts';

const LIST_MAX = 2_000;
const TOO_LONG = `Please use at most ${TITLE_MAX} characters on each line.`;

/** What people choose from, one on each line. Without words of one’s own, the given ones. */
export function lineList(label: string, given: readonly string[], hint: string) {
  const schema = lines(LIST_MAX).refine((text) => linesOf(text).every(isShort), TOO_LONG);
  return plain(label, schema, { neutral: given.join('\n'), required: true, isLong: true, hint });
}

function isShort(line: string): boolean {
  return line.length <= TITLE_MAX;
}

/** Each line once. */
export function choicesIn(text: string): string[] {
  return [...new Set(linesOf(text))];
}
