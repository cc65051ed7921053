import * as say from '../contract/messages.ts';
import { noAnswer } from '../contract/messages.ts';
import { Refusal } from '../contract/refusal.ts';
import { isNoAnswer } from './call-client.ts';

/** The message for a failed call: the server's own if it gave one. */
export function refusalText(thrown: unknown): string {
  if (!(thrown instanceof Refusal)) return noAnswer();
  return isNoAnswer(thrown) ? say.serverUnreachable() : thrown.message;
}
