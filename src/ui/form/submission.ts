import { NO_ANSWER } from '#platform/client/call-client.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Outcome } from './public-form.tsx';

/** What a form shows for whatever went wrong while it was sent. */
export function outcomeOf(thrown: unknown, heading: string, withoutWords: string): Outcome {
  if (thrown instanceof Refusal && thrown.message !== NO_ANSWER) {
    return { failure: { heading, message: thrown.message }, errors: thrown.errors };
  }
  return { failure: { heading, message: withoutWords }, errors: {} };
}

let key: string | undefined;

/** Marks the submission that is under way, however often it is sent, so that it makes one record. */
export function submissionKey(): string {
  key ??= crypto.randomUUID();
  return key;
}
