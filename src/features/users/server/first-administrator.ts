import { withActivity } from '#features/activity/server/service.ts';
import { NOBODY_TO_CONFIRM, type Services } from '#platform/server/http/context.ts';
import { newSecret } from '#platform/server/identifier.ts';
import { anyUserExists, insertUser } from './queries.ts';
import { prepareUser } from './service.ts';

const FIRST_EMAIL = 'admin@summit.example';
const PASSWORD_LENGTH = 20;

/**
 * Creates the first administrator if there are no users yet. Returns the sign-in to show once if the password
 * was generated here; there is no default password (docs/product.md, 5.4).
 */
export async function ensureFirstAdministrator(
  services: Services,
): Promise<{ email: string; password: string } | undefined> {
  if (await anyUserExists(services.store.database)) return undefined;
  const { admin } = services.config;
  const email = admin.email ?? FIRST_EMAIL;
  const password = admin.password ?? newSecret().slice(0, PASSWORD_LENGTH);
  const user = { username: 'Administrator', email, password, phone: undefined };
  const row = await prepareUser(services, { ...user, role: 'Administrator' });
  const created = await withActivity(
    { ...services, actor: undefined, confirmAccess: NOBODY_TO_CONFIRM },
    async (database) => {
      if (await anyUserExists(database)) return { result: false };
      await insertUser(database, row);
      return {
        result: true,
        activity: {
          type: 'Created',
          description: 'Created the first administrator',
          subject: { type: 'user', id: row.id },
          by: { userId: null, username: 'Summit' },
        },
      };
    },
  );
  return created && !admin.password ? { email, password } : undefined;
}
