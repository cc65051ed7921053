import { Refusal } from '#platform/contract/refusal.ts';
import * as say from '../messages.ts';

/** docs/product.md, 9.2 */
const UPDATE_FAILED = say.updateFailed();
const SUBMIT_FAILED = say.submitFailed();
export const SERVER_ERROR = say.serverError();
export const NOT_SAVED = say.notSaved();

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
