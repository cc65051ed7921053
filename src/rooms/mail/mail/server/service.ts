import { setImmediate } from 'node:timers/promises';
import type { Language } from '#platform/contract/language.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { Services } from '#platform/server/http/context.ts';
import { speaking } from '#platform/server/reader.ts';
import {
  type Documents,
  drafted,
  type EditionRow,
  findCurrentEdition,
  identityIn,
  readAllPublished,
  type TriedSection,
} from '#rooms/edition/server.ts';
import { MAIL_STATES, type MailState } from '../contract.ts';
import { countByState, insertMails } from './queries.ts';
import type { MailRow } from './tables.ts';
import { type CheckedMail, type Letterhead, type MailServices, writeMail } from './write-mail.ts';

export type { MailingPurpose } from '../mailing-purposes.ts';
export type { MailExample, MailExamples } from './examples.ts';
export { formatMissed } from './format-missed.ts';
export {
  beginNews,
  endedNewsSince,
  isSentOfLate,
  newsAgainMail,
  newsAgainMails,
  unsubscribedAmong,
} from './news-again.ts';
export {
  countOfMailings,
  dropMails,
  eraseMailsAbout,
  findOldestWaiting as oldestWaitingMail,
  heldMailsOf,
  insertMails as queueWritten,
  insertMailsOnce,
  moveMailsOf,
} from './queries.ts';
export { inTheme } from './read-mail.ts';
export type { MailRow } from './tables.ts';
export { findUnsubscribed } from './unsubscription-queries.ts';
export { type CheckedMail, greetable, mailAbout, type NewMail } from './write-mail.ts';
export { type Mailing, type Reason, type Recipient, writeToOne } from './write-mailing.ts';

/** Writes a mail, with all that it tells: called in the language of who reads it. */
type Write = () => CheckedMail | Promise<CheckedMail>;

/**
 * Writes a mail in the language of its reader and queues it. Runs in the transaction of its cause: both happen or
 * neither.
 */
export function queueMail(
  database: Database,
  services: MailServices,
  spoken: Language,
  write: Write,
): Promise<MailRow> {
  return speaking(spoken, async () => {
    const row = writeMail(services, await write(), await letterheadOf(database, services));
    await insertMails(database, [row]);
    return row;
  });
}

export interface Unwritten {
  spoken: Language;
  write: Write;
}

/** The same for many, under one letterhead for each language. */
export async function queueMails(
  database: Database,
  services: MailServices,
  letterhead: () => Letterhead | Promise<Letterhead>,
  mails: readonly Unwritten[],
): Promise<void> {
  const rows: MailRow[] = [];
  for (const [spoken, some] of Map.groupBy(mails, (mail) => mail.spoken)) {
    await speaking(spoken, async () => {
      const head = await letterhead();
      for (const { write } of some) {
        rows.push(writeMail(services, await write(), head));
        // Writing many must not keep the pages waiting.
        await setImmediate();
      }
    });
  }
  await insertMails(database, rows);
}

/** Whose mail it is, and how it is worded, or would be if the draft were published, maybe with a mail as it is being written. */
export async function letterheadOf(
  database: Database,
  { clock }: Pick<Services, 'clock'>,
  state: 'published' | 'drafted' = 'published',
  tried?: TriedSection,
): Promise<Letterhead> {
  const edition = await findCurrentEdition(database, clock.now());
  const letterhead = letterheadIn(await readAllPublished(database, edition?.id), edition);
  if (state === 'published') return letterhead;
  return { ...letterhead, texts: await drafted(database, 'mails', edition?.id, tried) };
}

/** The same from what an edition says. */
export function letterheadIn({ site, mails }: Documents, edition: EditionRow | undefined): Letterhead {
  const { name, organiser, email, look, logo, seed } = identityIn(site);
  const summit = edition?.name ?? name;
  return { summit, organiser: organiser || summit, email, look, logo, seed, texts: mails };
}

/** Of every state, so that one without mails reads 0. */
export async function countMailsByState(database: Database): Promise<Record<MailState, number>> {
  const counts = await countByState(database);
  const all = Object.keys(MAIL_STATES).map((state) => [state, counts.get(state) ?? 0]);
  return Object.fromEntries(all) as Record<MailState, number>;
}
