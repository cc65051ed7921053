import { mayAccess } from '#platform/contract/access.ts';
import type { Language } from '#platform/contract/language.ts';
import { neutralText } from '#platform/contract/neutral-texts.ts';
import { type CallContext, requireActor } from '#platform/server/http/context.ts';
import { inLanguageOf } from '#platform/server/reader.ts';
import type { TriedSection } from '#rooms/edition/server.ts';
import { accessToMail } from '../access-to-mail.ts';
import { allMails, type MailTemplate } from '../mail-texts.ts';
import { exampleOf } from './examples.ts';
import { letterheadOf } from './service.ts';
import type { MailRow } from './tables.ts';
import { type AnyMail, writeMail } from './write-mail.ts';

const PEOPLE = 20;

export async function examplePeople(context: CallContext, template: MailTemplate) {
  return (await exampleFor(context, template)?.people(context, PEOPLE)) ?? [];
}

/** With real people only for those who may know of them. */
function exampleFor(context: CallContext, template: MailTemplate) {
  return mayAccess(accessToMail(template), context.actor) ? exampleOf(context, template) : undefined;
}

interface Previewed {
  template: MailTemplate;
  person?: string | undefined;
  /** The site's main one, if none is asked for. */
  language?: Language | undefined | null;
  /** How it is being written; the draft's words, if it isn't or couldn't be saved. */
  values?: TriedSection['values'] | undefined;
}

/** A mail as the draft words it, to one of the people who could get it; it isn't stored. */
export async function draftedMail(
  context: CallContext,
  { template, person, language = null, values }: Previewed,
): Promise<MailRow> {
  const example = exampleFor(context, template);
  const id = person ?? (await example?.people(context, 1))?.[0]?.id;
  const row = await inLanguageOf({ language }, async () => {
    const mail = (id && (await example?.write(context, id))) || madeUp(context, template);
    const tried = values && { section: template as TriedSection['section'], values };
    return writeMail(context, mail, await letterheadOf(context.store.database, context, 'drafted', tried));
  });
  // Its example of a link or a code may be read.
  return { ...row, state: 'withheld' };
}

/** Without a record that it could be about, with an example in each place. */
function madeUp(context: CallContext, template: MailTemplate): AnyMail {
  const { username } = requireActor(context);
  const { placeholders = {} } = allMails()[template];
  const examples = Object.entries(placeholders).map(([name, { example }]) => [name, neutralText(example)]);
  return {
    template,
    to: { name: username, email: '' },
    values: { ...Object.fromEntries(examples), name: username },
    link: context.config.publicUrl,
  };
}
