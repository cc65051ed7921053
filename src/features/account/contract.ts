import { z } from 'zod';
import { newPassword, PASSWORD_MAX } from '#features/users/contract.ts';
import { ROLES } from '#platform/contract/access.ts';
import { contactNumber } from '#platform/contract/contact-number.ts';
import { defineCall } from '#platform/contract/define-call.ts';
import { NAME_MAX, requiredText } from '#platform/contract/fields.ts';
import { changed, oneOf } from '#platform/contract/lists.ts';

export const profileForm = z.strictObject({
  username: requiredText(NAME_MAX, 'Please enter your full name'),
  phone: contactNumber,
});
export type ProfileInput = z.input<typeof profileForm>;

const ownPassword = z
  .string('Please enter your password')
  .min(1, 'Please enter your password')
  .max(PASSWORD_MAX, 'This is too long.');

export const passwordForm = z
  .strictObject({ current: ownPassword, password: newPassword })
  .refine(({ current, password }) => current !== password, {
    path: ['password'],
    message: 'This is your password already. Please choose another.',
  });

/** Six digits of the authenticator app. People type spaces between them. */
export const codeForm = z.strictObject({
  code: z
    .string('Enter the six digits')
    .transform((value) => value.replace(/\s/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, 'Enter the six digits that your app shows.')),
});

const profile = z.strictObject({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  phone: z.string(),
  role: z.enum(ROLES),
  /** Whether signing in takes a second step, and whether an Administrator asks for it. */
  twoFactor: z.boolean(),
  twoFactorRequired: z.boolean(),
  /** How many recovery codes are left. */
  recoveryCodes: z.number().int(),
});
export type Profile = z.output<typeof profile>;

export const viewProfile = defineCall({
  name: 'viewProfile',
  summary: 'One’s own account',
  method: 'GET',
  path: 'account/profile',
  access: 'own-account',
  reply: oneOf(profile),
});

export const updateProfile = defineCall({
  name: 'updateProfile',
  summary: 'Change one’s own name and phone number',
  method: 'POST',
  path: 'account/updateprofile',
  access: 'own-account',
  body: profileForm,
  reply: changed,
});

export const changePassword = defineCall({
  name: 'changePassword',
  summary: 'Change one’s own password; ends one’s other sessions',
  method: 'POST',
  path: 'account/changepassword',
  access: 'own-account',
  sessionOnly: true,
  alsoRefused: ['too-many'],
  body: passwordForm,
  reply: changed,
});

export const startTwoFactor = defineCall({
  name: 'startTwoFactor',
  summary: 'Begin two-factor sign-in: a secret for the authenticator app, not in force until confirmed',
  method: 'POST',
  path: 'account/starttwofactor',
  access: 'own-account',
  sessionOnly: true,
  reply: z.strictObject({
    secret: z.string(),
    /** For the app to read. */
    uri: z.string(),
    /** The same as a picture (data: address of a PNG). */
    qr: z.string(),
  }),
});

export const confirmTwoFactor = defineCall({
  name: 'confirmTwoFactor',
  summary: 'Put two-factor sign-in in force; answers the recovery codes, this once',
  method: 'POST',
  path: 'account/confirmtwofactor',
  access: 'own-account',
  sessionOnly: true,
  body: codeForm,
  reply: changed.extend({ codes: z.array(z.string()) }),
});

export const stopTwoFactor = defineCall({
  name: 'stopTwoFactor',
  summary: 'End one’s own two-factor sign-in; asks for the password',
  method: 'POST',
  path: 'account/stoptwofactor',
  access: 'own-account',
  sessionOnly: true,
  alsoRefused: ['too-many'],
  body: z.strictObject({ password: ownPassword }),
  reply: changed,
});
