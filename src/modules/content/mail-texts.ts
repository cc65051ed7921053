import type { PlaceholderOf, SharedPlaceholder } from './mail-placeholders.ts';
import { NEWS_MAIL_TEXTS } from './news-mail-texts.ts';
import { WAITING_MAIL_TEXTS } from './waiting-mail-texts.ts';

/** What a mail says by itself, apart from the facts that come from a record. Organisers can reword it. */
export interface MailText {
  /** What the list of mails calls it. */
  label: string;
  /** Who gets it and when, for whoever edits it. */
  lead: string;
  subject: string;
  heading: string;
  /** Paragraphs before the facts, and after them. */
  opening: readonly string[];
  closing: readonly string[];
  /** On the button, for a mail that has a link. */
  button?: string;
  /** Its link works once and without a password: only the recipient may read it, and only from this mail. */
  hasSecretLink?: true;
  /** Sent again, it gets a new link; the one before ends. */
  isRenewable?: true;
  /** Placeholders without which the mail would be of no use. */
  needs?: readonly string[];
  /** Why somebody gets it, at its foot. This isn't for organisers to reword. */
  reason: string;
}

/** Every mail that the program writes, as long as nobody words it differently. Names in braces are filled in. */
export const MAIL_TEXTS = {
  registered: {
    label: 'Registration confirmed',
    lead: 'To everybody who registers, at once, with the facts, the ticket and the calendar entry.',
    subject: 'You’re registered: {summit}',
    heading: 'You’re registered, {name}.',
    opening: ['We look forward to welcoming you. This is what you need to know.'],
    closing: [
      'On your page you can correct your details, cancel or pass your place on. Keep the link to yourself. If you need anything else, just reply to this mail. It reaches {organiser}.',
    ],
    button: 'Open your page',
    hasSecretLink: true,
    isRenewable: true,
    reason: 'You get this mail because you registered at {site}.',
  },
  groupComplete: {
    label: 'Group complete',
    lead: 'To who registered before enough of their company had for the group discount.',
    subject: 'The group discount is yours: {summit}',
    heading: 'The group discount is yours, {name}.',
    opening: ['Enough people of your company have registered for it.'],
    closing: [
      'There is nothing to do. If you need anything else, just reply to this mail. It reaches {organiser}.',
    ],
    reason: 'You get this mail because you registered at {site}.',
  },
  registeredAfter: {
    label: 'Registered after the summit',
    lead: 'To everybody who registers once the summit is over.',
    subject: 'We’ve noted your registration: {summit}',
    heading: 'Thank you, {name}.',
    opening: ['This summit is over. We’ll write to you about the next one.'],
    closing: ['If you’d rather we didn’t, just reply to this mail.'],
    reason: 'You get this mail because you registered at {site}.',
  },
  personalLink: {
    label: 'Link of somebody’s own page',
    lead: 'To whoever has lost the link of their own page and asks for a new one.',
    subject: 'Your registration: {summit}',
    heading: 'Here is your page, {name}.',
    opening: ['This link opens your registration, with your ticket. The link that you had before has ended.'],
    closing: ['Keep the link to yourself. If you didn’t ask for it, there is nothing to do.'],
    button: 'Open your page',
    hasSecretLink: true,
    isRenewable: true,
    reason: 'You get this mail because somebody asked at {site} for the link of your registration.',
  },
  personalCode: {
    label: 'Code for a change',
    lead: 'To somebody who changes something on their own page, with the code that confirms it.',
    subject: 'Your code: {summit}',
    heading: 'Your code, {name}.',
    opening: [
      'You asked to {what}. Type this code on your page to do it. It works once, for {minutes} minutes.',
    ],
    closing: [
      'If it wasn’t you, there is nothing to do: without the code nothing changes. Give it to nobody.',
    ],
    hasSecretLink: true,
    reason: 'You get this mail because this address was entered on a page of {site}.',
  },
  registrationChanged: {
    label: 'Registration changed',
    lead: 'To somebody who corrected their registration.',
    subject: 'Your registration has changed: {summit}',
    heading: 'Your registration has changed, {name}.',
    opening: ['This is how your registration reads now.'],
    closing: ['If it wasn’t you, reply to this mail at once. It reaches {organiser}.'],
    button: 'Open your page',
    hasSecretLink: true,
    isRenewable: true,
    reason: 'You get this mail because your registration at {site} was changed.',
  },
  addressChanged: {
    label: 'Address changed, to the old one',
    lead: 'To the address that a registration had until now.',
    subject: 'Your registration has another address: {summit}',
    heading: 'Your registration has another address, {name}.',
    opening: ['From now on we write to the new address, and the link that you had has ended.'],
    closing: ['If it wasn’t you, reply to this mail at once. It reaches {organiser}.'],
    reason: 'You get this mail because your registration at {site} had this address.',
  },
  registrationCancelled: {
    label: 'Registration cancelled',
    lead: 'To somebody who cancelled their registration.',
    subject: 'Your registration is cancelled: {summit}',
    heading: 'Your registration is cancelled, {name}.',
    opening: ['Your place is free for somebody else, and your ticket no longer counts.'],
    closing: ['If it was a mistake, reply to this mail. It reaches {organiser}.'],
    reason: 'You get this mail because your registration at {site} was cancelled.',
  },
  passedOn: {
    label: 'Place passed on, to who had it',
    lead: 'To somebody who passed their place on.',
    subject: 'You passed your place on: {summit}',
    heading: 'Your place is passed on, {name}.',
    opening: ['{colleague} has it now, with a ticket and a link of their own. Yours have ended.'],
    closing: ['If it wasn’t you, reply to this mail at once. It reaches {organiser}.'],
    reason: 'You get this mail because you were registered at {site}.',
  },
  passedToYou: {
    label: 'Place passed on, to who has it',
    lead: 'To whoever has the place now, with the facts, the ticket and the calendar entry.',
    subject: '{giver} passed a place on to you: {summit}',
    heading: 'You have a place, {name}.',
    opening: ['{giver} passed their registration on to you. This is what you need to know.'],
    closing: [
      'On your page you can correct your details, or cancel if you can’t come. Keep the link to yourself. If you need anything else, just reply to this mail. It reaches {organiser}.',
    ],
    button: 'Open your page',
    hasSecretLink: true,
    isRenewable: true,
    reason: 'You get this mail because {giver} entered your address at {site}.',
  },
  ...NEWS_MAIL_TEXTS,
  ...WAITING_MAIL_TEXTS,
  partnershipReceived: {
    label: 'Partnership request received',
    lead: 'To whoever sends a partnership request.',
    subject: 'We’ve received your partnership request: {summit}',
    heading: 'Thank you, {name}.',
    opening: ['We’ve received your request. We’ll get back to you within two working days.'],
    closing: ['If you’d like to add something, just reply to this mail.'],
    reason: 'You get this mail because you asked for a partnership at {site}.',
  },
  partnershipNotice: {
    label: 'Partnership request, to organisers',
    lead: 'To every Administrator when a partnership request arrives, with all of its answers.',
    subject: 'Partnership request: {company}, {package}',
    heading: '{company} asks for a partnership.',
    opening: ['{name} sent this request. They were told to expect an answer within two working days.'],
    closing: ['Reply to this mail to write to them.'],
    button: 'Open the request',
    reason: 'You get this mail because you’re an Administrator of {site}.',
  },
  invitation: {
    label: 'Invitation of a user',
    lead: 'To a new user, with the link to choose a password.',
    subject: 'Your account: {summit}',
    heading: 'Welcome, {name}.',
    opening: [
      '{inviter} added you to the back-office of the {summit}. Choose a password, and you can sign in.',
    ],
    closing: ['The link works once, until {expires}. After that, ask an Administrator for a new one.'],
    button: 'Choose a password',
    hasSecretLink: true,
    needs: ['expires'],
    reason: 'You get this mail because an Administrator of {site} entered your address.',
  },
  newPassword: {
    label: 'New password',
    lead: 'To a user, with the link to set a new password.',
    subject: 'A new password: {summit}',
    heading: 'Set a new password, {name}.',
    opening: ['{inviter} made this link for you.'],
    closing: [
      'The link works once, until {expires}. If you didn’t ask for it, tell an Administrator; your password is still the same.',
    ],
    button: 'Set a new password',
    hasSecretLink: true,
    needs: ['expires'],
    reason: 'You get this mail because you have an account at {site}.',
  },
  newDevice: {
    label: 'Sign-in from a new device',
    lead: 'To a user who signs in from a device that the program hasn’t seen before.',
    subject: 'Somebody signed in to your account: {summit}',
    heading: 'A new device, {name}.',
    opening: ['Somebody signed in to your account from a device that we hadn’t seen before.'],
    closing: [
      'If it was you, there is nothing to do. If not, set a new password and end the session, both under My account, or tell an Administrator.',
    ],
    button: 'Open my account',
    reason: 'You get this mail because you have an account at {site}.',
  },
  test: {
    label: 'Test mail',
    lead: 'To an address that you enter on the Mail screen.',
    subject: 'Test mail: {summit}',
    heading: 'It arrived.',
    opening: ['This is how mail from {site} looks. {name} sent it as a test.'],
    closing: ['If it was in the spam folder, the Mail screen shows what your domain still lacks.'],
    reason: 'You get this mail because somebody tested the mail of {site}.',
  },
} as const satisfies Record<string, MailText>;

export type MailTemplate = keyof typeof MAIL_TEXTS;

type Texts<Template extends MailTemplate> = (typeof MAIL_TEXTS)[Template];
type AllOf<Text extends MailText> =
  | Text['subject' | 'heading' | 'reason']
  | Text['opening' | 'closing'][number];

/** The values that a mail needs besides the shared ones. */
export type MailValues<Template extends MailTemplate> = Record<
  Exclude<PlaceholderOf<AllOf<Texts<Template>>>, SharedPlaceholder>,
  string
>;

export const MAIL_TEMPLATES = Object.keys(MAIL_TEXTS) as [MailTemplate, ...MailTemplate[]];

export function isMailTemplate(name: string): name is MailTemplate {
  return Object.hasOwn(MAIL_TEXTS, name);
}

/** Not if it has a link or a code that can't be had again. */
export function canGoAgain(template: string): boolean {
  const { hasSecretLink, isRenewable } = textOf(template) ?? {};
  return !hasSecretLink || isRenewable === true;
}

/** The text of a stored mail; undefined if the program no longer has it. */
export function textOf(template: string): MailText | undefined {
  return isMailTemplate(template) ? MAIL_TEXTS[template] : undefined;
}
