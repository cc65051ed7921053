import { perLanguage } from '#platform/contract/language.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext, Services } from '#platform/server/http/context.ts';
import { inLanguageOf, languageOf } from '#platform/server/reader.ts';
import { findCurrentEdition, getEdition, phaseOf } from '#rooms/edition/server.ts';
import { type ActivityEntry, changeInPieces, ticketSigner } from '#rooms/ground/server.ts';
import { letterheadIn, letterheadOf, queueMails } from '#rooms/mail/server.ts';
import type { SENT_TO_ATTENDEES } from '../desk.ts';
import { attendeeKind } from '../kind.ts';
import * as say from '../messages.ts';
import { newLink } from './links.ts';
import {
  cancellationMail,
  confirmationOf,
  linkMail,
  ticketMail,
  ticketsWithheld,
  toTellOf,
  whatToTell,
} from './mails.ts';
import { findAttendee } from './queries.ts';
import type { AttendeeRow } from './tables.ts';
import { giveGroupFee } from './tell-groups.ts';

type Sent = (typeof SENT_TO_ATTENDEES)[number];

const SENT: Readonly<Record<Sent, (of: { fullname: string }) => string>> = {
  confirmation: say.sentConfirmationEntry,
  link: say.sentLinkEntry,
  cancellation: say.sentCancellationEntry,
};

type Write = (database: Database, rows: readonly AttendeeRow[]) => Promise<unknown>;

/** What writes confirmations with new links, and returns these, in the caller's transaction. To be had before it begins. */
export async function confirmer(context: Services) {
  const sign = await ticketSigner(context);
  return async (
    database: Database,
    rows: readonly AttendeeRow[],
    { areNew = false } = {},
  ): Promise<string[]> => {
    const edition = await findCurrentEdition(database, context.clock.now());
    const read = perLanguage(() => toTellOf(database, context, edition));
    const ids = rows.map(({ id }) => id);
    const sellsTickets = areNew && whatToTell(context, await read()).sellsTickets;
    const withheld = sellsTickets ? new Set(ids) : await ticketsWithheld(database, context, ids);
    const mails = [];
    const links: string[] = [];
    for (const row of await giveGroupFee(database, context, edition, rows)) {
      const ticket = withheld.has(row.id) ? '' : sign({ editionId: row.event_id, attendeeId: row.id });
      const link = await inLanguageOf(row, () => newLink(database, context, row.id));
      const write = async () => confirmationOf(whatToTell(context, await read()), row, { ticket, link });
      mails.push({ spoken: languageOf(row), write });
      links.push(link);
    }
    await queueMails(database, context, async () => letterheadIn((await read()).documents, edition), mails);
    return links;
  };
}

/** What writes the tickets of an edition's attendees, in the caller's transaction. To be had before it begins. */
export async function ticketSender(context: Services) {
  const sign = await ticketSigner(context);
  return async (database: Database, editionId: string, rows: readonly AttendeeRow[]): Promise<void> => {
    const edition = await getEdition(database, editionId);
    const read = perLanguage(() => toTellOf(database, context, edition));
    const mails = rows.map((row) => ({
      spoken: languageOf(row),
      write: async () =>
        ticketMail(whatToTell(context, await read()), row, sign({ editionId, attendeeId: row.id })),
    }));
    await queueMails(database, context, async () => letterheadIn((await read()).documents, edition), mails);
  };
}

/** Sends attendees what they can be sent. Only who has cancelled is told so. */
export async function writeTo(context: CallContext, ids: readonly string[], what: Sent) {
  const write = await writerOf(context, what);
  const written = await changeInPieces(context, ids, async (database, some) => {
    const rows = await whoGets(database, context, some, what);
    if (rows.length > 0) await write(database, rows);
    return { result: rows.map(({ id }) => id), activity: rows.map((row) => recorded(row, what)) };
  });
  if (written.done.length > 0) return written;
  throw new Refusal('not-found', what === 'cancellation' ? say.nobodyCancelled() : say.nobodyRegistered());
}

async function writerOf(context: CallContext, what: Sent): Promise<Write> {
  const confirm = await confirmer(context);
  return async (database, rows) => {
    const now = context.clock.now();
    const isOver = phaseOf(await findCurrentEdition(database, now), now) === 'after';
    if (what === 'confirmation' && !isOver) return confirm(database, rows);
    const mails = rows.map((row) => ({
      spoken: languageOf(row),
      write: async () =>
        what === 'cancellation'
          ? cancellationMail(database, context, row)
          : linkMail(row, await newLink(database, context, row.id)),
    }));
    await queueMails(database, context, () => letterheadOf(database, context), mails);
  };
}

async function whoGets(
  database: Database,
  { clock }: CallContext,
  ids: readonly string[],
  what: Sent,
): Promise<AttendeeRow[]> {
  const edition = await findCurrentEdition(database, clock.now());
  const rows: AttendeeRow[] = [];
  for (const id of ids) {
    const row = await findAttendee(database, id);
    if (!row || row.event_id !== (edition?.id ?? null)) continue;
    if ((row.cancelled_at !== null) === (what === 'cancellation')) rows.push(row);
  }
  return rows;
}

function recorded({ id, fullname }: AttendeeRow, what: Sent): ActivityEntry {
  const description = SENT[what]({ fullname });
  return { type: 'Updated', description, subject: { type: attendeeKind.name, id } };
}
