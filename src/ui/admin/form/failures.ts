import { Refusal } from '#platform/contract/refusal.ts';

/** docs/product.md, 9.2 */
const UPDATE_FAILED = 'Failed to update the event. Please try again later.';
const SUBMIT_FAILED = 'Failed to submit the event. Please try again later.';
export const SERVER_ERROR = 'Server Error';
export const NOT_SAVED = 'This couldn’t be saved.';

/** What heads a failure; nothing where the refusal's own words say it all. */
export type FailureTitle = (thrown: unknown) => string | undefined;

/** Forms with pictures distinguish between errors the user can correct, server errors and no response. */
export function submitFailure(thrown: unknown): string {
  if (isUnanswered(thrown)) return SUBMIT_FAILED;
  return isServerError(thrown) ? SERVER_ERROR : NOT_SAVED;
}

/** To try again later helps where there was no answer or a server's error, and nowhere else. */
export function updateFailure(thrown: unknown): string | undefined {
  return isUnanswered(thrown) || isServerError(thrown) ? UPDATE_FAILED : undefined;
}

function isUnanswered(thrown: unknown): boolean {
  return !(thrown instanceof Refusal) || thrown.code === 'unavailable';
}

function isServerError(thrown: unknown): boolean {
  return thrown instanceof Refusal && thrown.code === 'unexpected';
}
