import { type KeyObject, sign, verify } from 'node:crypto';
import { Secret } from 'otpauth';
import { NIL, parse, stringify } from 'uuid';

/** What somebody holds who is registered. */
export interface Ticket {
  /** Null if there was no edition. */
  editionId: string | null;
  attendeeId: string;
}

const VERSION = 'S1';
const PATTERN = /^S1\.(?<edition>[A-Z2-7]{26})\.(?<attendee>[A-Z2-7]{26})\.(?<signature>[A-Z2-7]{103})$/;

/**
 * The text of a ticket: 160 characters, all of which a QR code writes in its shorter, alphanumeric form. The same
 * registration always has the same one.
 */
export function writeTicket({ editionId, attendeeId }: Ticket, privateKey: KeyObject): string {
  const signed = [VERSION, toBase32(parse(editionId ?? NIL)), toBase32(parse(attendeeId))].join('.');
  return `${signed}.${toBase32(sign(null, Buffer.from(signed), privateKey))}`;
}

/** Whose ticket it is; undefined if this site didn't sign it. Needs nothing but the public key. */
export function readTicket(code: string, publicKey: KeyObject): Ticket | undefined {
  const { edition, attendee, signature } = PATTERN.exec(code)?.groups ?? {};
  if (!edition || !attendee || !signature) return undefined;
  const signed = Buffer.from([VERSION, edition, attendee].join('.'));
  if (!verify(null, signed, publicKey, fromBase32(signature))) return undefined;
  const editionId = stringify(fromBase32(edition));
  return { editionId: editionId === NIL ? null : editionId, attendeeId: stringify(fromBase32(attendee)) };
}

/** RFC 4648, section 6, without padding. */
function toBase32(bytes: Uint8Array): string {
  return new Secret({ buffer: new Uint8Array(bytes).buffer }).base32;
}

function fromBase32(text: string): Uint8Array {
  return Secret.fromBase32(text).bytes;
}
