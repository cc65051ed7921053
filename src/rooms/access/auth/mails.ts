import { defineMails } from '#rooms/mail/contract.ts';

const OF_A_LINK = {
  inviter: { meaning: 'who sent it', example: 'Kofi Boateng' },
  expires: { meaning: 'until when the link works', example: '26th August 2025, 9:00 AM GMT', isNeeded: true },
} as const;

/** The mails to users about their accounts. */
export const accountMails = defineMails({
  invitation: {
    label: 'Invitation of a user',
    lead: 'To a new user, with the link to choose a password.',
    position: 175,
    subject: 'Your account: {summit}',
    heading: 'Welcome, {name}.',
    opening: [
      '{inviter} added you to the back-office of the {summit}. Choose a password, and you can sign in.',
    ],
    closing: ['The link works once, until {expires}. After that, ask an Administrator for a new one.'],
    button: 'Choose a password',
    secret: 'link',
    placeholders: OF_A_LINK,
    reason: 'You get this mail because an Administrator of {site} entered your address.',
  },
  newPassword: {
    label: 'New password',
    lead: 'To a user, with the link to set a new password.',
    position: 180,
    subject: 'A new password: {summit}',
    heading: 'Set a new password, {name}.',
    opening: ['{inviter} made this link for you.'],
    closing: [
      'The link works once, until {expires}. If you didn’t ask for it, tell an Administrator; your password is still the same.',
    ],
    button: 'Set a new password',
    secret: 'link',
    placeholders: OF_A_LINK,
    reason: 'You get this mail because you have an account at {site}.',
  },
  newDevice: {
    label: 'Sign-in from a new device',
    lead: 'To a user who signs in from a device that the program hasn’t seen before.',
    position: 190,
    subject: 'Somebody signed in to your account: {summit}',
    heading: 'A new device, {name}.',
    opening: ['Somebody signed in to your account from a device that we hadn’t seen before.'],
    closing: [
      'If it was you, there is nothing to do. If not, set a new password and end the session, both under My account, or tell an Administrator.',
    ],
    button: 'Open my account',
    reason: 'You get this mail because you have an account at {site}.',
  },
});

type AccountMails = typeof accountMails;
declare module '#rooms/mail/mail/mail-texts.ts' {
  interface Mails extends AccountMails {}
}
