import { createHmac, timingSafeEqual } from 'node:crypto';
import { newSecret } from '#platform/server/identifier.ts';
import type { Proof } from './proof.ts';

/** The prefix of every ticket; a solved proof of work never starts with it. */
export const TICKET_PREFIX = 'wait.';
/** A form is accepted this long after its ticket was issued, at the earliest. */
export const WAIT_SECONDS = 4;
const VALID_MS = 20 * 60 * 1000;

/** A ticket that becomes a proof after a wait, for browsers that can't compute a proof of work. */
export function createTicket(secret: string, now: number): string {
  const content = `${now}.${newSecret()}`;
  return `${TICKET_PREFIX}${content}.${sign(content, secret)}`;
}

/** The proof that a ticket gives, or that it is too new; undefined if it is forged or expired. */
export function checkTicket(ticket: string, secret: string, now: number): Proof | 'too-new' | undefined {
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
