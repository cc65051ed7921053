import type { ListQuery } from '#platform/contract/lists.ts';
import { sortingOf } from '#platform/contract/record.ts';
import { allRows } from '#platform/server/database/all-rows.ts';
import { count, findDeleted, type ListShape, list } from '#platform/server/database/list.ts';
import { nextPosition, type Positioned } from '#platform/server/database/positions.ts';
import { contains } from '#platform/server/database/search.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { EditionScope } from '#rooms/edition/server.ts';
import type { SPEAKER_SORTS } from '../contract.ts';
import { speakerFields } from '../speaker-fields.ts';
import type { SpeakerRow } from './tables.ts';

type Column = (typeof SPEAKER_SORTS)[number];
export type SpeakerListQuery = ListQuery<Column> & { role?: string | undefined };

/** Of one edition; only those whom visitors see. */
export type SpeakerScope = EditionScope & { isPublic?: boolean };

const SHAPE: ListShape<Column> = {
  columns: { ...sortingOf(speakerFields).columns, position: 'position' },
  initial: { sort: 'position', order: 'asc' },
  tieBreaker: 'id',
};

function existing(database: Database) {
  return database.selectFrom('speakers').selectAll().where('deleted_at', 'is', null);
}

function within(database: Database, { editionId }: EditionScope) {
  return editionId ? existing(database).where('event_id', '=', editionId) : existing(database);
}

export function listSpeakers(database: Database, listQuery: SpeakerListQuery, scope: SpeakerScope) {
  let query = within(database, scope);
  if (listQuery.role) query = query.where('role', '=', listQuery.role);
  if (scope.isPublic) query = query.where('awaits_programme', '=', 0);
  if (listQuery.search) query = query.where(contains('fullname_key', listQuery.search));
  return list(query, listQuery, SHAPE);
}

/** Who they are and where they work: of an edition, with this in their name, or some of them. */
export async function listBriefly(
  database: Database,
  { search, ids }: { search?: string | undefined; ids?: readonly string[] | undefined },
  scope: EditionScope,
): Promise<Pick<SpeakerRow, 'id' | 'fullname' | 'company'>[]> {
  if (ids?.length === 0) return [];
  let query = within(database, scope).clearSelect().select(['id', 'fullname', 'company']);
  if (search) query = query.where(contains('fullname_key', search));
  return (ids ? query.where('id', 'in', ids) : query).execute();
}

/** All of these. */
export async function listByIds(database: Database, ids: readonly string[]): Promise<SpeakerRow[]> {
  return ids.length === 0 ? [] : existing(database).where('id', 'in', ids).execute();
}

function shown(database: Database, scope: EditionScope) {
  return within(database, scope).where('awaits_programme', '=', 0);
}

/** How many speakers with each role visitors see. */
export async function countByRole(database: Database, scope: EditionScope): Promise<Map<string, number>> {
  const rows = await shown(database, scope)
    .clearSelect()
    .select(({ fn }) => ['role', fn.countAll<number | string>().as('count')])
    .groupBy('role')
    .execute();
  return new Map(rows.map(({ role, count }) => [role, Number(count)]));
}

/** Some of the speakers with these roles whom visitors see, in their order. */
export function listWithRoles(
  database: Database,
  scope: EditionScope,
  { roles, offset, limit }: { roles: readonly string[]; offset: number; limit: number },
): Promise<SpeakerRow[]> {
  return shown(database, scope)
    .where('role', 'in', roles)
    .orderBy('position')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute();
}

export async function listShownIds(database: Database, scope: EditionScope): Promise<string[]> {
  const rows = await shown(database, scope)
    .clearSelect()
    .select('id')
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** What every sample’s text says in one of the languages, and no summit wants to show. */
const SAMPLES = ['%This is a sample profile%', '%Ceci est un exemple de profil%'];

export function countSamples(database: Database): Promise<number> {
  return count(
    existing(database).where(({ eb, or }) => or(SAMPLES.map((text) => eb('description', 'like', text)))),
  );
}

export function findSpeaker(database: Database, id: string): Promise<SpeakerRow | undefined> {
  return existing(database).where('id', '=', id).executeTakeFirst();
}

export function findDeletedSpeaker(database: Database, id: string): Promise<SpeakerRow | undefined> {
  return findDeleted(database.selectFrom('speakers').selectAll(), id);
}

/** Who they are, without what is said of them at length. */
export function listNames(database: Database) {
  return existing(database)
    .clearSelect()
    .select(['id', 'event_id', 'title', 'fullname', 'fullname_key', 'role'])
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** What visitors read of these beside a session. */
export async function listNamesOf(database: Database, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return existing(database)
    .clearSelect()
    .select(['id', 'event_id', 'title', 'fullname', 'designation', 'company', 'role', 'picture'])
    .where('id', 'in', ids)
    .execute();
}

/** Deleted ones included. */
export function listAllSpeakers(database: Database): Promise<SpeakerRow[]> {
  return database.selectFrom('speakers').selectAll().orderBy('id').execute();
}

/** Removes speakers for good and returns them. */
export function eraseSpeakers(database: Database, ids: readonly string[]): Promise<SpeakerRow[]> {
  return database.deleteFrom('speakers').where('id', 'in', ids).returningAll().execute();
}

export function findNamed(
  database: Database,
  term: string,
  limit: number,
  scope: EditionScope = {},
): Promise<SpeakerRow[]> {
  return within(database, scope)
    .where(contains('fullname_key', term))
    .orderBy('fullname_key')
    .limit(limit)
    .execute();
}

export function findPositions(database: Database, ids: readonly string[]): Promise<Positioned[]> {
  return existing(database).clearSelect().select(['id', 'position']).where('id', 'in', ids).execute();
}

export function nextPositionIn(database: Database): Promise<number> {
  return nextPosition(database.selectFrom('speakers'));
}

/** Gives those that were added while there was no edition to the first one. */
export async function adoptSpeakers(database: Database, editionId: string): Promise<void> {
  await database.updateTable('speakers').set({ event_id: editionId }).where('event_id', 'is', null).execute();
}

export async function insertSpeaker(database: Database, row: SpeakerRow): Promise<void> {
  await database.insertInto('speakers').values(row).execute();
}

export async function updateSpeakerRow(database: Database, id: string, row: Partial<SpeakerRow>) {
  await database.updateTable('speakers').set(row).where('id', '=', id).execute();
}

/** Which of these don't wait for the programme. */
export async function announcedAmong(database: Database, ids: readonly string[]) {
  const rows = await existing(database)
    .select('id')
    .where('id', 'in', ids)
    .where('awaits_programme', '=', 0)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Visitors see them from now on. */
export async function announceSpeakers(database: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await database
    .updateTable('speakers')
    .set({ awaits_programme: 0 })
    .where('id', 'in', ids)
    .where('awaits_programme', '=', 1)
    .execute();
}

export function countSpeakers(database: Database, scope: EditionScope): Promise<number> {
  return count(within(database, scope));
}

/** Deleted ones included. */
export function listShowing(database: Database, names: readonly string[]) {
  return database
    .selectFrom('speakers')
    .select(['id', 'fullname as title', 'picture as name'])
    .where('picture', 'in', names)
    .execute();
}

export async function replacePictureName(
  database: Database,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await database.updateTable('speakers').set({ picture: to }).where('picture', '=', from).execute();
}

/** Deleted ones included. */
export function listWritten(database: Database) {
  return allRows(database.selectFrom('speakers').selectAll());
}

/** How many of them hang on these. */
export function countInEditions(database: Database, ids: readonly string[]): Promise<number> {
  return count(
    database.selectFrom('speakers').selectAll().where('event_id', 'in', ids).where('deleted_at', 'is', null),
  );
}

/** How many of them hang on these. */
export function countInCategories(database: Database, ids: readonly string[]): Promise<number> {
  return count(
    database
      .selectFrom('speakers')
      .selectAll()
      .where('category_id', 'in', ids)
      .where('deleted_at', 'is', null),
  );
}
