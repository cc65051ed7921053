import { createHmac, timingSafeEqual } from 'node:crypto';
import { newSecret } from '#platform/server/identifier.ts';
import type { Proof } from './proof.ts';

/** How a ticket begins; a solved proof of work never does. */
export const TICKET_PREFIX = 'wait.';
/** How long after its ticket was given a form is taken at the earliest. */
export const WAIT_SECONDS = 4;
const VALID_MS = 20 * 60 * 1000;

/** A ticket that becomes a proof by waiting: for browsers that can't work. */
export function createTicket(secret: string, now: number): string {
  const content = `${now}.${newSecret()}`;
  return `${TICKET_PREFIX}${content}.${sign(content, secret)}`;
}

/** What a ticket proves, or that it will in a while; undefined when it is forged or too old. */
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
