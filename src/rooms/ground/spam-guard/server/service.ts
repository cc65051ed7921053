import { createHmac, timingSafeEqual } from 'node:crypto';
import { Refusal } from '#platform/contract/refusal.ts';
import { ensureSetting } from '#platform/server/database/settings.ts';
import type { Database, Store } from '#platform/server/database/store.ts';
import type { CallContext, Services } from '#platform/server/http/context.ts';
import { hashSecret, newSecret } from '#platform/server/identifier.ts';
import { refuseAtLimit } from '#platform/server/limits.ts';
import type { ProofOfWork } from '../contract.ts';
import * as say from '../messages.ts';
import type { Proof } from './proof.ts';
import { checkProofOfWork, createProofOfWork } from './proof-of-work.ts';
import { findUsed, insertUsed } from './queries.ts';
import type { UsedSolutionRow } from './tables.ts';

export type { Proof } from './proof.ts';

/** The prefix of every ticket; a solved proof of work never starts with it. */
const TICKET_PREFIX = 'wait.';
/** A form is accepted this long after its ticket was issued, at the earliest. */
const WAIT_SECONDS = 4;
const VALID_MS = 20 * 60 * 1000;

const pleaseWait = () => say.pleaseWait({ seconds: WAIT_SECONDS });

/**
 * For a form sent without JavaScript: what to send along, and what to tell a visitor who still has to wait.
 */
export interface Ticket {
  ticket: string;
  message: string;
}

const known = new WeakMap<Store, Promise<string>>();

/** Made once, and never changed. */
function signingSecret({ store }: Services): Promise<string> {
  const secret = known.get(store) ?? ensureSetting(store.database, 'spam_guard_secret', newSecret);
  known.set(store, secret);
  secret.catch(() => known.delete(store));
  return secret;
}

export async function issueChallenge(services: Services): Promise<ProofOfWork> {
  return createProofOfWork(await signingSecret(services));
}

export async function issueTicket(services: Services): Promise<Ticket> {
  return { ticket: createTicket(await signingSecret(services), Date.now()), message: pleaseWait() };
}

/** The ticket that was sent, if it only came too early: its wait still counts from when it was issued. */
export async function earlyTicket(services: Services, sent: string): Promise<Ticket | undefined> {
  const isEarly = checkTicket(sent, await signingSecret(services), Date.now()) === 'too-new';
  return isEarly ? { ticket: sent, message: pleaseWait() } : undefined;
}

/**
 * Checks the `captcha` that a form sends and returns the proof, to be spent in the form's own transaction, so that a
 * form refused for another reason leaves it unspent; undefined while the spam guard is off. Throws a Refusal if it is
 * wrong, old or missing, or the sender's address has sent too many forms. One form may count as several.
 */
export async function verifySpamGuard(
  services: CallContext,
  sent: string | undefined,
  countsAs = 1,
): Promise<Proof | undefined> {
  if (!services.config.captcha) return undefined;
  const secret = await signingSecret(services);
  const proof = sent?.startsWith(TICKET_PREFIX)
    ? checkTicket(sent, secret, Date.now())
    : await checkProofOfWork(sent ?? '', secret);
  if (!proof || proof === 'too-new') throw refusal();
  // All or none: a form that counts too much must not use up what is left for others of its network.
  await refuseAtLimit(() => services.limits.take('submissions', services.address, countsAs), say.tooMany());
  return proof;
}

/** Refuses a proof that was spent before, and spends it. */
export async function spendProof(database: Database, proof: Proof | undefined): Promise<void> {
  assertUnspent(await findUsedProofs(database, [proof]), proof);
  await spendProofs(database, [proof]);
}

/** What is kept of those proofs that were spent before. */
export async function findUsedProofs(
  database: Database,
  proofs: readonly (Proof | undefined)[],
): Promise<ReadonlySet<string>> {
  return new Set(
    await findUsed(
      database,
      rowsOf(proofs).map(({ hash }) => hash),
    ),
  );
}

export function assertUnspent(used: ReadonlySet<string>, proof: Proof | undefined): void {
  if (rowsOf([proof]).some(({ hash }) => used.has(hash))) throw refusal();
}

/** Another transaction that spends one of them at the same time collides with this one. */
export async function spendProofs(database: Database, proofs: readonly (Proof | undefined)[]): Promise<void> {
  await insertUsed(database, rowsOf(proofs));
}

/** In one order, so that transactions may wait for each other, but not in a circle. */
function rowsOf(proofs: readonly (Proof | undefined)[]): UsedSolutionRow[] {
  return proofs
    .flatMap((proof) =>
      proof ? { hash: hashSecret(proof.id), expires_at: proof.expires.toISOString() } : [],
    )
    .toSorted((one, other) => (one.hash < other.hash ? -1 : 1));
}

function refusal(): Refusal {
  return new Refusal('invalid', say.failed(), { captcha: say.failed() });
}

/** A ticket that becomes a proof after a wait, for browsers that can't compute a proof of work. */
function createTicket(secret: string, now: number): string {
  const content = `${now}.${newSecret()}`;
  return `${TICKET_PREFIX}${content}.${sign(content, secret)}`;
}

/** The proof that a ticket gives, or that it is too new; undefined if it is forged or expired. */
function checkTicket(ticket: string, secret: string, now: number): Proof | 'too-new' | undefined {
  const [issued = '', nonce = '', signature = ''] = ticket.slice(TICKET_PREFIX.length).split('.');
  const expected = Buffer.from(sign(`${issued}.${nonce}`, secret));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const age = now - Number(issued);
  if (age < WAIT_SECONDS * 1000) return 'too-new';
  return age > VALID_MS ? undefined : { id: nonce, expires: new Date(Number(issued) + VALID_MS) };
}

function sign(content: string, secret: string): string {
  return createHmac('sha256', secret).update(content).digest('base64url');
}
