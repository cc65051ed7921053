import { Refusal } from '../../contract/refusal.ts';

/** What a lenient reader puts where it can't read. */
const UNREADABLE = '\ufffd';

function notUtf8(): Refusal {
  return new Refusal('malformed', 'This is not text in UTF-8. Please send it in that encoding.');
}

export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw notUtf8();
  }
}

/** Refuses what a query or a form would read leniently: percent signs that spell no UTF-8, or nothing. */
export function assertReadable(encoded: string): void {
  if (decoded(encoded) === undefined) {
    throw new Refusal('malformed', 'This is not text in UTF-8 with each % written as %25.');
  }
}

/** The text is answered, though nobody reads it: the bundler drops a decoding that leads to nothing. */
function decoded(encoded: string): string | undefined {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}

/** The same for what was read leniently already, beside bytes that are no text. */
export function assertNothingReplaced(text: string): void {
  if (text.includes(UNREADABLE)) throw notUtf8();
}
