import QRCode from 'qrcode';
import type { UserRow } from '#database/schema.ts';
import { countRecoveryCodes } from '#features/auth/server/two-factor.ts';
import { getUser } from '#features/users/server/service.ts';
import { one } from '#platform/contract/lists.ts';
import { answer } from '#platform/server/http/answer.ts';
import { requireActor } from '#platform/server/http/context.ts';
import {
  changePassword,
  confirmTwoFactor,
  type Profile,
  startTwoFactor,
  stopTwoFactor,
  updateProfile,
  viewProfile,
} from '../contract.ts';
import {
  changeOwnPassword,
  changeProfile,
  finishEnrolment,
  leaveTwoFactor,
  startEnrolment,
} from './service.ts';

export const accountAnswers = [
  answer(viewProfile, async (_input, context) => {
    const { database } = context.store;
    const user = await getUser(database, requireActor(context).userId);
    return one(toProfile(user, await countRecoveryCodes(database, user.id)));
  }),

  answer(updateProfile, async ({ body }, context) => {
    await changeProfile(context, requireActor(context), body);
    return { message: 'Your profile is saved.' };
  }),

  answer(changePassword, async ({ body }, context) => {
    await changeOwnPassword(context, requireActor(context), body);
    return { message: 'Your password is changed. Your other sessions are ended.' };
  }),

  answer(startTwoFactor, async (_input, context) => {
    const { secret, uri } = await startEnrolment(context, requireActor(context));
    return { secret, uri, qr: await QRCode.toDataURL(uri) };
  }),

  answer(confirmTwoFactor, async ({ body }, context) => ({
    message: 'Two-factor sign-in is set up. Keep the recovery codes in a safe place.',
    codes: await finishEnrolment(context, requireActor(context), body.code),
  })),

  answer(stopTwoFactor, async ({ body }, context) => {
    await leaveTwoFactor(context, requireActor(context), body.password);
    return { message: 'Two-factor sign-in is ended.' };
  }),
];

function toProfile(user: UserRow, recoveryCodes: number): Profile {
  const { id, username, email, role } = user;
  return {
    id,
    username,
    email,
    phone: user.phone ?? '',
    role,
    twoFactor: user.two_factor_since !== null,
    twoFactorRequired: user.two_factor_required_at !== null,
    recoveryCodes,
  };
}
