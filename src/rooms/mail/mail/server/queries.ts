import type { Expression } from 'kysely';
import { emailKey } from '#platform/contract/email-address.ts';
import { insertMissingRows, insertRows } from '#platform/server/database/insert-rows.ts';
import { type ListShape, list } from '#platform/server/database/list.ts';
import { type LongTable, rowCount, rowCounts } from '#platform/server/database/long-tables.ts';
import { matching } from '#platform/server/database/search.ts';
import type { Database } from '#platform/server/database/store.ts';
import { type MAIL_SORTS, type MailListQuery, type MailState, PENDING_MAILS } from '../contract.ts';
import type { MailRow, SuppressionRow } from './tables.ts';
import { endUnsubscriptions } from './unsubscription-queries.ts';

const DELETED_AT_ONCE = 200;
/** Counted by their state. */
const MAILS: LongTable = { table: 'mails', hidden: [], isReadWhole: true };

const SHAPE: ListShape<(typeof MAIL_SORTS)[number]> = {
  columns: {
    recipient: 'recipient_key',
    state: 'state',
    attempts: 'attempts',
    date: 'queued_at',
    sent: 'sent_at',
  },
  nullable: ['sent'],
  ties: { state: 'queued_at' },
  initial: { sort: 'date', order: 'desc' },
  tieBreaker: 'id',
};

/** What the list shows; the content of thousands of mails would be too much to read. */
const LISTED = [
  ...(['id', 'template', 'promise', 'state', 'about_id', 'recipient_name', 'recipient'] as const),
  ...(['subject', 'queued_at', 'due_at', 'attempts', 'reply', 'sent_at'] as const),
] as const satisfies (keyof MailRow)[];
export type ListedMail = Pick<MailRow, (typeof LISTED)[number]>;

export async function insertMails(database: Database, rows: readonly MailRow[]): Promise<void> {
  await insertRows(database, 'mails', rows);
}

/** Finds the ids of records whose people nobody may know of yet. */
export type BlindRecords = (database: Database) => Expression<string>;

/** Mails, except those about such records. */
function shownMails(database: Database, blind: readonly BlindRecords[]) {
  return database
    .selectFrom('mails')
    .where((of) =>
      of.and(
        blind.map((ids) => of.or([of('about_id', 'is', null), of('about_id', 'not in', ids(database))])),
      ),
    );
}

/** Those of such records that there are mails about. */
async function withMails(database: Database, blind: readonly BlindRecords[]): Promise<BlindRecords[]> {
  const found: BlindRecords[] = [];
  for (const ids of blind) {
    const about = database.selectFrom('mails').select('id').where('about_id', 'in', ids(database));
    if (await about.limit(1).executeTakeFirst()) found.push(ids);
  }
  return found;
}

/** Only those of the templates that may be read, unless all may. */
export async function listMails(
  database: Database,
  listQuery: MailListQuery,
  { templates, blind }: { templates: readonly string[] | undefined; blind: readonly BlindRecords[] },
) {
  const { search, state, template, about } = listQuery;
  const hiding = await withMails(database, blind);
  const { condition, count } = await matching(database, MAILS, search);
  const found = shownMails(database, hiding)
    .select(LISTED)
    .where(condition)
    .$if(templates !== undefined, (mails) => mails.where('template', 'in', templates ?? []))
    .$if(!!state, (mails) => mails.where('state', '=', state ?? 'queued'))
    .$if(!!about, (mails) => mails.where('about_id', '=', about ?? ''))
    .$if(!!template, (mails) => mails.where('template', '=', template ?? ''));
  const isCounted = !(templates || hiding.length > 0 || about || template || (search && state));
  const { total } = state && isCounted ? await rowCount(database, MAILS, state) : count;
  return list(found, listQuery, SHAPE, isCounted ? total : undefined);
}

export function findMail(database: Database, id: string): Promise<MailRow | undefined> {
  return database.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findShownMail(
  database: Database,
  id: string,
  blind: readonly BlindRecords[],
): Promise<MailRow | undefined> {
  return shownMails(database, blind).selectAll().where('id', '=', id).executeTakeFirst();
}

export function countByState(database: Database): Promise<Map<string, number>> {
  return rowCounts(database, MAILS);
}

/** Since when the mail has waited that has waited for longest. */
export async function findOldestWaiting(database: Database): Promise<string | undefined> {
  const row = await database
    .selectFrom('mails')
    .select('queued_at')
    .where('state', 'in', PENDING_MAILS)
    .orderBy('queued_at')
    .limit(1)
    .executeTakeFirst();
  return row?.queued_at;
}

/** Takes mails that are due: those about somebody's own record first, then the one due for longest. */
export function claimMails(
  database: Database,
  { token, now, limit }: { token: string; now: string; limit: number },
): Promise<MailRow[]> {
  return database
    .updateTable('mails')
    .set((eb) => ({ state: 'sending', claimed_by: token, due_at: null, attempts: eb('attempts', '+', 1) }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('mails')
        .select('id')
        .where('due_at', '<=', now)
        .orderBy('promise', 'desc')
        .orderBy('due_at')
        .orderBy('id')
        .limit(limit),
    )
    .returningAll()
    .execute();
}

export async function isAnyDue(database: Database, now: string): Promise<boolean> {
  const due = database.selectFrom('mails').select('id').where('due_at', '<=', now).limit(1);
  return (await due.executeTakeFirst()) !== undefined;
}

/** What another sender had in flight when it ended: nobody knows whether it arrived. */
export async function takeBack(database: Database, token: string, now: string): Promise<void> {
  const left = database.updateTable('mails').where('claimed_by', '!=', token);
  await left
    .where('promise', '=', 'transactional')
    .set({ state: 'retry', due_at: now, claimed_by: null })
    .execute();
  await left
    .where('promise', '=', 'bulk')
    .set({ state: 'unclear', due_at: null, claimed_by: null })
    .execute();
}

/** Says what became of a mail, unless somebody else has it in flight by now. */
export async function settleMail(
  database: Database,
  { id, token }: { id: string; token: string },
  outcome: Partial<MailRow>,
): Promise<void> {
  await database
    .updateTable('mails')
    .set({ ...outcome, claimed_by: null })
    .where('id', '=', id)
    .where('claimed_by', '=', token)
    .execute();
}

export async function updateMail(database: Database, id: string, row: Partial<MailRow>): Promise<void> {
  await database.updateTable('mails').set(row).where('id', '=', id).execute();
}

/** To an address, with what they say. */
export function findMailsTo(
  database: Database,
  email: string,
): Promise<(ListedMail & Pick<MailRow, 'text'>)[]> {
  return database
    .selectFrom('mails')
    .select([...LISTED, 'text'])
    .where('recipient_key', '=', emailKey(email))
    .orderBy('id')
    .execute();
}

/** Removes mails for good. */
export async function eraseMails(database: Database, ids: readonly string[]): Promise<void> {
  await database.deleteFrom('mails').where('id', 'in', ids).execute();
}

/** Removes the mails about records for good. */
export async function eraseMailsAbout(database: Database, ids: readonly string[]): Promise<void> {
  await database.deleteFrom('mails').where('about_id', 'in', ids).execute();
}

/** Removes what is known about addresses themselves. */
export async function forgetAddresses(database: Database, keys: readonly string[]): Promise<void> {
  await database.deleteFrom('suppressions').where('email_key', 'in', keys).execute();
  await endUnsubscriptions(database, keys);
}

export function findSuppression(database: Database, emailKey: string): Promise<SuppressionRow | undefined> {
  return database.selectFrom('suppressions').selectAll().where('email_key', '=', emailKey).executeTakeFirst();
}

export async function suppress(database: Database, row: SuppressionRow): Promise<void> {
  await database
    .insertInto('suppressions')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('email_key').doUpdateSet({ reply: row.reply, since: row.since }),
    )
    .execute();
}

export async function endSuppression(database: Database, emailKey: string): Promise<void> {
  await database.deleteFrom('suppressions').where('email_key', '=', emailKey).execute();
}

/** Which of these addresses were sent such a mail since. */
export async function findSentTo(
  database: Database,
  keys: readonly string[],
  { template, since }: { template: string; since: string },
): Promise<string[]> {
  if (keys.length === 0) return [];
  const sent = database.selectFrom('mails').select('recipient_key').where('recipient_key', 'in', keys);
  const rows = await sent.where('template', '=', template).where('queued_at', '>', since).execute();
  return rows.map(({ recipient_key }) => recipient_key);
}

/** Deletes some mails that wait for nothing, and returns how many. Those of a mailing stay as long as their recipient. */
export async function deleteSettled(database: Database, before: string): Promise<number> {
  const old = database
    .selectFrom('mails')
    .select('id')
    .where('state', 'not in', PENDING_MAILS)
    .where('mailing_id', 'is', null)
    .where('queued_at', '<', before)
    .limit(DELETED_AT_ONCE);
  const { numDeletedRows } = await database
    .deleteFrom('mails')
    .where('id', 'in', old)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Mails of a mailing. Of several to one address, the first stays. */
export async function insertMailsOnce(database: Database, rows: readonly MailRow[]): Promise<void> {
  const unique = '(mailing_id, recipient_key) where mailing_id is not null';
  await insertMissingRows(database, 'mails', rows, unique);
}

export function countOfMailings(database: Database, ids: readonly string[]) {
  return database
    .selectFrom('mails')
    .select(['mailing_id', 'state', (of) => of.cast<number>(of.fn.countAll(), 'integer').as('count')])
    .where('mailing_id', 'in', ids)
    .groupBy(['mailing_id', 'state'])
    .execute();
}

/** The mails of a mailing that wait for it to go on. */
export function heldMailsOf(
  database: Database,
  mailingId: string,
): Promise<Pick<MailRow, 'id' | 'about_id'>[]> {
  return database
    .selectFrom('mails')
    .select(['id', 'about_id'])
    .where('mailing_id', '=', mailingId)
    .where('state', '=', 'held')
    .execute();
}

export async function dropMails(database: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const dropped = { state: 'dropped', due_at: null } as const;
  await database.updateTable('mails').set(dropped).where('id', 'in', ids).execute();
}

/** Moves those mails of a mailing on that are in one of these states. */
export async function moveMailsOf(
  database: Database,
  { mailingId, from }: { mailingId: string; from: readonly MailState[] },
  to: Pick<MailRow, 'state' | 'due_at'>,
): Promise<void> {
  await database
    .updateTable('mails')
    .set(to)
    .where('mailing_id', '=', mailingId)
    .where('state', 'in', from)
    .execute();
}
