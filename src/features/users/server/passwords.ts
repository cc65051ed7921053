import { hash, verify } from '@node-rs/argon2';

/** argon2id with the memory, passes and lanes recommended by OWASP's password storage cheat sheet. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hash to verify against when no user has the address, so that both cases take equally long. */
let nobody: Promise<string> | undefined;

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), COST);
}

/** Whether the password matches the hash. Without a hash it is false, and takes equally long. */
export async function passwordMatches(password: string, stored: string | undefined) {
  nobody ??= hashPassword('');
  const matches = await verify(stored ?? (await nobody), password.normalize('NFC'));
  return matches && stored !== undefined;
}
