import type { PlaceholderOf } from './placeholders.ts';

/** What a mail says, apart from the facts that come from a record. */
export interface MailText {
  /** What the list of mails calls it. */
  label: string;
  subject: string;
  heading: string;
  /** Paragraphs before the facts, and after them. */
  opening: readonly string[];
  closing: readonly string[];
  /** On the button, for a mail that has a link. */
  button?: string;
  /** Its link works once and without a password: only the recipient may read it, and only from this mail. */
  hasSecretLink?: true;
  /** Why somebody gets it, at its foot. */
  reason: string;
}

/** Every mail that the program writes. Names in braces are filled in. */
export const MAIL_TEXTS = {
  registered: {
    label: 'Registration confirmed',
    subject: 'You’re registered: {summit}',
    heading: 'You’re registered, {name}.',
    opening: ['We look forward to welcoming you. This is what you need to know.'],
    closing: ['If something changes, just reply to this mail. It reaches {organiser}.'],
    reason: 'You get this mail because you registered at {site}.',
  },
  registeredAfter: {
    label: 'Registered after the summit',
    subject: 'We’ve noted your registration: {summit}',
    heading: 'Thank you, {name}.',
    opening: ['This summit is over. We’ll write to you about the next one.'],
    closing: ['If you’d rather we didn’t, just reply to this mail.'],
    reason: 'You get this mail because you registered at {site}.',
  },
  partnershipReceived: {
    label: 'Partnership request received',
    subject: 'We’ve received your partnership request: {summit}',
    heading: 'Thank you, {name}.',
    opening: ['We’ve received your request. We’ll get back to you within two working days.'],
    closing: ['If you’d like to add something, just reply to this mail.'],
    reason: 'You get this mail because you asked for a partnership at {site}.',
  },
  partnershipNotice: {
    label: 'Partnership request, to organisers',
    subject: 'Partnership request: {company}, {package}',
    heading: '{company} asks for a partnership.',
    opening: ['{name} sent this request. They were told to expect an answer within two working days.'],
    closing: ['Reply to this mail to write to them.'],
    button: 'Open the request',
    reason: 'You get this mail because you’re an Administrator of {site}.',
  },
  invitation: {
    label: 'Invitation of a user',
    subject: 'Your account: {summit}',
    heading: 'Welcome, {name}.',
    opening: [
      '{inviter} added you to the back-office of the {summit}. Choose a password, and you can sign in.',
    ],
    closing: ['The link works once, until {expires}. After that, ask an Administrator for a new one.'],
    button: 'Choose a password',
    hasSecretLink: true,
    reason: 'You get this mail because an Administrator of {site} entered your address.',
  },
  newPassword: {
    label: 'New password',
    subject: 'A new password: {summit}',
    heading: 'Set a new password, {name}.',
    opening: ['{inviter} made this link for you.'],
    closing: [
      'The link works once, until {expires}. If you didn’t ask for it, tell an Administrator; your password is still the same.',
    ],
    button: 'Set a new password',
    hasSecretLink: true,
    reason: 'You get this mail because you have an account at {site}.',
  },
  test: {
    label: 'Test mail',
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

/** Filled in for every mail. */
export type SharedPlaceholder = 'summit' | 'organiser' | 'site';

/** The values that a mail needs besides the shared ones. */
export type MailValues<Template extends MailTemplate> = Record<
  Exclude<PlaceholderOf<AllOf<Texts<Template>>>, SharedPlaceholder>,
  string
>;

/** The text of a stored mail; undefined if the program no longer has it. */
export function textOf(template: string): MailText | undefined {
  return Object.hasOwn(MAIL_TEXTS, template) ? MAIL_TEXTS[template as MailTemplate] : undefined;
}
