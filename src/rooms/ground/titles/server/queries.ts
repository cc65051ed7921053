import type { Kysely } from 'kysely';
import type { StoredRow, Tables } from '#database/schema.ts';
import type { ListQuery } from '#platform/contract/lists.ts';
import { type ListShape, list } from '#platform/server/database/list.ts';
import { contains } from '#platform/server/database/search.ts';
import type { Database } from '#platform/server/database/store.ts';

/** A title that other records are filed under. */
export interface TitleRow extends StoredRow {
  title: string;
  title_key: string;
  updated_at: string;
}

type TitleTable = {
  [Table in keyof Tables]: Tables[Table] extends TitleRow ? Table : never;
}[keyof Tables];

/** The SQL on a table of titles, which its owner names. */
export class TitleQueries<Row extends TitleRow> {
  readonly #table: 'titles';

  constructor(table: TitleTable) {
    this.#table = table as 'titles';
  }

  list<Column extends string>(database: Database, query: ListQuery<Column>, shape: ListShape<Column>) {
    const existing = this.#existing(database);
    return list(query.search ? existing.where(contains('title_key', query.search)) : existing, query, shape);
  }

  find(database: Database, id: string): Promise<Row | undefined> {
    return this.#existing(database).where('id', '=', id).executeTakeFirst();
  }

  findByTitle(database: Database, titleKey: string): Promise<Row | undefined> {
    return this.#existing(database).where('title_key', '=', titleKey).executeTakeFirst();
  }

  async findAmong(database: Database, ids: readonly string[]): Promise<Row[]> {
    return ids.length > 0 ? this.#existing(database).where('id', 'in', ids).execute() : [];
  }

  findDeleted(database: Database, id: string): Promise<Row | undefined> {
    return this.#all(database).where('id', '=', id).where('deleted_at', 'is not', null).executeTakeFirst();
  }

  async insert(database: Database, row: Row): Promise<void> {
    await titlesOf(database).insertInto(this.#table).values(row).execute();
  }

  async update(database: Database, id: string, row: Partial<TitleRow>): Promise<void> {
    await titlesOf(database).updateTable(this.#table).set(row).where('id', '=', id).execute();
  }

  #all(database: Database) {
    return titlesOf(database).selectFrom(this.#table).selectAll().$castTo<Row>();
  }

  #existing(database: Database) {
    return this.#all(database).where('deleted_at', 'is', null);
  }
}

/** Kysely can't infer queries on any of several tables. */
function titlesOf(database: Database): Kysely<{ titles: TitleRow }> {
  return database as unknown as Kysely<{ titles: TitleRow }>;
}
