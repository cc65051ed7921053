import type { z } from 'zod';
import { language } from '#platform/contract/language.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { type CallContext, requireActor } from '#platform/server/http/context.ts';
import { getUser } from '#rooms/access/server.ts';
import { withActivity } from '#rooms/ground/server.ts';
import { letterheadOf, type MailRow, queueWritten, writeToOne } from '#rooms/mail/server.ts';
import { type Audience, type mailingForm, NAMED_MAX } from '../contract.ts';
import { mailingKind } from '../kind.ts';
import * as say from '../messages.ts';
import { withFiles } from './attached.ts';
import { assertMayWriteTo, reachOf, recipientsAmong, toBeWritten } from './audience.ts';
import { getMailing } from './service.ts';
import type { MailingRow } from './tables.ts';

type Form = z.output<typeof mailingForm>;
type Written = Pick<MailingRow, 'id' | 'purpose' | 'subject' | 'body' | 'audience'>;
type AudienceOf = Pick<MailingRow, 'purpose'> & { audience: Audience };

/** How many it would reach now, and who the first of them are. */
export async function audienceNow(context: CallContext, { purpose, audience }: AudienceOf) {
  assertMayWriteTo(context, audience);
  const mailing = { purpose, audience: JSON.stringify(audience) };
  const { ids, count } = await reachOf(context, mailing);
  const first = await recipientsAmong(context, context.store.database, mailing, ids.slice(0, NAMED_MAX));
  return { count, names: first.map(({ name }) => name) };
}

/** How many a stored one reaches now, and how it reads to three of them. */
export async function previewOf(context: CallContext, id: string) {
  return previewWritten(context, await getMailing(context, id));
}

/** The same of one that isn't stored. */
export function tryOut(context: CallContext, form: Form) {
  assertMayWriteTo(context, form.audience);
  return previewWritten(context, { ...form, id: '', audience: JSON.stringify(form.audience) });
}

/** The first, the middle and the last of those whom it reaches. */
async function previewWritten(context: CallContext, row: Written) {
  const { ids, count } = await reachOf(context, row);
  const three = [...new Set([ids[0], ids[Math.floor(ids.length / 2)], ids.at(-1)])];
  const people = await Promise.all(
    three.filter((person) => person !== undefined).map((person) => readAs(context, row, person)),
  );
  return {
    count,
    people: people.flatMap((mail) =>
      mail
        ? { id: mail.about_id ?? '', name: mail.recipient_name, subject: mail.subject, text: mail.text }
        : [],
    ),
  };
}

/** The mail to one of its recipients; it isn't stored. */
export async function mailTo(context: CallContext, id: string, person: string): Promise<MailRow> {
  return mailOf(context, await getMailing(context, id), person);
}

/** The same of a mailing that isn't stored. */
export function tryOutOn(
  context: CallContext,
  { others, ...written }: Omit<Form, 'audience'> & Pick<Audience, 'others'>,
  person: string,
): Promise<MailRow> {
  assertMayWriteTo(context, { others });
  return mailOf(context, { ...written, id: '', audience: JSON.stringify({ others, state: 'all' }) }, person);
}

async function mailOf(context: CallContext, mailing: Written, person: string): Promise<MailRow> {
  const mail = await readAs(context, mailing, person);
  if (!mail) throw new Refusal('not-found', say.notRecipient());
  return mail;
}

async function readAs(context: CallContext, mailing: Written, person: string): Promise<MailRow | undefined> {
  const { database } = context.store;
  const [recipient] = await recipientsAmong(context, database, mailing, [person]);
  const written = toBeWritten(context, mailing);
  return recipient && writeToOne(context, written, recipient, () => letterheadOf(database, context));
}

/** Sends it to whoever asks for it, and to nobody else. Returns their address. */
export function sendTest(context: CallContext, id: string): Promise<string> {
  const { userId } = requireActor(context);
  return withActivity(context, async (database) => {
    const row = await getMailing(context, id, database);
    const mailing = await withFiles(database, toBeWritten(context, row));
    const { username, email } = await getUser(database, userId);
    const self = { id: userId, name: username, email, language: language() };
    const mail = await writeToOne(context, mailing, self, () => letterheadOf(database, context));
    await queueWritten(database, [{ ...mail, promise: 'transactional', about_id: null, mailing_id: null }]);
    return {
      result: email,
      activity: {
        type: 'Created',
        description: say.testedEntry({ subject: mailing.subject }),
        subject: { type: mailingKind.name, id },
      },
    };
  });
}
