import { isNoAnswer } from '#platform/client/call-client.ts';
import { pageAddress } from '#platform/contract/language.ts';
import { noAnswer, sentOtherwise } from '#platform/contract/messages.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import * as say from '../messages.ts';
import { failureOf } from './failure.ts';
import type { Outcome } from './public-form.tsx';
import { type AskChallenge, resetSpamGuard, solveSpamGuard } from './spam-guard.ts';

interface Submission {
  askChallenge: AskChallenge;
  /** Makes the call. `idempotencyKey` stays the same for repeated attempts until one succeeds, or came with other content. */
  send: (extra: { captcha: string | undefined; idempotencyKey: string }) => Promise<unknown>;
  /** Where to go after success. */
  next: string;
  refusedHeading: string;
  /** Shown when the server gave no message. */
  failed: string;
}

let idempotencyKey: string | undefined;

/** Sends a public form: solves the spam guard, makes the call, then continues or reports the error. */
export async function submitForm({
  askChallenge,
  send,
  next,
  refusedHeading,
  failed,
}: Submission): Promise<Outcome> {
  idempotencyKey ??= crypto.randomUUID();
  try {
    await send({ captcha: await solveSpamGuard(askChallenge), idempotencyKey });
    // The browser may restore this very page later for another submission.
    idempotencyKey = undefined;
    resetSpamGuard();
    location.assign(pageAddress(next));
    return 'done';
  } catch (thrown) {
    if (!(thrown instanceof Refusal) || thrown.message === noAnswer()) {
      const message = isNoAnswer(thrown) || !navigator.onLine ? say.notReached({ failed }) : failed;
      return { failure: { heading: refusedHeading, message }, errors: {} };
    }
    // A conflict spends the solution, other refusals don’t.
    if (thrown.errors.captcha || thrown.code === 'conflict') resetSpamGuard();
    if (thrown.message === sentOtherwise()) idempotencyKey = undefined;
    return { failure: failureOf(thrown, refusedHeading), errors: thrown.errors };
  }
}
