import { Refusal } from '#platform/contract/refusal.ts';
import * as say from '../messages.ts';

/** Tells whoever posted a form that can't be read, such as one with too large a file, where to find what they typed. */
export function unread(thrown: unknown): Refusal {
  if (!(thrown instanceof Refusal)) throw thrown;
  return new Refusal(thrown.code, say.notRead({ reason: thrown.message }), {}, thrown.waitSeconds);
}
