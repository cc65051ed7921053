import type { UserRow } from '#database/schema.ts';
import type { Role } from '#platform/contract/access.ts';
import { emailKey, fold } from '#platform/contract/fold.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { Services } from '#platform/server/http/context.ts';
import { newId, newSecret } from '#platform/server/identifier.ts';
import { recorded } from '#features/activity/server/service.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import { anyUserExists, findUserByEmail, insertUser } from './queries.ts';

interface NewUser {
  username: string;
  email: string;
  phone?: string | undefined;
  password: string;
  role: Role;
}

/** The user with this address and password, or nobody; it takes as long either way. */
export async function findByCredentials(database: Database, email: string, password: string) {
  const user = await findUserByEmail(database, email);
  return (await passwordMatches(password, user?.password_hash)) ? user : undefined;
}

/** A user's row, ready to be inserted. Hashing takes long, so it is done outside any transaction. */
export async function prepareUser({ clock }: Services, user: NewUser): Promise<UserRow> {
  const now = clock.now().toISOString();
  return {
    id: newId(),
    username: user.username,
    username_key: fold(user.username),
    email: user.email,
    email_key: emailKey(user.email),
    role: user.role,
    phone: user.phone ?? null,
    password_hash: await hashPassword(user.password),
    created_at: now,
    updated_at: now,
    deleted_at: null,
  };
}

const FIRST_EMAIL = 'admin@summit.example';

/**
 * Creates the first administrator when there is no user yet. Answers the sign-in to show once, when its
 * password was made up here; there is never a default one (rulings, 17).
 */
export async function ensureFirstAdministrator(
  services: Services,
): Promise<{ email: string; password: string | undefined } | undefined> {
  if (await anyUserExists(services.store.database)) return undefined;
  const { admin } = services.config;
  const email = admin.email ?? FIRST_EMAIL;
  const password = admin.password ?? newSecret().slice(0, 20);
  const row = await prepareUser(services, {
    username: 'Administrator',
    email,
    password,
    role: 'Administrator',
  });
  const created = await recorded({ ...services, actor: undefined }, async (database) => {
    if (await anyUserExists(database)) return { result: false };
    await insertUser(database, row);
    return {
      result: true,
      activity: {
        type: 'Created',
        description: 'Created the first administrator',
        subject: { type: 'user' as const, id: row.id },
        by: { userId: null, username: 'Summit' },
      },
    };
  });
  return created ? { email, password: admin.password ? undefined : password } : undefined;
}
