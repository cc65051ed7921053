import { emailKey } from '#platform/contract/email-address.ts';
import { inMainLanguage } from '#platform/contract/language.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { capacityWithin, takeWithin } from '#platform/server/database/shared-limits.ts';
import type { Database } from '#platform/server/database/store.ts';
import { limitGuesses } from '#platform/server/guesses.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { hashSecret, newSecret } from '#platform/server/identifier.ts';
import {
  findByCredentials,
  findUserByEmail,
  getUser,
  type UserRow,
} from '#rooms/access/users/server/service.ts';
import { FAILED_LOG_IN, SIGNED_IN, WRONG_CODE } from '#rooms/ground/contract.ts';
import { withActivity } from '#rooms/ground/server.ts';
import * as say from '../messages.ts';
import { knownDevice } from './known-device.ts';
import { tellOfNewDevice } from './mails.ts';
import { addSession } from './own-sessions.ts';
import { takeSecondStep } from './two-factor.ts';

interface SignIn {
  email: string;
  password: string;
  code?: string | undefined;
}

/** Returns the user, the new session's token and the device, if it is known. Failures are recorded too. */
export async function openSession(context: CallContext, form: SignIn) {
  const { address, limits } = context;
  const device = await knownDevice(context, form.email);
  // Being asked for the second step doesn't count as a failure.
  const isWrong = (thrown: unknown) => thrown instanceof Refusal && (!isAboutCode(thrown) || !!form.code);
  const secret = `sign-in of ${emailKey(form.email)}`;
  const guess = { secret, address, device, shared: 'guessesOfPassword', isWrong } as const;
  return limitGuesses(limits, guess, async (isLast) => {
    try {
      const user = await findByCredentials(context, form.email, form.password, device);
      if (!user) throw new Refusal('unauthenticated', say.wrongEmailOrPassword());
      const token = await startWithinLimit(context, user, { code: form.code, device });
      return { user, token, device };
    } catch (thrown) {
      if (isWrong(thrown)) await recordFailure(context, form.email, { isCode: isAboutCode(thrown), isLast });
      throw thrown;
    }
  });
}

interface Step {
  code: string | undefined;
  device: string | undefined;
}

/** Somebody who is asked for a code knows the password, so codes have a smaller limit. */
function startWithinLimit(context: CallContext, user: UserRow, step: Step): Promise<string> {
  const start = () => startSession(context, user, step);
  if (!step.code) return start();
  const secret = `second step of ${user.id}`;
  const guess = { secret, device: step.device, shared: 'guessesOfCode', isWrong: isAboutCode } as const;
  return limitGuesses(context.limits, guess, start);
}

function isAboutCode(thrown: unknown): boolean {
  return thrown instanceof Refusal && 'code' in thrown.errors;
}

async function startSession(context: CallContext, user: UserRow, { code, device }: Step): Promise<string> {
  const token = newSecret();
  await withActivity(context, async (database) => {
    // Read again: meanwhile the password may have changed, the account been disabled or the code used up.
    const present = await getUser(database, user.id);
    if (present.password_hash !== user.password_hash)
      throw new Refusal('unauthenticated', say.wrongEmailOrPassword());
    if (present.disabled_at) throw new Refusal('unauthenticated', say.accountDisabled());
    await takeSecondStep(database, context, present, code);
    if (!device) await tellOfNewDevice(database, context, user);
    const id = await addSession(database, context, user.id, hashSecret(token));
    return {
      result: undefined,
      activity: {
        type: SIGNED_IN,
        description: inMainLanguage(() => say.signedInEntry({ username: user.username })),
        subject: { type: 'session', id },
        by: { userId: user.id, username: user.username },
      },
    };
  });
  return token;
}

/** About the account, if there is one, so that its owner sees it. What else was typed is not kept. */
function recordFailure(
  context: CallContext,
  email: string,
  { isCode, isLast }: { isCode: boolean; isLast: boolean },
): Promise<void> {
  return withActivity(context, async (database) => {
    const user = await findUserByEmail(database, email);
    const left = user ? undefined : await leftForStrangers(database);
    if (left === 'none') return { result: undefined };
    // The call itself answers in English.
    const description = inMainLanguage(() => {
      const failed = user
        ? isCode
          ? say.wrongCodeEntry(user)
          : say.failedEntry(user)
        : say.failedStrangerEntry();
      const waiting = isLast ? say.nextHaveToWait({ entry: failed }) : failed;
      return left === 0 ? say.lastRecorded({ entry: waiting }) : waiting;
    });
    return {
      result: undefined,
      activity: {
        type: isCode ? WRONG_CODE : FAILED_LOG_IN,
        description,
        subject: user ? { type: 'user', id: user.id } : { type: 'session' },
      },
    };
  });
}

/** How many more failures with unknown addresses are recorded: anybody can cause any number of them. */
async function leftForStrangers(database: Database): Promise<number | 'none'> {
  const { left } = await capacityWithin(database, 'strangersRecorded');
  if (left === 0) return 'none';
  await takeWithin(database, 'strangersRecorded');
  return left - 1;
}
