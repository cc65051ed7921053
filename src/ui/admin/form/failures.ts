import { Refusal } from '#platform/contract/refusal.ts';

/** docs/product.md, 9.2 */
const UPDATE_FAILED = 'Failed to update the event. Please try again later.';
const SUBMIT_FAILED = 'Failed to submit the event. Please try again later.';
export const SERVER_ERROR = 'Server Error';
export const NOT_SAVED = 'This couldn’t be saved.';

/** The heading of a failure; undefined if the refusal's own message says enough. */
export type FailureTitle = (thrown: unknown) => string | undefined;

/** Forms with pictures distinguish between errors the user can correct, server errors and no response. */
export function submitFailure(thrown: unknown): string {
  if (isUnanswered(thrown)) return SUBMIT_FAILED;
  return isServerError(thrown) ? SERVER_ERROR : NOT_SAVED;
}

/** Suggests trying again later only where it may help. */
export function updateFailure(thrown: unknown): string | undefined {
  return mayPass(thrown) ? UPDATE_FAILED : undefined;
}

/** Whether trying again may help: after a server error, or if there was no answer. */
export function mayPass(thrown: unknown): boolean {
  return isUnanswered(thrown) || isServerError(thrown);
}

function isUnanswered(thrown: unknown): boolean {
  return !(thrown instanceof Refusal) || thrown.code === 'unavailable';
}

function isServerError(thrown: unknown): boolean {
  return thrown instanceof Refusal && thrown.code === 'unexpected';
}
