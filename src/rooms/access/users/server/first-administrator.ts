import { ADMINISTRATOR } from '#platform/contract/access.ts';
import { PASSWORD_MIN } from '#platform/contract/password-limits.ts';
import { type Config, StartRefusal } from '#platform/server/config.ts';
import { programContext, type Services } from '#platform/server/http/context.ts';
import { newSecret } from '#platform/server/identifier.ts';
import { withActivity } from '#rooms/ground/server.ts';
import * as say from '../messages.ts';
import { whyEasyToGuess } from './password-rules.ts';
import { anyUserExists, insertUser } from './queries.ts';
import { prepareUser } from './service.ts';

const FIRST_EMAIL = 'admin@summit.example';
const PASSWORD_LENGTH = 20;
const NAME = 'Administrator';

export interface GeneratedSignIn {
  email: string;
  password: string;
}

/**
 * Creates the first administrator if there are no users yet. Shows the sign-in if the password was generated here;
 * there is no default password (docs/product.md, 5.4). Shown before it is committed: if the process is killed in
 * between, the next start shows another one, whereas a committed password that nobody saw would be lost.
 */
export async function ensureFirstAdministrator(
  services: Services,
  show: (signIn: GeneratedSignIn) => void,
): Promise<void> {
  if (await anyUserExists(services.store.database)) return;
  const { admin } = services.config;
  const email = admin.email ?? FIRST_EMAIL;
  const password = admin.password ?? newSecret().slice(0, PASSWORD_LENGTH);
  if (services.config.production) assertFitForProduction(services.config, { email, password });
  const user = { username: NAME, email, password, phone: undefined };
  const row = await prepareUser(services, { ...user, role: ADMINISTRATOR });
  await withActivity(programContext(services), async (database) => {
    if (await anyUserExists(database)) return { result: undefined };
    await insertUser(database, row);
    if (!admin.password) show({ email, password });
    return {
      result: undefined,
      activity: {
        type: 'Created',
        description: say.firstAdministratorEntry(),
        subject: { type: 'user', id: row.id },
      },
    };
  });
}

/** In a trial, a short password harms nobody. */
function assertFitForProduction(
  config: Config,
  { email, password }: { email: string; password: string },
): void {
  const isShort = password.length < PASSWORD_MIN;
  if (!isShort && !whyEasyToGuess(config, password, { username: NAME, email })) return;
  throw new StartRefusal(
    `ADMIN_PASSWORD is easy to guess: in production, set it to at least ${PASSWORD_MIN} characters that are no common password, or unset it to get one.`,
  );
}
