import { requireActor } from '#platform/server/http/context.ts';
import { handler } from '#platform/server/http/handler.ts';
import { deskLanguageCookie } from '#platform/server/http/speak.ts';
import { deskLanguageOf } from '#platform/server/reader.ts';
import { countRecoveryCodes } from '#rooms/access/auth/server/service.ts';
import { getUser, type UserRow } from '#rooms/access/users/server/service.ts';
import { attemptsOn } from '#rooms/ground/server.ts';
import { changePassword, chooseLanguage, type Profile, updateProfile, viewProfile } from '../contract.ts';
import * as say from '../messages.ts';
import { changeLanguage, changeOwnPassword, changeProfile, profileVersion } from './service.ts';

export const accountHandlers = [
  handler(viewProfile, async (_input, context) => {
    const { database } = context.store;
    const { userId, rights } = requireActor(context);
    const user = await getUser(database, userId);
    const recoveryCodes = await countRecoveryCodes(database, user.id);
    const attempts = await attemptsOn(context, user.id);
    return { record: { ...toProfile(user), rights: [...rights], recoveryCodes, attempts } };
  }),

  handler(updateProfile, async ({ body }, context) => {
    await changeProfile(context, requireActor(context), body);
    return { message: say.profileSaved() };
  }),

  handler(chooseLanguage, async ({ body: { language } }, context) => {
    await changeLanguage(context, requireActor(context), language);
    context.replyHeaders.append('set-cookie', deskLanguageCookie(context.config, language));
    return { message: say.languageSaved() };
  }),

  handler(changePassword, async ({ body }, context) => {
    await changeOwnPassword(context, requireActor(context), body);
    return {
      message: say.passwordChanged(),
    };
  }),
];

function toProfile(user: UserRow): Omit<Profile, 'rights' | 'recoveryCodes' | 'attempts'> {
  const { id, username, email, role } = user;
  return {
    id,
    username,
    email,
    phone: user.phone ?? '',
    language: deskLanguageOf(user),
    role,
    twoFactor: user.two_factor_since !== null,
    twoFactorRequired: user.two_factor_required_at !== null,
    version: profileVersion(user),
  };
}
