import { z } from 'zod';
import { contactNumber } from '#platform/contract/contact-number.ts';
import { defineCall } from '#platform/contract/define-call.ts';
import { DESK_LANGUAGES } from '#platform/contract/language.ts';
import { changed, oneOf } from '#platform/contract/lists.ts';
import { version } from '#platform/contract/version.ts';
import { newPassword, ownPassword, username } from '#rooms/access/users/contract.ts';
import * as say from './messages.ts';

export const profileForm = z.strictObject({ username, phone: contactNumber });
export type ProfileInput = z.input<typeof profileForm>;

export const passwordForm = z
  .strictObject({ current: ownPassword, password: newPassword })
  .refine(({ current, password }) => current !== password, {
    path: ['password'],
    error: say.samePassword,
  });

const languageForm = z.strictObject({ language: z.enum(DESK_LANGUAGES, { error: say.languageMissing }) });

const profile = z.strictObject({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  phone: z.string(),
  /** Of the desk, and of mails to them. */
  language: z.enum(DESK_LANGUAGES),
  role: z.string(),
  rights: z.array(z.string()),
  /** Whether signing in takes a second step, and whether an Administrator requires it. */
  twoFactor: z.boolean(),
  twoFactorRequired: z.boolean(),
  /** How many are left. */
  recoveryCodes: z.number().int(),
  /** Failed attempts to sign in to this account. */
  attempts: z.strictObject({
    /** How many days they cover. */
    days: z.number().int(),
    wrongPasswords: z.number().int(),
    /** With the right password: somebody else may know it. */
    wrongCodes: z.number().int(),
    /** An instant; '' if there was none. */
    last: z.string(),
  }),
  /** Of name and phone number. */
  version: z.string(),
});
export type Profile = z.output<typeof profile>;

export const viewProfile = defineCall({
  name: 'viewProfile',
  summary: 'Your own account',
  method: 'GET',
  path: '/api/v1/account',
  access: 'own-account',
  reply: oneOf(profile),
});

export const updateProfile = defineCall({
  name: 'updateProfile',
  summary: 'Update your own name and phone number',
  method: 'PUT',
  path: '/api/v1/account',
  access: 'own-account',
  body: profileForm.extend({ version }),
  reply: changed,
});

export const chooseLanguage = defineCall({
  name: 'chooseLanguage',
  summary: 'Choose the language in which you read the desk, and mails to you',
  method: 'PUT',
  path: '/api/v1/account/language',
  access: 'own-account',
  body: languageForm,
  reply: changed,
});

export const changePassword = defineCall({
  name: 'changePassword',
  summary: 'Change your own password; ends your other sessions and your API tokens',
  method: 'PUT',
  path: '/api/v1/account/password',
  access: 'own-account',
  sessionOnly: true,
  alsoRefused: ['too-many'],
  body: passwordForm,
  reply: changed,
});
