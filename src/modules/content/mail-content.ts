import { z } from 'zod';
import { line, paragraph, section } from './fields.ts';
import { placeholdersIn, SHARED_PLACEHOLDERS } from './mail-placeholders.ts';
import { MAIL_TEMPLATES, MAIL_TEXTS, type MailTemplate, type MailText } from './mail-texts.ts';

/** How organisers word a mail. Paragraphs are separated by line breaks. */
export interface MailWords {
  subject: string;
  heading: string;
  opening: string;
  closing: string;
  button?: string;
}
export type MailContent = Readonly<Record<MailTemplate, MailWords>>;

const SUBJECT_MAX = 150;
const ONE_EACH = 'Each line is a paragraph.';

/** What the texts of a mail may name in braces. */
export function placeholdersOf(text: MailText): string[] {
  const { subject, heading, opening, closing } = text;
  const own = placeholdersIn([subject, heading, ...opening, ...closing]);
  return [...new Set([...own, ...SHARED_PLACEHOLDERS])];
}

function mailSection(text: MailText) {
  const { label: title, lead, needs = [] } = text;
  const placeholders = placeholdersOf(text);
  return section(
    { title, lead, placeholders, needs },
    {
      subject: line('Subject', { neutral: text.subject, required: true, max: SUBJECT_MAX, placeholders }),
      heading: line('Heading', { neutral: text.heading, required: true, max: SUBJECT_MAX, placeholders }),
      opening: paragraph('Text', {
        neutral: text.opening.join('\n'),
        max: 2_000,
        hint: ONE_EACH,
        placeholders,
      }),
      ...(text.button && {
        button: line('Button', {
          neutral: text.button,
          required: true,
          max: 40,
          half: true,
          placeholders: [],
        }),
      }),
      closing: paragraph('At the end', {
        neutral: text.closing.join('\n'),
        max: 2_000,
        hint: ONE_EACH,
        placeholders,
      }),
    },
  );
}

const sections = MAIL_TEMPLATES.map((template) => [template, mailSection(MAIL_TEXTS[template])] as const);

/** What the mails of an edition say. */
export const mailContent = z.strictObject(
  Object.fromEntries(sections) as Record<MailTemplate, ReturnType<typeof mailSection>>,
);
