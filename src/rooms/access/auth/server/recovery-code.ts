import { randomBytes } from 'node:crypto';
import { hashSecret } from '#platform/server/identifier.ts';
import type { Secrets } from '#platform/server/secrets.ts';

/** 32 characters, without those that look alike. Each carries five bits: 80 in all. */
const SIGNS = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 16;
const GROUP = /.{4}(?=.)/g;

export function newRecoveryCode(): string {
  const code = Array.from(randomBytes(LENGTH), (byte) => SIGNS[byte % SIGNS.length]).join('');
  return code.replace(GROUP, '$&-');
}

/** The forms in which a code may be stored: by the secret key in use, then by those before it. */
export function storedForms(secrets: Secrets, userId: string, code: string): readonly [string, ...string[]] {
  return signHash(secrets, userId, hashSecret(code.toLowerCase().replace(/[^a-z0-9]/g, '')));
}

/** Without the secret key, nobody who reads the database can try codes against a signature. */
export function signHash(secrets: Secrets, userId: string, hash: string): readonly [string, ...string[]] {
  return secrets.signatures(`recovery code of ${userId}: ${hash}`);
}
