import { verifyAsync } from '@noble/ed25519';
import { stringify } from 'uuid';

const PATTERN = /^S1\.([A-Z2-7]{26})\.([A-Z2-7]{26})\.([A-Z2-7]{103})$/;
/** RFC 4648, section 6. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const NOBODY = '00000000-0000-0000-0000-000000000000';

type Read =
  | { is: 'ticket'; editionId: string | null; attendeeId: string }
  | { is: 'forged' }
  | { is: 'no-ticket' };

/**
 * Reads a ticket where there is nothing but the public key: in any browser, without the network. Not all browsers have
 * Ed25519 of their own.
 */
export async function readTicketAnywhere(code: string, publicKey: Uint8Array): Promise<Read> {
  const [, edition, attendee, signature] = PATTERN.exec(code.trim().toUpperCase()) ?? [];
  if (!edition || !attendee || !signature) return { is: 'no-ticket' };
  const signed = new TextEncoder().encode(`S1.${edition}.${attendee}`);
  const isOurs = await verifyAsync(fromBase32(signature), signed, publicKey).catch(() => false);
  if (!isOurs) return { is: 'forged' };
  const editionId = stringify(fromBase32(edition));
  return {
    is: 'ticket',
    editionId: editionId === NOBODY ? null : editionId,
    attendeeId: stringify(fromBase32(attendee)),
  };
}

function fromBase32(text: string): Uint8Array {
  const bytes = new Uint8Array(Math.floor((text.length * 5) / 8));
  let bits = 0;
  let held = 0;
  let at = 0;
  for (const letter of text) {
    held = ((held << 5) | ALPHABET.indexOf(letter)) & 0xfff;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at] = held >> bits;
    at += 1;
  }
  return bytes;
}
