import { createHash, randomBytes } from 'node:crypto';
import { v7 } from 'uuid';

/** A new record's id: unique over all tables, and in the order of creation. */
export function newId(): string {
  return v7();
}

/** An unguessable secret of 256 bits, for a cookie, a link or a token. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** How a secret is stored: it can be recognised, never read back. A fast hash suffices for 256 bits. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
