import { createHash, randomBytes } from 'node:crypto';
import { v7 } from 'uuid';

/** A new record's id: unique across all tables, and sortable by creation time. */
export function newId(): string {
  return v7();
}

/** A random secret of 256 bits, for a cookie, a link or a token. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** 256 bits, as they are written in an address. */
const SECRET = /^[\w-]{43}$/;

export function isSecret(given: string): boolean {
  return SECRET.test(given);
}

/**
 * The form in which a secret is stored: it can be compared, but not recovered. A fast hash is enough for 256
 * bits.
 */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
