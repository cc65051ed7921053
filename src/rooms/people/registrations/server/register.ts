import type { z } from 'zod';
import { emailKey } from '#platform/contract/email-address.ts';
import { fileIdOf } from '#platform/contract/file-answer.ts';
import { language } from '#platform/contract/language.ts';
import type { Store } from '#platform/server/database/store.ts';
import { DatabaseUnavailable } from '#platform/server/database/unavailable.ts';
import { type CallContext, NOBODY_TO_CONFIRM } from '#platform/server/http/context.ts';
import { languageOfForm } from '#platform/server/reader.ts';
import { ticketSigner, verifySpamGuard, withActivity } from '#rooms/ground/server.ts';
import type { newRegistration } from '../contract.ts';
import { type Asking, type Registered, registerMany } from './register-many.ts';

/** How many are registered together. More would keep the pages waiting. */
const TOGETHER_MAX = 64;

interface Waiting {
  asking: Asking;
  answer: PromiseWithResolvers<Registered>;
}

/** Who waits, on each database that this process has open. Those who are registered together speak one language, and are written to in one. */
const waitingFor = new WeakMap<Store, Map<string, Waiting[]>>();

/**
 * Registers a visitor for the current edition, once per e-mail address, and confirms it by mail. A repeated
 * submission gets the same answer as the first.
 */
export async function register(
  context: CallContext,
  form: z.output<typeof newRegistration>,
): Promise<Registered> {
  const proof = await verifySpamGuard(context, form.captcha);
  const sign = await ticketSigner(context);
  const ofLanguages = waitingFor.get(context.store) ?? new Map<string, Waiting[]>();
  waitingFor.set(context.store, ofLanguages);
  const spoken = `${language()} ${languageOfForm()}`;
  const waiting = ofLanguages.get(spoken) ?? [];
  ofLanguages.set(spoken, waiting);
  const answer = Promise.withResolvers<Registered>();
  waiting.push({ asking: { context, form, proof, sign }, answer });
  if (waiting.length === 1) registerThose(context, () => takeSome(context, waiting));
  return answer.promise;
}

function takeSome(context: CallContext, waiting: Waiting[]): Waiting[] {
  const some = waiting.splice(0, TOGETHER_MAX);
  if (waiting.length > 0) registerThose(context, () => takeSome(context, waiting));
  return some;
}

/**
 * Registers those who wait when the transaction begins, and answers each of them. A refusal undoes nothing. If one of them
 * makes it fail, each is registered alone, so that only that one has failed.
 */
async function registerThose(context: CallContext, take: () => Waiting[]): Promise<void> {
  let taken: Waiting[] | undefined;
  try {
    // Whether each of them may is confirmed one by one.
    const outcomes = await withActivity({ ...context, confirmAccess: NOBODY_TO_CONFIRM }, (database) => {
      // If it is made again, then for the same ones.
      taken ??= take();
      return registerMany(database, roundsOf(taken.map(({ asking }) => asking)), context);
    });
    for (const { asking, answer } of taken ?? []) {
      const outcome = outcomes.get(asking);
      if (outcome && 'registered' in outcome) answer.resolve(outcome.registered);
      else answer.reject(outcome?.refusal ?? new Error('somebody was left without an answer'));
    }
  } catch (thrown) {
    const failed = taken ?? take();
    const isMadeAgain = failed.length > 1 && !(thrown instanceof DatabaseUnavailable);
    for (const one of failed) {
      if (isMadeAgain) await registerThose(context, () => [one]);
      else one.answer.reject(thrown);
    }
  }
}

/** Those with the same address, key, proof or file as one before are in a later round, and find what that one has left. */
function roundsOf(asked: readonly Asking[]): Asking[][] {
  const rounds: { names: Set<string>; asked: Asking[] }[] = [];
  for (const one of asked) {
    const names = namesOf(one);
    const last = rounds.findLastIndex((round) => names.some((name) => round.names.has(name)));
    const round = rounds[last + 1] ?? { names: new Set(), asked: [] };
    rounds[last + 1] = round;
    round.asked.push(one);
    for (const name of names) round.names.add(name);
  }
  return rounds.map((round) => round.asked);
}

function namesOf({ context: { idempotencyKey }, form, proof }: Asking): string[] {
  return [
    `address ${emailKey(form.email)}`,
    ...(idempotencyKey ? [`key ${idempotencyKey}`] : []),
    ...(proof ? [`proof ${proof.id}`] : []),
    ...Object.values(form.answers ?? {}).flatMap((answer) => {
      const file = fileIdOf(answer);
      return file ? [`file ${file}`] : [];
    }),
  ];
}
