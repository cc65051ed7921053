import { createPublicKey } from 'node:crypto';
import type { Services } from '#platform/server/http/context.ts';
import { signingKey } from './key.ts';
import { type Ticket, writeTicket } from './ticket.ts';

export { drawTicket, outlineTicket } from './draw-ticket.ts';

/** Signs tickets. Get it before a transaction begins: the key may have to be read. */
export async function ticketSigner(services: Services): Promise<(ticket: Ticket) => string> {
  const key = await signingKey(services);
  return (ticket) => writeTicket(ticket, key);
}

/** Makes sure at the start that the key is there and can be opened. */
export async function prepareTickets(services: Services): Promise<void> {
  await signingKey(services);
}

/** The public key, for whoever checks tickets without asking this program. */
export async function publicKey(services: Services) {
  const { x = '' } = createPublicKey(await signingKey(services)).export({ format: 'jwk' });
  return { kty: 'OKP' as const, crv: 'Ed25519' as const, x };
}
