import { StartRefusal } from '#platform/server/config.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { Services } from '#platform/server/http/context.ts';
import { listUsersWithSecret, type UserRow, updateUser } from '#rooms/access/users/server/service.ts';
import { listUnsignedCodes, replaceCodeHash } from './queries.ts';
import { signHash } from './recovery-code.ts';

/** Throws a StartRefusal if a two-factor secret can't be read with the secret keys. Changes nothing. */
export async function assertSecretsReadable(services: Services): Promise<void> {
  for (const user of await listUsersWithSecret(services.store.database)) assertReadable(services, user);
}

/**
 * Encrypts with the secret key in use: two-factor secrets that are unencrypted or encrypted with an earlier key,
 * and recovery codes that are stored as plain hashes.
 */
export async function encryptStored(services: Services): Promise<void> {
  const { database } = services.store;
  const users = await listUsersWithSecret(database);
  const isDone = users.every((user) => services.secrets.isCurrent(user.two_factor_secret ?? ''));
  if (isDone && (await listUnsignedCodes(database)).length === 0) return;
  await services.store.write((transaction) => encryptAll(services, transaction));
}

async function encryptAll(services: Services, database: Database): Promise<void> {
  const { secrets } = services;
  for (const user of await listUsersWithSecret(database)) {
    const two_factor_secret = secrets.encrypt(assertReadable(services, user), user.id);
    await updateUser(database, user.id, { two_factor_secret });
  }
  for (const { code_hash, user_id } of await listUnsignedCodes(database)) {
    await replaceCodeHash(database, code_hash, signHash(secrets, user_id, code_hash)[0]);
  }
}

function assertReadable({ config, secrets }: Services, { id, two_factor_secret }: UserRow): string {
  const stored = two_factor_secret ?? '';
  const secret = secrets.isEncrypted(stored) ? secrets.decrypt(stored, id) : stored;
  if (secret !== undefined) return secret;
  const [where, remedy] =
    config.secretKeys.length > 0
      ? ['SECRET_KEY', 'set it to the key that was used before, or put that one behind the new one']
      : [
          `The secret-key in DATA_DIR=${config.dataDir}`,
          'restore the file from your copy, or set SECRET_KEY',
        ];
  throw new StartRefusal(`${where} doesn’t open the two-factor secrets in the database: ${remedy}.`);
}
