import { z } from 'zod';
import type { Access } from '#platform/contract/access.ts';
import type { Message } from '#platform/contract/message.ts';
import { neutralText } from '#platform/contract/neutral-texts.ts';
import { type PlaceholderOf, placeholdersIn } from '#platform/contract/placeholders.ts';
import { addPart, line, paragraph, section } from '#rooms/edition/contract.ts';
import * as say from './messages.ts';

/** What a mail says by itself, apart from the facts that come from a record. Organisers can reword it. */
export interface MailText {
  /** What the list of mails calls it. */
  label: string;
  /** Who may read one that was written; Administrators, if it isn't said. */
  readBy?: Access;
  /** Who gets it and when, for whoever edits it. */
  lead: string;
  /** Where it stands among all mails. */
  position: number;
  subject: string;
  heading: string;
  /** Paragraphs before the facts, and after them. */
  opening: readonly string[];
  closing: readonly string[];
  /** In place of the closing where no server sends mail, as changes on somebody's page need a code by mail; unless organisers reworded it. */
  withoutServer?: readonly string[];
  /** On the button, for a mail that has a link. */
  button?: string;
  /** What its texts name in braces besides what every mail may name. */
  placeholders?: Readonly<Record<string, MailPlaceholder>>;
  /**
   * It works once and without a password: only the recipient may read it, and only from this mail. A renewable link is
   * made anew when the mail is sent again; the one before ends.
   */
  secret?: 'code' | 'link' | 'renewable link';
  /** Why somebody gets it, at its foot. This isn't for organisers to reword. */
  reason: string;
}

interface MailPlaceholder {
  meaning: string;
  /** Stands for what nobody knows before the mail is sent. */
  example: string;
  /** Without it the mail would be of no use, however it is worded. */
  isNeeded?: true;
}

/** What every mail may name in braces: `name` is whom it speaks to or of. */
export const COMMON_PLACEHOLDERS = {
  summit: say.summitName,
  organiser: say.organiserName,
  site: say.siteAddress,
  name: say.personName,
} as const;
export type CommonPlaceholder = keyof typeof COMMON_PLACEHOLDERS;

type TextsOf<Text extends MailText> =
  | Text['subject' | 'heading' | 'reason']
  | Text['opening' | 'closing'][number];
type OwnPlaceholder<Text extends MailText> = Exclude<PlaceholderOf<TextsOf<Text>>, CommonPlaceholder>;
/** Whatever a text names in braces is declared with it. */
type Declaring<Text extends MailText> = [OwnPlaceholder<Text>] extends [never]
  ? unknown
  : { placeholders: Record<OwnPlaceholder<Text>, MailPlaceholder> };

/** The mails of a module, by the names under which they are stored. */
export function defineMails<const Texts extends Readonly<Record<string, MailText>>>(
  texts: Texts & { [Template in keyof Texts]: Declaring<Texts[Template]> },
): Texts {
  return texts;
}

/** A mail in another language, with those examples in which there are words. */
type TranslatedMail = Partial<
  Pick<
    MailText,
    'label' | 'lead' | 'subject' | 'heading' | 'opening' | 'closing' | 'withoutServer' | 'button' | 'reason'
  >
> & { placeholders?: Readonly<Record<string, Partial<Pick<MailPlaceholder, 'meaning' | 'example'>>>> };

/** A module's mails in another language, in a file beside them: `mails.fr.ts`. */
export function mailTranslation<Of extends Readonly<Record<string, MailText>>>(
  texts: { readonly [Template in keyof Of]?: TranslatedMail },
): { readonly [Template in keyof Of]?: TranslatedMail } {
  return texts;
}

/** Every mail that the program writes. Each module adds its own, beside their declaration. */
// biome-ignore lint/suspicious/noEmptyInterface: a type could not be added to
export interface Mails {}
export type MailTemplate = keyof Mails & string;

/** The values that a mail needs besides those that are the same for all. */
export type MailValues<Template extends MailTemplate> = Record<
  | 'name'
  | (Mails[Template] extends { placeholders: infer Placeholders } ? keyof Placeholders & string : never),
  string
>;

type MailTexts = Readonly<Record<MailTemplate, MailText>>;

interface ModuleMails {
  mails?: Readonly<Record<string, MailText>>;
  /** What they are about: a heading in lists. */
  about?: Message | undefined;
}

let listed: MailTexts | undefined;

/** The server's list of modules and the browser's each tell their mails, before anything asks for them. */
export function listMails(modules: readonly ModuleMails[]): void {
  const all = modules
    .flatMap(({ mails = {}, about }) =>
      Object.entries(mails).map(([template, text]) => ({ template, text, about })),
    )
    .toSorted((one, other) => one.text.position - other.text.position);
  listed = Object.fromEntries(all.map(({ template, text }) => [template, text])) as MailTexts;
  addPart('mails', {
    title: say.mailsOfEdition,
    place: say.editionsMails,
    screen: '/admin/mail/wording',
    saysSomethingUnpublished: true,
    // What was worded for the mail of a module that is gone stays, in case it comes back.
    schema: z.looseObject(
      Object.fromEntries(all.map(({ template, text, about }) => [template, mailSection(text, about)])),
    ),
  });
}

/** In the order in which lists of mails show them. They are known once the modules are, so not while files are loaded. */
export function allMails(): MailTexts {
  if (!listed) throw new Error('the mails are asked for before the modules are listed');
  return listed;
}

export function mailTemplates(): MailTemplate[] {
  return Object.keys(allMails()) as MailTemplate[];
}

/** The text of a stored mail; undefined if the program no longer has it. */
export function textOf(template: string): MailText | undefined {
  return isMailTemplate(template) ? allMails()[template] : undefined;
}

export function isMailTemplate(name: string): name is MailTemplate {
  return Object.hasOwn(allMails(), name);
}

/** Not if it has a link or a code that can't be had again. */
export function canGoAgain(template: string): boolean {
  const { secret = 'renewable link' } = textOf(template) ?? {};
  return secret === 'renewable link';
}

/** The placeholders without which a mail would be of no use. */
export function neededBy({ placeholders = {} }: MailText): string[] {
  return Object.keys(placeholders).filter((name) => placeholders[name]?.isNeeded);
}

/** How organisers word a mail. Paragraphs are separated by line breaks. */
interface MailCopy {
  subject: string;
  heading: string;
  opening: string;
  closing: string;
  button?: string;
}
export type MailContent = Readonly<Record<MailTemplate, MailCopy>>;

declare module '#rooms/edition/content/sections.ts' {
  interface Documents {
    mails: MailContent;
  }
}

const SUBJECT_MAX = 150;
const TEXT_MAX = 2_000;

function mailSection(text: MailText, group: Message | undefined) {
  const { label, subject, heading, opening, closing } = text;
  const own = placeholdersIn([subject, heading, ...opening, ...closing]);
  const placeholders = [...new Set([...own, ...Object.keys(COMMON_PLACEHOLDERS)])];
  const oneLine = { required: true, max: SUBJECT_MAX, placeholders };
  const lines = { max: TEXT_MAX, hint: say.lineIsParagraph, placeholders };
  return section(
    {
      title: () => neutralText(label),
      lead: () => neutralText(text.lead),
      ...(group && { group }),
      placeholders: helpWith(text),
      wrong: (values) => withoutNeeded(text, values),
    },
    {
      subject: line(say.subject, { neutral: subject, ...oneLine }),
      heading: line(say.heading, { neutral: heading, ...oneLine }),
      opening: paragraph(say.text, { neutral: opening.join('\n'), ...lines }),
      ...(text.button && {
        button: line(say.button, {
          neutral: text.button,
          required: true,
          max: 40,
          half: true,
          placeholders: [],
        }),
      }),
      closing: paragraph(say.atTheEnd, { neutral: closing.join('\n'), ...lines }),
    },
  );
}

function helpWith({ placeholders = {} }: MailText) {
  const own = Object.entries(placeholders).map(([name, { meaning }]) => [name, () => neutralText(meaning)]);
  return {
    title: say.placeholdersTitle,
    lead: say.placeholdersLead,
    meanings: { ...COMMON_PLACEHOLDERS, ...Object.fromEntries(own) },
  };
}

function withoutNeeded(text: MailText, values: Readonly<Record<string, unknown>>): Record<string, string> {
  const named = placeholdersIn(Object.values(values).map(String));
  const missing = neededBy(text).find((name) => !named.includes(name));
  return missing ? { closing: say.placeholderNeeded({ placeholder: `{${missing}}` }) } : {};
}
