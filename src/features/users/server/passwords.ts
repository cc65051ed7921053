import { hash, verify } from '@node-rs/argon2';
import { WorkQueue } from '#platform/server/work-queue.ts';

/** argon2id with the memory, passes and lanes recommended by OWASP's password storage cheat sheet. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Hashing takes some 30 ms of a thread. Node has four, which also read files and compress, so hashing never
 * takes more than two. Forty wait about a second.
 */
const HASHING = new WorkQueue({
  atOnce: 2,
  waiting: 40,
  refusal: 'Many people are signing in at the moment. Please try again in a few seconds.',
});

/** A hash to verify against when no user has the address, so that both cases take equally long. */
let nobody: Promise<string> | undefined;

/** Throws Busy if too many passwords are being hashed. */
export function hashPassword(password: string): Promise<string> {
  return HASHING.run(() => hashNow(password));
}

/**
 * Whether the password matches the hash. Without a hash it is false, and takes equally long. Throws Busy if
 * too many passwords are being hashed.
 */
export function passwordMatches(password: string, stored: string | undefined): Promise<boolean> {
  return HASHING.run(async () => {
    nobody ??= hashNow('');
    const matches = await verify(stored ?? (await nobody), password.normalize('NFC'));
    return matches && stored !== undefined;
  });
}

function hashNow(password: string): Promise<string> {
  return hash(password.normalize('NFC'), COST);
}
