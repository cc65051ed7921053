import { z } from 'zod';
import { defineCall } from '#platform/contract/define-call.ts';

export const ticketKey = defineCall({
  name: 'ticketKey',
  summary: 'The public key that verifies tickets, as a JSON Web Key; it never changes',
  method: 'GET',
  path: '/api/v1/tickets/key',
  access: 'anyone',
  reply: z.strictObject({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: z.string() }),
});

/** A ticket's QR code for a page. */
export interface TicketOutline {
  /** Of its square, in modules. */
  side: number;
  /** Its dark modules, as the path of an SVG. */
  path: string;
}
