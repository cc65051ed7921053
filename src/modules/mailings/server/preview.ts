import { withActivity } from '#modules/activity/server/service.ts';
import { letterheadOf, type MailRow, queueWritten, writeToOne } from '#modules/mail/server/service.ts';
import { getUser } from '#modules/users/server/service.ts';
import { language } from '#platform/contract/language.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { type CallContext, requireActor } from '#platform/server/http/context.ts';
import { mailingKind } from '../kind.ts';
import * as say from '../messages.ts';
import { reachOf, recipientsAmong } from './audience.ts';
import { getMailing } from './service.ts';
import type { MailingRow } from './tables.ts';

/** How many it reaches now, and the first, the middle and the last of them. */
export async function previewOf(context: CallContext, id: string) {
  const row = await getMailing(context.store.database, id);
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
  const mail = await readAs(context, await getMailing(context.store.database, id), person);
  if (!mail) throw new Refusal('not-found', say.notRecipient());
  return mail;
}

async function readAs(
  context: CallContext,
  mailing: MailingRow,
  person: string,
): Promise<MailRow | undefined> {
  const { database } = context.store;
  const [recipient] = await recipientsAmong(database, mailing, [person]);
  return recipient && writeToOne(context, mailing, recipient, () => letterheadOf(database, context));
}

/** Sends it to whoever asks for it, and to nobody else. Returns their address. */
export function sendTest(context: CallContext, id: string): Promise<string> {
  const { userId } = requireActor(context);
  return withActivity(context, async (database) => {
    const mailing = await getMailing(database, id);
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
