import { createHash, randomFillSync } from 'node:crypto';
import { v7 } from 'uuid';

const ID_BYTES = 16;
const SECRET_BYTES = 32;
/** Asking the system for random bytes takes as long for thousands as for a few. */
const drawn = Buffer.allocUnsafeSlow(4_096);
let used = drawn.length;

/** Random bytes that nobody else gets. */
export function randomBytes(count: number): Buffer {
  if (used + count > drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  const bytes = Buffer.from(drawn.subarray(used, used + count));
  drawn.fill(0, used, used + count);
  used += count;
  return bytes;
}

let last = 0;
let sequence = 0;

/** A new record's id: unique across all tables, and sortable by creation time, also among those of a millisecond. */
export function newId(): string {
  const random = randomBytes(ID_BYTES);
  const now = Date.now();
  if (now > last) {
    last = now;
    sequence = random.readUInt32BE(6) >>> 1;
  } else {
    sequence += 1;
  }
  return v7({ random, msecs: last, seq: sequence });
}

/** A random secret of 256 bits, for a cookie, a link or a token. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
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
