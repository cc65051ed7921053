import { Secret, TOTP } from 'otpauth';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { Services } from '#platform/server/http/context.ts';
import type { Secrets } from '#platform/server/secrets.ts';
import { type UserRow, updateUser } from '#rooms/access/users/server/service.ts';
import { siteIdentityOf } from '#rooms/edition/server.ts';
import * as say from '../messages.ts';
import { replaceRecoveryCodes, takeRecoveryCode } from './queries.ts';
import { newRecoveryCode, storedForms } from './recovery-code.ts';

const PERIOD_S = 30;
/** How many time steps the app's clock may be off, in either direction. */
const WINDOW = 1;
const SECRET_BYTES = 20;
const RECOVERY_CODES = 10;

/** The issuer is the name that the authenticator app shows with the code. */
function totp(user: Pick<UserRow, 'email'>, secret: string, issuer = ''): TOTP {
  return new TOTP({ issuer, label: user.email, period: PERIOD_S, secret: Secret.fromBase32(secret) });
}

/** Makes a new secret for the user's app. It has no effect until confirmed by a code. */
export async function beginEnrolment(database: Database, { secrets }: Services, user: UserRow) {
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  await updateUser(database, user.id, { two_factor_secret: secrets.encrypt(secret, user.id) });
  const { name } = await siteIdentityOf(database);
  return { secret, uri: totp(user, secret, name).toString() };
}

/** Turns on two-factor sign-in and returns the recovery codes. */
export async function confirmEnrolment(
  database: Database,
  { clock, secrets }: Services,
  user: UserRow,
  code: string,
): Promise<string[]> {
  const step = matchingStep(secrets, user, code, clock.now());
  // Not 'unauthenticated': a signed-in user mistyped a field; their session is fine.
  if (step === undefined) throw new Refusal('invalid', say.wrongAppCode(), { code: say.wrongAppCode() });
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  const stored = codes.map((one) => storedForms(secrets, user.id, one)[0]);
  await replaceRecoveryCodes(database, user.id, stored);
  await updateUser(database, user.id, {
    two_factor_since: clock.now().toISOString(),
    two_factor_step: step,
  });
  return codes;
}

export async function endTwoFactor(database: Database, user: UserRow): Promise<void> {
  await replaceRecoveryCodes(database, user.id, []);
  await updateUser(database, user.id, {
    two_factor_since: null,
    two_factor_secret: null,
    two_factor_step: null,
  });
}

/**
 * Checks the second step of a sign-in, if the account has one, and uses the code up. Throws a Refusal that
 * names the field `code` if it is missing or wrong. Runs in the caller's transaction.
 */
export async function takeSecondStep(
  database: Database,
  { clock, secrets }: Services,
  user: UserRow,
  code: string | undefined,
): Promise<void> {
  if (!user.two_factor_since) return;
  if (!code) {
    const message = say.codeMissing();
    throw new Refusal('unauthenticated', message, { code: message });
  }
  const step = matchingStep(secrets, user, code, clock.now());
  if (step !== undefined && step > (user.two_factor_step ?? 0)) {
    return updateUser(database, user.id, { two_factor_step: step });
  }
  if (await takeRecoveryCode(database, user.id, storedForms(secrets, user.id, code))) return;
  throw new Refusal('unauthenticated', say.wrongCode(), {
    code: say.wrongCode(),
  });
}

/** The time step the code belongs to; undefined if it matches none within the window. */
function matchingStep(secrets: Secrets, user: UserRow, code: string, now: Date): number | undefined {
  const secret = user.two_factor_secret && secrets.decrypt(user.two_factor_secret, user.id);
  if (!secret) return undefined;
  const token = code.replace(/\s/g, '');
  const delta = totp(user, secret).validate({
    token,
    timestamp: now.getTime(),
    window: WINDOW,
  });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / PERIOD_S) + delta;
}
