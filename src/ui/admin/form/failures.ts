import { Refusal } from '#platform/contract/refusal.ts';

/** docs/product.md, 9.2 */
export const UPDATE_FAILED = 'Failed to update the event. Please try again later.';
export const SUBMIT_FAILED = 'Failed to submit the event. Please try again later.';
export const SERVER_ERROR = 'Server Error';
export const NOT_SAVED = 'This could not be saved.';

export type FailureTitle = string | ((thrown: unknown) => string);

/** Forms with pictures distinguish between errors the user can correct, server errors and no response. */
export function submitFailure(thrown: unknown): string {
  if (!(thrown instanceof Refusal) || thrown.code === 'unavailable') return SUBMIT_FAILED;
  return thrown.code === 'unexpected' ? SERVER_ERROR : NOT_SAVED;
}
