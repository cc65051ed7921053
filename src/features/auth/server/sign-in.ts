import type { UserRow } from '#database/schema.ts';
import { SIGNED_IN } from '#features/activity/contract.ts';
import { withActivity } from '#features/activity/server/service.ts';
import { findByCredentials, getUser } from '#features/users/server/service.ts';
import { emailKey } from '#platform/contract/normalise-for-search.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { hashSecret, newId, newSecret } from '#platform/server/identifier.ts';
import { expiry } from './lifetime.ts';
import { deleteExpiredSessions, insertSession } from './queries.ts';
import { takeSecondStep } from './two-factor.ts';

const USER_AGENT_MAX = 300;
const WRONG = 'The email address or password is wrong.';
const DISABLED = 'This account is disabled. Please ask an Administrator.';

interface SignIn {
  email: string;
  password: string;
  code?: string | undefined;
}

/** Returns the user and the new session's token. Failures are recorded too. */
export function openSession(context: CallContext, form: SignIn) {
  // Being asked for the second step doesn't count as a failure.
  const isWrong = (thrown: unknown) =>
    thrown instanceof Refusal && (!('code' in thrown.errors) || !!form.code);
  const guess = { secret: `sign-in of ${emailKey(form.email)}`, address: context.address, isWrong };
  return context.loginLimiter.limit(guess, async () => {
    try {
      const user = await findByCredentials(context.store.database, form.email, form.password);
      if (!user) throw new Refusal('unauthenticated', WRONG);
      return { user, token: await startSession(context, user, form.code) };
    } catch (thrown) {
      if (isWrong(thrown)) await recordFailure(context, form.email);
      throw thrown;
    }
  });
}

async function startSession(context: CallContext, user: UserRow, code: string | undefined): Promise<string> {
  const token = newSecret();
  await withActivity(context, async (database) => {
    // Read again: meanwhile the password may have changed, the account been disabled or the code used up.
    const present = await getUser(database, user.id);
    if (present.password_hash !== user.password_hash) throw new Refusal('unauthenticated', WRONG);
    if (present.disabled_at) throw new Refusal('unauthenticated', DISABLED);
    await takeSecondStep(database, context, present, code);
    const now = context.clock.now();
    await deleteExpiredSessions(database, now.toISOString());
    const id = newId();
    await insertSession(database, {
      id,
      token_hash: hashSecret(token),
      user_id: user.id,
      created_at: now.toISOString(),
      last_seen_at: now.toISOString(),
      expires_at: expiry(now),
      user_agent: context.userAgent.slice(0, USER_AGENT_MAX),
    });
    return {
      result: undefined,
      activity: {
        type: SIGNED_IN,
        description: `${user.username} logged in`,
        subject: { type: 'session', id },
        by: { userId: user.id, username: user.username },
      },
    };
  });
  return token;
}

function recordFailure(context: CallContext, email: string): Promise<void> {
  const activity = {
    type: 'Failed log-in' as const,
    description: `Someone failed to sign in as ${email}`,
    subject: { type: 'session' as const },
  };
  return withActivity(context, async () => ({ result: undefined, activity }));
}
