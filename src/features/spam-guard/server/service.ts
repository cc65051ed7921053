import type { Challenge } from 'altcha-lib';
import { Refusal } from '#platform/contract/refusal.ts';
import { ensureSetting } from '#platform/server/database/settings.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext, Services } from '#platform/server/http/context.ts';
import { hashSecret, newSecret } from '#platform/server/identifier.ts';
import { refuseAtLimit } from '#platform/server/limits.ts';
import { checkProofOfWork, createProofOfWork } from './proof-of-work.ts';
import { useSolution } from './queries.ts';
import { checkTicket, createTicket, TICKET_PREFIX, WAIT_SECONDS } from './waiting.ts';

const FAILED = 'The spam check didn’t work. Please send the form again.';
const TOO_MANY = 'Too many forms have been sent from your network.';
const PLEASE_WAIT = `Your browser has JavaScript turned off, so our spam check is a short wait. Nothing you typed is lost: please send the form again in ${WAIT_SECONDS} seconds.`;

/**
 * For a form sent without JavaScript: what to send along, and what to tell a visitor who still has to wait.
 */
export interface Ticket {
  ticket: string;
  message: string;
}

function signingSecret({ store }: Services): Promise<string> {
  return ensureSetting(store.database, 'spam_guard_secret', newSecret);
}

export async function issueChallenge(services: Services): Promise<Challenge> {
  return createProofOfWork(await signingSecret(services));
}

export async function issueTicket(services: Services): Promise<Ticket> {
  return { ticket: createTicket(await signingSecret(services), Date.now()), message: PLEASE_WAIT };
}

/** The ticket that was sent, if it only came too early: its wait still counts from when it was issued. */
export async function earlyTicket(services: Services, sent: string): Promise<Ticket | undefined> {
  const isEarly = checkTicket(sent, await signingSecret(services), Date.now()) === 'too-new';
  return isEarly ? { ticket: sent, message: PLEASE_WAIT } : undefined;
}

/**
 * Checks the `captcha` that a form sends and returns how to spend it in the form's own transaction, so that a
 * form refused for another reason leaves it unspent. Throws a Refusal if it is wrong, old or missing, or the
 * sender's address has sent too many forms. One form may count as several.
 */
export async function verifySpamGuard(
  services: CallContext,
  sent: string | undefined,
  countsAs = 1,
): Promise<(database: Database) => Promise<void>> {
  if (!services.config.captcha) return async () => {};
  const secret = await signingSecret(services);
  const proof = sent?.startsWith(TICKET_PREFIX)
    ? checkTicket(sent, secret, Date.now())
    : await checkProofOfWork(sent ?? '', secret);
  if (!proof || proof === 'too-new') throw refusal();
  await refuseAtLimit(async () => {
    for (let taken = 0; taken < countsAs; taken += 1)
      await services.limits.take('submissions', services.address);
  }, TOO_MANY);
  return async (database) => {
    const isUnused = await useSolution(database, hashSecret(proof.id), proof.expires.toISOString());
    if (!isUnused) throw refusal();
  };
}

function refusal(): Refusal {
  return new Refusal('invalid', FAILED, { captcha: FAILED });
}
