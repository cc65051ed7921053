import { Secret, TOTP } from 'otpauth';
import { hashSecret, newId, newSecret } from '#platform/server/identifier.ts';
import { TOKEN_PREFIX } from '#rooms/access/auth/contract.ts';
import { hashPassword } from '#rooms/access/users/server/passwords.ts';
import type { TestApp } from '../app.ts';

/** Inserts parts of a user's own account directly, without the calls that create them. */

type Somebody = { userId: string };

const PASSWORD = 'a long enough password';
const DAY_MS = 86_400_000;
let hashed: Promise<string> | undefined;

/** Gives the user a password and returns it. */
export async function passwordOf({ store }: TestApp, { userId }: Somebody): Promise<string> {
  hashed ??= hashPassword(PASSWORD);
  const password_hash = await hashed;
  await store.database.updateTable('users').set({ password_hash }).where('id', '=', userId).execute();
  return PASSWORD;
}

/** Gives the user another session. */
export async function sessionOf({ store, clock }: TestApp, { userId }: Somebody): Promise<string> {
  const id = newId();
  const now = clock.now().toISOString();
  const expires_at = new Date(clock.now().getTime() + DAY_MS).toISOString();
  await store.database
    .insertInto('sessions')
    .values({
      id,
      token_hash: hashSecret(id),
      user_id: userId,
      created_at: now,
      last_seen_at: now,
      expires_at,
      user_agent: 'Elsewhere',
    })
    .execute();
  return id;
}

/** Gives the user an API token. */
export async function tokenOf({ store, clock }: TestApp, { userId }: Somebody) {
  const [id, token] = [newId(), TOKEN_PREFIX + newSecret()];
  const created_at = clock.now().toISOString();
  const expires_at = new Date(clock.now().getTime() + DAY_MS).toISOString();
  const row = { id, user_id: userId, name: 'Script', created_at, expires_at, last_used_at: null };
  await store.database
    .insertInto('api_tokens')
    .values({ ...row, token_hash: hashSecret(token) })
    .execute();
  return { id, token };
}

/** Starts the user's two-factor set-up and returns the code that their app shows now. */
export async function codeOf({ services, store, clock }: TestApp, { userId }: Somebody): Promise<string> {
  const secret = new Secret({ size: 20 });
  await store.database
    .updateTable('users')
    .set({ two_factor_secret: services.secrets.encrypt(secret.base32, userId), two_factor_since: null })
    .where('id', '=', userId)
    .execute();
  return new TOTP({ secret }).generate({ timestamp: clock.now().getTime() });
}
