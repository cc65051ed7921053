import * as say from '../../contract/messages.ts';
import { Refusal } from '../../contract/refusal.ts';

/** What a lenient decoder substitutes for bytes it can't read. */
const UNREADABLE = '\ufffd';

function notUtf8(): Refusal {
  return new Refusal('malformed', say.textNotUtf8());
}

export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw notUtf8();
  }
}

/**
 * Refuses percent signs that don't encode UTF-8, or don't encode anything; queries and forms would be decoded
 * leniently.
 */
export function assertReadable(encoded: string): void {
  if (decoded(encoded) === undefined) {
    throw new Refusal('malformed', say.addressNotUtf8());
  }
}

/**
 * Returns the text although only its validity matters: the bundler would remove decoding whose result is
 * unused.
 */
function decoded(encoded: string): string | undefined {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}

/** The same check for text that was already decoded leniently. */
export function assertNothingReplaced(text: string): void {
  if (text.includes(UNREADABLE)) throw notUtf8();
}
