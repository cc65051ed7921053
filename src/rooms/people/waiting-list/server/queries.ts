import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Tables } from '#database/schema.ts';
import { emailKey } from '#platform/contract/email-address.ts';
import { type ListShape, list } from '#platform/server/database/list.ts';
import { listIds } from '#platform/server/database/list-ids.ts';
import { checked, contains } from '#platform/server/database/search.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { EditionScope, ListScope } from '#rooms/edition/server.ts';
import type { Chosen } from '#rooms/ground/server.ts';
import { findFrom as attendeesFrom } from '#rooms/people/registrations/server/service.ts';
import {
  among,
  eraseFilesOf,
  filterConditions,
  filteredByEdition,
  findByName,
  holdFiles,
  inEdition,
  ofEdition,
  SUBMISSION_SHAPE,
  submissionsFrom,
  submissionsOf,
} from '#rooms/people/submissions/server/service.ts';
import { OPEN_STATES, type WAITING_SORTS, type WaitingListQuery } from '../contract.ts';
import type { WaitingEntryRow } from './tables.ts';

const SHAPE: ListShape<(typeof WAITING_SORTS)[number]> = {
  columns: { ...SUBMISSION_SHAPE.columns, position: 'position', size: 'size', state: 'state' },
  nullable: SUBMISSION_SHAPE.nullable,
  ties: { size: 'position', state: 'position' },
  initial: { sort: 'position', order: 'asc' },
  tieBreaker: 'id',
};

const where = expressionBuilder<Tables, 'waiting_entries'>();
/** A position in front of all others. */
const BEFORE_ALL = 1 - 2 ** 31;
/** Those who may still get a place, in the words of their index. */
const OPEN = sql<SqlBool>`state in (${sql.join(OPEN_STATES.map((state) => sql.lit(state)))})`;
/** The same as in the index of states, with which SQLite would otherwise look up the two. */
const OPEN_BY_STATE = sql<SqlBool>`state not in ('accepted', 'ended', 'left')`;

function all(database: Database) {
  return database.selectFrom('waiting_entries').selectAll();
}

export function listOpen(database: Database, editionId: string | null): Promise<WaitingEntryRow[]> {
  return all(database).where(OPEN).where(ofEdition(editionId)).orderBy('position').orderBy('id').execute();
}

/** The first offers whose time is over, and those of an edition that is. */
export function listOffersOver(
  database: Database,
  { now, editionOver }: { now: string; editionOver: string | undefined },
  limit: number,
): Promise<WaitingEntryRow[]> {
  const isOver = [where('offered_until', '<=', now), where('offered_until', 'is', null)];
  if (editionOver !== undefined) isOver.push(where('event_id', '=', editionOver));
  return all(database)
    .where(OPEN_BY_STATE)
    .where('state', '=', 'offered')
    .where(where.or(isOver))
    .orderBy('position')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** The first who wait for so many places at most, in their order. */
export function listFitting(
  database: Database,
  editionId: string,
  { most, limit }: { most: number; limit: number },
): Promise<WaitingEntryRow[]> {
  const fitting = all(database).where(waitsFor(editionId, most));
  return fitting.orderBy('position').orderBy('id').limit(limit).execute();
}

function waitsFor(editionId: string, most: number): Expression<SqlBool> {
  const ofThese = [OPEN, where('state', '=', 'waiting'), where('event_id', '=', editionId)];
  // Places without a limit are no number of SQL's.
  return where.and(Number.isFinite(most) ? [...ofThese, where('size', '<=', most)] : ofThese);
}

/** Those among them who are offered places. */
export function listOffered(database: Database, ids: readonly string[]): Promise<WaitingEntryRow[]> {
  return all(database).where('id', 'in', ids).where('state', '=', 'offered').execute();
}

/** Those who still wait, of an edition or some of them. */
export function listOpenAmong(database: Database, which: Parameters<typeof among>[0]) {
  return all(database).where(OPEN).where(among(which)).execute();
}

function filtered(database: Database, asked: WaitingListQuery & Chosen, scope: ListScope) {
  let query = all(database)
    .where(asked.sort === 'state' ? OPEN_BY_STATE : OPEN)
    .where(filteredByEdition(database, scope))
    .where(where.and(filterConditions(asked, scope)));
  if (asked.state) query = query.where('state', '=', asked.state);
  return asked.search ? query.where(contains('search_text', asked.search)) : query;
}

export function listWaiting(database: Database, asked: WaitingListQuery & Chosen, scope: ListScope) {
  return list(filtered(database, asked, scope), asked, SHAPE);
}

export function listWaitingIds(database: Database, asked: WaitingListQuery & Chosen, scope: ListScope) {
  return listIds(filtered(database, asked, scope), asked, SHAPE);
}

/**
 * Which of these is the first, the second … of their edition to be offered places: those between each and the one before it are
 * counted, so nobody is counted twice.
 */
export async function findTurns(
  database: Database,
  rows: readonly WaitingEntryRow[],
): Promise<Map<string, number>> {
  if (rows.length === 0) return new Map();
  const inTurn = sql`over (partition by event_id order by position, id)`;
  const listed = database
    .selectFrom('waiting_entries')
    .select(['id', 'event_id', 'position'])
    .select(sql<number>`lag(position, 1, ${sql.lit(BEFORE_ALL)}) ${inTurn}`.as('position_before'))
    .select(sql<string>`lag(id, 1, '') ${inTurn}`.as('id_before'))
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    );
  const between = database
    .selectFrom('waiting_entries as entry')
    .select((of) => of.fn.countAll().as('entries'))
    .where(OPEN)
    .where(sql<SqlBool>`${checked(database, 'entry.event_id')} is not distinct from listed.event_id`)
    .where(sql<SqlBool>`(entry.position, entry.id) > (listed.position_before, listed.id_before)`)
    .where(sql<SqlBool>`(entry.position, entry.id) <= (listed.position, listed.id)`);
  const turns = await database
    .selectFrom(listed.as('listed'))
    .select(['id', sql<number | string>`sum(${between}) ${inTurn}`.as('turn')])
    .execute();
  return new Map(turns.map(({ id, turn }) => [id, Number(turn)]));
}

/** Names that start with the term come first, then other matches in name or e-mail address. */
export function findNamed(database: Database, term: string, limit: number, scope: EditionScope) {
  const rows = all(database).where(OPEN).where(inEdition(scope));
  return findByName(rows, { term, limit }, async () => ({ condition: contains('search_text', term) }));
}

/** How many wait for how many places, and how many of these are offered. */
export async function countPlaces(database: Database, scope: EditionScope) {
  const open = database.selectFrom('waiting_entries').where(OPEN).where(inEdition(scope));
  const { entries, places, offered } = await open
    .select(({ fn }) => [
      fn.countAll().as('entries'),
      fn.sum('size').as('places'),
      fn.sum('size').filterWhere('state', '=', 'offered').as('offered'),
    ])
    .executeTakeFirstOrThrow();
  return { entries: Number(entries), places: Number(places ?? 0), offered: Number(offered ?? 0) };
}

/** How many entries may still get a place; those before one of them. */
export async function countOpen(
  database: Database,
  editionId: string | null,
  before?: Pick<WaitingEntryRow, 'position' | 'id'>,
): Promise<number> {
  const open = database
    .selectFrom('waiting_entries')
    .select((of) => of.fn.countAll().as('total'))
    .where(OPEN)
    .where(ofEdition(editionId));
  const counted = before
    ? open.where((of) => of(of.refTuple('position', 'id'), '<', of.tuple(before.position, before.id)))
    : open;
  return Number((await counted.executeTakeFirstOrThrow()).total);
}

/** How many places are offered, how many are waited for, and what the smallest entry waits for. */
export async function openSizes(database: Database, editionId: string) {
  const sizes = database.selectFrom('waiting_entries').where(OPEN).where('event_id', '=', editionId);
  const found = await sizes
    .select(({ fn }) => [
      fn.sum('size').filterWhere('state', '=', 'offered').as('offered'),
      fn.sum('size').filterWhere('state', '=', 'waiting').as('waiting'),
      fn.min('size').filterWhere('state', '=', 'waiting').as('least'),
    ])
    .executeTakeFirstOrThrow();
  const least = found.least === null ? Number.POSITIVE_INFINITY : Number(found.least);
  return { offered: Number(found.offered ?? 0), waiting: Number(found.waiting ?? 0), least };
}

/** Of those who wait for so many places at most, in their order. */
export async function waitingSizes(database: Database, editionId: string, most: number): Promise<number[]> {
  const small = database.selectFrom('waiting_entries').select('size').where(waitsFor(editionId, most));
  return (await small.orderBy('position').orderBy('id').execute()).map(({ size }) => size);
}

export async function isAnyOpen(database: Database): Promise<boolean> {
  const one = database.selectFrom('waiting_entries').select('id').where(OPEN).limit(1);
  return (await one.executeTakeFirst()) !== undefined;
}

export function findEntry(database: Database, id: string) {
  return all(database).where('id', '=', id).executeTakeFirst();
}

export function findByToken(database: Database, tokenHash: string) {
  return all(database)
    .where((of) => of.or([of('token_hash', '=', tokenHash), of('first_token_hash', '=', tokenHash)]))
    .executeTakeFirst();
}

export function findOpenByAddress(database: Database, editionId: string | null, email: string) {
  return all(database)
    .where(OPEN)
    .where(ofEdition(editionId))
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
}

/** The lowest and the highest position of an edition. */
export async function positionsOf(database: Database, editionId: string | null) {
  const { least, most } = await database
    .selectFrom('waiting_entries')
    .select((of) => [of.fn.min('position').as('least'), of.fn.max('position').as('most')])
    .where(ofEdition(editionId))
    .executeTakeFirstOrThrow();
  return { least: Number(least ?? 0), most: Number(most ?? 0) };
}

export async function insertEntry(database: Database, row: WaitingEntryRow): Promise<void> {
  await database.insertInto('waiting_entries').values(row).execute();
  await holdFiles(database, [row]);
}

export async function updateEntry(database: Database, id: string, row: Partial<WaitingEntryRow>) {
  await database.updateTable('waiting_entries').set(row).where('id', '=', id).execute();
}

/** Those with this address, and those who accepted and have it in their registration by now. */
export async function findFrom(database: Database, email: string): Promise<WaitingEntryRow[]> {
  const found = await submissionsFrom(
    { existing: all(database).where(OPEN), deleted: all(database).where(where.not(OPEN)) },
    email,
  );
  const registered = (await attendeesFrom(database, email)).map(({ id }) => id);
  if (registered.length === 0) return found;
  const accepted = all(database).where('state', '=', 'accepted').where('submission_key', 'in', registered);
  return [...found, ...(await accepted.where('email_key', '<>', emailKey(email)).orderBy('id').execute())];
}

export function findSomeOf(database: Database, editionId: string, limit: number) {
  return submissionsOf(
    { existing: all(database).where(OPEN), deleted: all(database).where(where.not(OPEN)) },
    editionId,
    limit,
  );
}

/** Removes rows for good. */
export async function eraseEntries(database: Database, ids: readonly string[]): Promise<void> {
  await database.deleteFrom('waiting_entries').where('id', 'in', ids).execute();
  await eraseFilesOf(database, ids);
}
