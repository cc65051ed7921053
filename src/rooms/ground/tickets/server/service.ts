import { createPublicKey } from 'node:crypto';
import type { Services } from '#platform/server/http/context.ts';
import { signingKey } from './key.ts';
import { type Ticket, writeTicket } from './ticket.ts';

export { ticketNumber } from '../ticket-number.ts';
export { drawTicket, outlineTicket } from './draw-ticket.ts';
export { assertKeyOpens } from './key.ts';

/** Signs tickets. To be had before a transaction begins. */
export async function ticketSigner(services: Services): Promise<(ticket: Ticket) => string> {
  const key = await signingKey(services);
  return (ticket) => writeTicket(ticket, key);
}

/** The public key, for whoever checks tickets without asking this program. */
export async function publicKey(services: Services) {
  const { x = '' } = createPublicKey(await signingKey(services)).export({ format: 'jwk' });
  return { kty: 'OKP' as const, crv: 'Ed25519' as const, x };
}
