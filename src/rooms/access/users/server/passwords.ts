import { hash, verify } from '@node-rs/argon2';
import type { CallContext } from '#platform/server/http/context.ts';
import { WorkQueue } from '#platform/server/work-queue.ts';
import * as say from '../messages.ts';

/** argon2id with the memory, passes and lanes recommended by OWASP's password storage cheat sheet. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Forty wait a little more than a second. */
const ONE_AT_A_TIME = {
  atOnce: 1,
  waiting: 40,
  refusal: say.signInsBusy,
};
/**
 * Hashing takes some 30 ms of a thread. Node has four, which also read files and compress, so hashing never takes more
 * than two: one for whoever is known, and one for everybody else, however many they are.
 */
const KNOWN = new WorkQueue(ONE_AT_A_TIME);
const STRANGERS = new WorkQueue(ONE_AT_A_TIME);

/** For whom a password is hashed. Users, devices and networks take turns. */
export interface Asker {
  /** Who it is: somebody signed in, or with a one-time link, or a known device. */
  known?: string | undefined;
  network: string;
}

const PROGRAM: Asker = { known: 'the program itself', network: '' };

export function askerOf({ actor, address }: CallContext, known = actor?.userId): Asker {
  return { known, network: address };
}

/** A hash to verify against when no user has the address, so that both cases take equally long. */
let nobody: Promise<string> | undefined;

/** Throws Busy if too many passwords are being hashed. */
export function hashPassword(password: string, asker = PROGRAM): Promise<string> {
  return queueHashing(asker, () => hashNow(password));
}

/**
 * Whether the password matches the hash. Without a hash it is false, and takes equally long. Throws Busy if
 * too many passwords are being hashed.
 */
export function passwordMatches(
  password: string,
  stored: string | undefined,
  asker: Asker,
): Promise<boolean> {
  return queueHashing(asker, async () => {
    nobody ??= hashNow('');
    const matches = await verify(stored ?? (await nobody), password.normalize('NFC'));
    return matches && stored !== undefined;
  });
}

function queueHashing<T>({ known, network }: Asker, work: () => Promise<T>): Promise<T> {
  return known === undefined ? STRANGERS.run(work, network) : KNOWN.run(work, known);
}

function hashNow(password: string): Promise<string> {
  return hash(password.normalize('NFC'), COST);
}
