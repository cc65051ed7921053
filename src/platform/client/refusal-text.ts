import { Refusal } from '../contract/refusal.ts';
import { NO_ANSWER } from './call-client.ts';

/** The words for whatever went wrong with a call: the server's own where it gave some. */
export function refusalText(thrown: unknown): string {
  return thrown instanceof Refusal ? thrown.message : NO_ANSWER;
}
