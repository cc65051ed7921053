import type { z } from 'zod';
import { changeTogether, type WithActivity } from '#modules/activity/server/service.ts';
import { verifySpamGuard } from '#modules/spam-guard/server/service.ts';
import { ticketSigner } from '#modules/tickets/server/service.ts';
import { emailKey } from '#platform/contract/normalise-for-search.ts';
import type { Outcome } from '#platform/server/database/write-queue.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import type { registration } from '../contract.ts';
import { type Asking, decideMany, type Registered } from './register-many.ts';

/**
 * Registers a visitor for the current edition, once per e-mail address, and confirms it by mail. A repeated
 * submission gets the same answer as the first.
 */
export async function register(
  context: CallContext,
  form: z.output<typeof registration>,
): Promise<Registered> {
  const proof = await verifySpamGuard(context, form.captcha);
  const sign = await ticketSigner(context);
  return registerTogether(context, { form, proof, sign });
}

const registerTogether = changeTogether<Asking['item'], Registered>(async (database, asked, services) => {
  const outcomes = new Map<Asking, Outcome<WithActivity<Registered>>>();
  let keep: () => Promise<unknown> = async () => {};
  for (const round of roundsOf(asked)) {
    await keep();
    const decided = await decideMany(database, round, services);
    for (const [one, outcome] of decided.outcomes) outcomes.set(one, outcome);
    ({ keep } = decided);
  }
  return { outcomes, keep };
});

/** Those with the same address, key or proof as one before are in a later round, and find what that one has left. */
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

function namesOf({ context: { submissionKey }, item: { form, proof } }: Asking): string[] {
  return [
    `address ${emailKey(form.email)}`,
    ...(submissionKey ? [`key ${submissionKey}`] : []),
    ...(proof ? [`proof ${proof.id}`] : []),
  ];
}
