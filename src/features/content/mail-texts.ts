import type { PlaceholderOf, SharedPlaceholder } from './mail-placeholders.ts';

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
    closing: ['If something changes, just reply to this mail. It reaches {organiser}.'],
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

/** The text of a stored mail; undefined if the program no longer has it. */
export function textOf(template: string): MailText | undefined {
  return isMailTemplate(template) ? MAIL_TEXTS[template] : undefined;
}
