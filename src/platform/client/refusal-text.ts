import { Refusal } from '../contract/refusal.ts';
import { isNoAnswer } from './call-client.ts';
import { NO_ANSWER } from './read-refusal.ts';

const NO_CONNECTION = 'The server can’t be reached. Please check your connection and try again.';

/** The message for a failed call: the server's own if it gave one. */
export function refusalText(thrown: unknown): string {
  if (!(thrown instanceof Refusal)) return NO_ANSWER;
  return isNoAnswer(thrown) ? NO_CONNECTION : thrown.message;
}
