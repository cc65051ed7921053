import { allRows } from '#platform/server/database/all-rows.ts';
import { count } from '#platform/server/database/list.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { PublicationRow, PublishedRow } from './tables.ts';

export function findLastPublication(
  database: Database,
  editionId: string,
): Promise<PublicationRow | undefined> {
  return database
    .selectFrom('programme_publications')
    .selectAll()
    .where('event_id', '=', editionId)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function listPublished(database: Database, editionId: string): Promise<PublishedRow[]> {
  return database
    .selectFrom('programme_published')
    .selectAll()
    .where('event_id', '=', editionId)
    .orderBy('starts_at')
    .orderBy('session_id')
    .execute();
}

/** The facts of those that take place and have limited places. */
export async function listFactsWithPlaces(database: Database, editionId: string): Promise<string[]> {
  const rows = await database
    .selectFrom('programme_published')
    .select('facts')
    .where('event_id', '=', editionId)
    .where('state', '=', 'confirmed')
    .where('facts', 'like', '%"places":%')
    .orderBy('starts_at')
    .orderBy('session_id')
    .execute();
  return rows.map(({ facts }) => facts);
}

/** When the last session that takes place ends; null without one. */
export async function findLastEnd(database: Database, editionId: string): Promise<string | null> {
  const rows = await listPublished(database, editionId);
  const ends = rows.filter(({ state }) => state === 'confirmed').map(({ facts }) => endIn(facts));
  return ends.sort().at(-1) ?? null;
}

const endIn = (facts: string) => (JSON.parse(facts) as { end: string }).end;

/** What the editions show at this address of a session, or of the one with this id. */
export function listShownAt(database: Database, slug: string) {
  return database
    .selectFrom('programme_published')
    .select(['event_id', 'facts', 'slug'])
    .where((where) => where.or([where('slug', '=', slug), where('session_id', '=', slug)]))
    .where('state', '!=', 'removed')
    .execute();
}

export async function insertPublication(database: Database, row: PublicationRow): Promise<void> {
  await database.insertInto('programme_publications').values(row).execute();
}

export async function writePublished(database: Database, row: PublishedRow): Promise<void> {
  await database
    .insertInto('programme_published')
    .values(row)
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet(row))
    .execute();
}

export async function rewriteAround(database: Database, id: string, around: string): Promise<void> {
  await database.updateTable('programme_publications').set({ around }).where('id', '=', id).execute();
}

/** Of those that visitors see, how many have this in what they say. */
export function countSaying(database: Database, texts: readonly string[]): Promise<number> {
  return count(
    database
      .selectFrom('programme_published')
      .selectAll()
      .where('state', '!=', 'removed')
      .where(({ eb, or }) => or(texts.map((text) => eb('facts', 'like', `%${text}%`)))),
  );
}

/** What these sessions were last published as, by their titles. */
export async function listPublishedTitles(database: Database, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .selectFrom('programme_published')
    .select('facts')
    .where('session_id', 'in', ids)
    .execute();
  return rows.map(({ facts }) => (JSON.parse(facts) as { title: string }).title).sort();
}

/** Those of these sessions that visitors see. */
export function listVisible(database: Database, ids: readonly string[]) {
  return database
    .selectFrom('programme_published')
    .select('session_id')
    .where('session_id', 'in', ids)
    .where('state', '!=', 'removed')
    .execute();
}

/** All that was published, also of sessions that were removed since. */
export function listPublishedFacts(database: Database) {
  return allRows(
    database.selectFrom('programme_published').select(['session_id as id', 'facts']),
    'session_id',
  );
}

/** Whether visitors see any session. */
export async function isPublished(database: Database, editionId: string): Promise<boolean> {
  const session = database
    .selectFrom('programme_published')
    .select('session_id')
    .where('event_id', '=', editionId)
    .where('state', '!=', 'removed')
    .limit(1);
  return (await session.executeTakeFirst()) !== undefined;
}

/** What visitors see with one of these texts in it. */
export function listPublishedKeeping(database: Database, texts: readonly string[]) {
  return database
    .selectFrom('programme_published')
    .select(['session_id', 'facts'])
    .where('state', '!=', 'removed')
    .where((where) => where.or(texts.map((text) => where('facts', 'like', `%${text}%`))))
    .execute();
}

export async function findFacts(database: Database, session_id: string): Promise<string | undefined> {
  const row = await database
    .selectFrom('programme_published')
    .select('facts')
    .where('session_id', '=', session_id)
    .executeTakeFirst();
  return row?.facts;
}

export async function rewriteFacts(database: Database, session_id: string, facts: string): Promise<void> {
  await database
    .updateTable('programme_published')
    .set({ facts })
    .where('session_id', '=', session_id)
    .execute();
}
