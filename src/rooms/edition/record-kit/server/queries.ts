import type { Kysely } from 'kysely';
import type { StoredRow, Tables } from '#database/schema.ts';
import type { ListQuery } from '#platform/contract/lists.ts';
import { allRows } from '#platform/server/database/all-rows.ts';
import { findDeleted, type ListShape, list } from '#platform/server/database/list.ts';
import { listIds } from '#platform/server/database/list-ids.ts';
import { nextPosition, type Positioned } from '#platform/server/database/positions.ts';
import { contains } from '#platform/server/database/search.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { EditionScope } from '#rooms/edition/editions/server/service.ts';
import type { Chosen } from '#rooms/ground/server.ts';

/** The columns of a record of an edition besides those of its fields. */
export interface RecordRow extends StoredRow {
  /** Null while there is no edition. */
  event_id: string | null;
  /** All of it, normalised for search. */
  search_text: string;
  position: number;
  updated_at: string;
}

/** With its fields' columns, which the kit knows by their table alone. */
export type AnyRow = RecordRow & Readonly<Record<string, unknown>>;

export type RecordTable = {
  [Table in keyof Tables]: Tables[Table] extends RecordRow ? Table : never;
}[keyof Tables];

/** The SQL on a table of records, which its owner names. Deleted ones are left out where nothing else is said. */
export class RecordQueries {
  readonly #table: 'records';
  readonly #shape: ListShape<string>;

  constructor(table: RecordTable, shape: ListShape<string>) {
    this.#table = table as 'records';
    this.#shape = shape;
  }

  list(database: Database, { ids, signal: _, ...asked }: ListQuery & Chosen, scope: EditionScope) {
    return list(this.#filtered(database, { ...asked, ids }, scope), asked, this.#shape);
  }

  listIds(database: Database, { ids, ...asked }: ListQuery & Chosen, scope: EditionScope) {
    return listIds(this.#filtered(database, { ...asked, ids }, scope), asked, this.#shape);
  }

  find(database: Database, id: string): Promise<AnyRow | undefined> {
    return this.#existing(database).where('id', '=', id).executeTakeFirst();
  }

  findDeleted(database: Database, id: string): Promise<AnyRow | undefined> {
    return findDeleted(this.#all(database), id);
  }

  /** Those whose normalised name has this in it, in the order of their names. */
  findNamed(
    database: Database,
    key: string,
    term: string,
    limit: number,
    scope: EditionScope,
  ): Promise<AnyRow[]> {
    const column = key as 'id';
    return this.#filtered(database, {}, scope)
      .where(contains(column, term))
      .orderBy(column)
      .limit(limit)
      .execute();
  }

  findPositions(database: Database, ids: readonly string[]): Promise<Positioned[]> {
    const existing = recordsOf(database).selectFrom(this.#table).where('deleted_at', 'is', null);
    return existing.select(['id', 'position']).where('id', 'in', ids).execute();
  }

  nextPosition(database: Database): Promise<number> {
    return nextPosition(recordsOf(database).selectFrom(this.#table) as never);
  }

  async insert(database: Database, row: AnyRow): Promise<void> {
    await recordsOf(database).insertInto(this.#table).values(row).execute();
  }

  async update(database: Database, id: string, row: Partial<RecordRow>): Promise<void> {
    await recordsOf(database).updateTable(this.#table).set(row).where('id', '=', id).execute();
  }

  /** Gives those that were added while there was no edition to the first one. */
  async adopt(database: Database, event_id: string): Promise<void> {
    const lost = recordsOf(database).updateTable(this.#table).where('event_id', 'is', null);
    await lost.set({ event_id }).execute();
  }

  /** Deleted ones included. */
  everything(database: Database): AsyncIterable<readonly AnyRow[]> {
    return allRows(this.#all(database) as never);
  }

  #all(database: Database) {
    return recordsOf(database).selectFrom(this.#table).selectAll().$castTo<AnyRow>();
  }

  #existing(database: Database) {
    return this.#all(database).where('deleted_at', 'is', null);
  }

  #filtered(database: Database, { search, ids }: ListQuery & Chosen, { editionId }: EditionScope) {
    let query = this.#existing(database);
    if (editionId) query = query.where('event_id', '=', editionId);
    if (search) query = query.where(contains('search_text', search));
    return ids ? query.where('id', 'in', ids) : query;
  }
}

/** Kysely can't infer queries on any of several tables. */
function recordsOf(database: Database): Kysely<{ records: RecordRow }> {
  return database as unknown as Kysely<{ records: RecordRow }>;
}
