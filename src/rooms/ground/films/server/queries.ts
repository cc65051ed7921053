import type { Database } from '#platform/server/database/store.ts';
import type { FilmPartRow, FilmRow } from './tables.ts';

export async function insertFilm(database: Database, row: FilmRow): Promise<void> {
  await database.insertInto('films').values(row).execute();
}

export function findFilm(database: Database, id: string): Promise<FilmRow | undefined> {
  return database.selectFrom('films').selectAll().where('id', '=', id).executeTakeFirst();
}

export function listFilms(database: Database, ids: readonly string[]): Promise<FilmRow[]> {
  return database.selectFrom('films').selectAll().where('id', 'in', ids).execute();
}

export async function countFilms(database: Database): Promise<number> {
  const { count } = await database
    .selectFrom('films')
    .select((film) => film.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function completeFilm(database: Database, id: string, media_type: string): Promise<void> {
  await database.updateTable('films').set({ media_type }).where('id', '=', id).execute();
}

/** A part that arrived stays, so that a film is what was checked. */
export async function writePart(database: Database, row: FilmPartRow): Promise<void> {
  await database
    .insertInto('film_parts')
    .values(row)
    .onConflict((there) => there.columns(['film_id', 'number']).doNothing())
    .execute();
}

export async function readPart(
  database: Database,
  film_id: string,
  number: number,
): Promise<Uint8Array | undefined> {
  const row = await database
    .selectFrom('film_parts')
    .select('content')
    .where('film_id', '=', film_id)
    .where('number', '=', number)
    .executeTakeFirst();
  return row?.content;
}

export function listParts(database: Database, film_id: string) {
  return database
    .selectFrom('film_parts')
    .select(['number', 'content'])
    .where('film_id', '=', film_id)
    .orderBy('number')
    .execute();
}

/** Those that were begun before. */
export async function listIdsBefore(database: Database, instant: string): Promise<string[]> {
  const rows = await database.selectFrom('films').select('id').where('created_at', '<', instant).execute();
  return rows.map(({ id }) => id);
}

export async function removeFilms(database: Database, ids: readonly string[]): Promise<void> {
  await database.deleteFrom('film_parts').where('film_id', 'in', ids).execute();
  await database.deleteFrom('films').where('id', 'in', ids).execute();
}
