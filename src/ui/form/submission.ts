import { NO_ANSWER } from '#platform/client/read-refusal.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { failureOf } from './failure.ts';
import type { Outcome } from './public-form.tsx';
import { type AskChallenge, forgetSpamGuard, solveSpamGuard } from './spam-guard.ts';

interface Submission {
  askChallenge: AskChallenge;
  /** Makes the call. `submissionKey` stays the same however often the form is sent, until it is through. */
  send: (extra: { captcha: string | undefined; submissionKey: string }) => Promise<unknown>;
  /** Where to go once it is through. */
  next: string;
  refusedHeading: string;
  /** What is said when the server gave no words of its own. */
  failed: string;
}

let submissionKey: string | undefined;

/** Sends a public form: solves the spam guard, makes the call, and goes on or says what went wrong. */
export async function submitForm({
  askChallenge,
  send,
  next,
  refusedHeading,
  failed,
}: Submission): Promise<Outcome> {
  submissionKey ??= crypto.randomUUID();
  try {
    await send({ captcha: await solveSpamGuard(askChallenge), submissionKey });
    // The browser may bring this very page back, for another submission.
    submissionKey = undefined;
    forgetSpamGuard();
    location.assign(next);
    return 'done';
  } catch (thrown) {
    if (!(thrown instanceof Refusal) || thrown.message === NO_ANSWER) {
      return { failure: { heading: refusedHeading, message: failed }, errors: {} };
    }
    if (thrown.errors.captcha) forgetSpamGuard();
    return { failure: failureOf(thrown, refusedHeading), errors: thrown.errors };
  }
}
