import type { MailRow } from '#database/schema-mail.ts';
import { mailWords, siteIdentityOf } from '#features/content/server/service.ts';
import { currentEvent } from '#features/event/server/service.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { Services } from '#platform/server/http/context.ts';
import { countByState, insertMail } from './queries.ts';
import { type CheckedMail, type Letterhead, type Writing, writeMail } from './write-mail.ts';

export type { DrawStrip } from './attachments.ts';
export type { MailExample } from './examples.ts';
export { countOfMailings, insertMailsOnce, moveMailsOf } from './mailing-queries.ts';
export {
  endUnsubscription,
  eraseMailsAbout,
  findOldestWaiting as oldestWaitingMail,
  findUnsubscribed,
  insertMail as queueWritten,
} from './queries.ts';
export { inTheme } from './read-mail.ts';
export { LINK as SECRET } from './render-html.tsx';
export { mountUnsubscribe } from './unsubscribe.ts';
export { greetable, mailAbout, type NewMail } from './write-mail.ts';
export { type Recipient, writeToOne } from './write-mailing.ts';

/** Writes a mail and queues it. Runs in the transaction of its cause: both happen or neither. */
export async function queueMail(database: Database, services: Writing, mail: CheckedMail): Promise<MailRow> {
  const row = writeMail(services, mail, await letterheadOf(database, services));
  await insertMail(database, row);
  return row;
}

/** Whose mail it is, and how it is worded, or would be if the draft were published. */
export async function letterheadOf(
  database: Database,
  { clock }: Pick<Services, 'clock'>,
  state: 'published' | 'drafted' = 'published',
): Promise<Letterhead> {
  const edition = await currentEvent(database, clock.now());
  const { name, organiser, email, look, seed } = await siteIdentityOf(database);
  const summit = edition?.name ?? name;
  const words = await mailWords(database, edition?.id, state);
  return { summit, organiser: organiser || summit, email, look, seed, words };
}

export async function countMailsByState(database: Database): Promise<Record<string, number>> {
  const counts = await countByState(database);
  return Object.fromEntries(counts.map(({ state, count }) => [state, count]));
}
