import { lines, TITLE_MAX } from '#platform/contract/fields.ts';
import { linesOf } from '#platform/contract/lines-of.ts';
import type { Message } from '#platform/contract/message.ts';
import { plain } from './field-forms.ts';
import * as say from './messages.ts';

const LIST_MAX = 2_000;

/** What people choose from, one on each line. Without words of one’s own, the given ones. */
export function lineList(label: Message, given: readonly string[], hint: Message) {
  const schema = lines(LIST_MAX).refine((text) => linesOf(text).every(isShort), {
    error: () => say.lineTooLong({ most: TITLE_MAX }),
  });
  return plain(label, schema, {
    neutral: given.join('\n'),
    required: given.length > 0,
    isLong: true,
    isChosen: true,
    hint,
  });
}

function isShort(line: string): boolean {
  return line.length <= TITLE_MAX;
}

/** Each line once. */
export function choicesIn(text: string): string[] {
  return [...new Set(linesOf(text))];
}
