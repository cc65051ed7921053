import { hash, verify } from '@node-rs/argon2';

/** argon2id with the memory, passes and lanes that OWASP's password storage cheat sheet recommends. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Of no password: verified against when nobody has the address, so that both take as long. */
let nobody: Promise<string> | undefined;

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), COST);
}

/** Whether the password is the hashed one; without a hash it takes as long and is false. */
export async function passwordMatches(password: string, stored: string | undefined) {
  nobody ??= hashPassword('');
  const matches = await verify(stored ?? (await nobody), password.normalize('NFC'));
  return matches && stored !== undefined;
}
