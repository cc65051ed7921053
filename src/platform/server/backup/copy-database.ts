import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { StartRefusal } from '../config.ts';
import { SQLITE_FILE } from '../data-folder.ts';
import { explainFailure } from '../database/explain-failure.ts';
import { holdSqlite } from '../database/hold-sqlite.ts';
import { migrate } from '../database/migrate.ts';
import { type Database, openStore, type Place, type Store } from '../database/store.ts';
import { DatabaseUnavailable, sqliteCode } from '../database/unavailable.ts';
import { shownAddress } from '../database-config.ts';
import { knownMigrations } from './known-migrations.ts';
import { assertUnused, withClient } from './postgres-databases.ts';

export interface CopyProgress {
  table: string;
  /** Rows of all tables. */
  done: number;
  total: number;
}

interface Options {
  onProgress: (progress: CopyProgress) => void;
  signal: AbortSignal;
}

type Row = Record<string, unknown>;

const SAME_ENGINE =
  'Both databases are of the same engine. Use `npm run backup` and `npm run restore` for that.';
const OTHER_VERSION =
  'isn’t a database of this version of the program. Start this version on it once, and stop it again.';
/** A new database has these rows already. */
const FILLED_BY_MIGRATIONS: ReadonlySet<string> = new Set(['settings']);

const ROWS_AT_ONCE = 100;
/** Pictures are large. */
const ROWS_WITH_BYTES_AT_ONCE = 8;

/**
 * Copies a whole site to an empty database of the other engine, reads it back there, and compares. Either all of
 * it is there afterwards, or nothing. Returns how many rows there are by table. Nobody else may use them meanwhile.
 */
export async function copyDatabase(from: Place, to: Place, options: Options): Promise<Map<string, number>> {
  if (!from.databaseUrl === !to.databaseUrl) throw new StartRefusal(SAME_ENGINE);
  const source = await explained(from, () => openSource(from));
  try {
    await explained(to, async () => {
      await assertNobodyUses(to);
      await migrate(to);
    });
    const target = openStore(to, { limited: false });
    try {
      const tables = await copiedTables((source.engine === 'sqlite' ? source : target).database);
      await assertEmpty(target.database, to, tables);
      return await source.database
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute((reading) =>
          target.database
            .transaction()
            .execute((writing) => copyTables({ from: reading, to: writing, tables }, options)),
        );
    } catch (thrown) {
      throw thrown instanceof DatabaseUnavailable ? brokenOff([from, to], thrown) : thrown;
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

/** What can't be used is named as it was given. */
async function explained<T>(place: Place, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (thrown) {
    throw thrown instanceof StartRefusal ? thrown : explainFailure(place, thrown, nameOf(place));
  }
}

/** One of both went away in the middle: which, the engine of the error tells. */
function brokenOff(places: readonly Place[], thrown: DatabaseUnavailable): StartRefusal {
  const isSqlite = sqliteCode(thrown.cause) !== 0;
  const [place] = places.filter(({ databaseUrl }) => isSqlite === !databaseUrl);
  if (!place) throw thrown;
  const { message } = explainFailure(place, thrown, nameOf(place));
  return new StartRefusal(`${message} Nothing was copied: start the copy again after that.`);
}

function nameOf({ databaseUrl, dataDir }: Place): string {
  return databaseUrl ? shownAddress(databaseUrl) : dataDir;
}

/** Nobody uses it, and it is of this very version. */
async function openSource(from: Place): Promise<Store> {
  const file = join(from.dataDir, SQLITE_FILE);
  if (!from.databaseUrl && !existsSync(file)) {
    throw new StartRefusal(`${from.dataDir} isn’t a folder with a database (${SQLITE_FILE}) in it.`);
  }
  await assertNobodyUses(from);
  const source = openStore(from, { limited: false });
  const applied = await appliedMigrations(source.database);
  if (applied.join() === knownMigrations().join()) return source;
  await source.close();
  throw new StartRefusal(`${nameOf(from)} ${OTHER_VERSION}`);
}

/** As before a restore. */
async function assertNobodyUses({ databaseUrl, dataDir }: Place): Promise<void> {
  const file = join(dataDir, SQLITE_FILE);
  if (databaseUrl) await withClient(databaseUrl, (client) => assertUnused(client, databaseUrl));
  else if (existsSync(file)) holdSqlite(file)?.close();
}

/** None if it has never been migrated. */
async function appliedMigrations(database: Database): Promise<string[]> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    database,
  );
  return rows.map(({ name }) => name);
}

/** What a new database has from its migrations may be there. */
async function assertEmpty(target: Database, to: Place, tables: readonly CopiedTable[]): Promise<void> {
  for (const { name } of tables.filter((table) => !FILLED_BY_MIGRATIONS.has(table.name))) {
    if ((await countRows(target, name)) > 0) {
      throw new StartRefusal(`${nameOf(to)} isn’t empty: it has rows in ${name}. Copy to a new database.`);
    }
  }
}

interface Copying {
  from: Database;
  to: Database;
  tables: readonly CopiedTable[];
}

async function copyTables({ from, to, tables }: Copying, { onProgress, signal }: Options) {
  const counts = new Map<string, number>();
  for (const { name } of tables) counts.set(name, await countRows(from, name));
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  let done = 0;
  for (const table of tables) {
    if (FILLED_BY_MIGRATIONS.has(table.name)) await sql`delete from ${sql.table(table.name)}`.execute(to);
    const original = new RowsSum();
    for await (const rows of pagesOf(from, table)) {
      signal.throwIfAborted();
      await insert(to, table, rows);
      original.add(rows);
      done += rows.length;
      onProgress({ table: table.name, done, total });
    }
    const copy = new RowsSum();
    for await (const rows of pagesOf(to, table)) copy.add(rows);
    if (!copy.equals(original))
      throw new StartRefusal(`The rows of ${table.name} didn’t arrive as they were.`);
  }
  return counts;
}

async function countRows(database: Database, table: string): Promise<number> {
  const { rows } = await sql<{ count: number | string }>`
    select count(*) as count from ${sql.table(table)}`.execute(database);
  return Number(rows[0]?.count);
}

/** All rows in the order of the key, some at a time. */
async function* pagesOf(database: Database, { name, key, hasBytes }: CopiedTable) {
  const order = sql.join(key.map((column) => sql.ref(column)));
  const limit = sql.lit(hasBytes ? ROWS_WITH_BYTES_AT_ONCE : ROWS_AT_ONCE);
  let after = sql``;
  for (;;) {
    const { rows } = await sql<Row>`
      select * from ${sql.table(name)} ${after} order by ${order} limit ${limit}`.execute(database);
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = sql`where (${order}) > (${sql.join(key.map((column) => last[column]))})`;
  }
}

async function insert(
  database: Database,
  { name, columns }: CopiedTable,
  rows: readonly Row[],
): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  await sql`insert into ${sql.table(name)} (${names}) values ${sql.join(values)}`.execute(database);
}

/** How many rows there are, and the sum of their hashes: it is the same in any order. */
class RowsSum {
  #count = 0;
  #sum = 0n;

  add(rows: readonly Row[]): void {
    this.#count += rows.length;
    for (const row of rows) this.#sum += BigInt(`0x${hashOf(row)}`);
  }

  equals(other: RowsSum): boolean {
    return this.#count === other.#count && this.#sum === other.#sum;
  }
}

function hashOf(row: Row): string {
  const values = Object.entries(row)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => [name, comparable(value)]);
  return createHash('sha256').update(JSON.stringify(values)).digest('hex');
}

/** PostgreSQL's driver gives a number of 64 bits as text. */
function comparable(value: unknown): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  return typeof value === 'number' ? String(value) : value;
}

interface CopiedTable {
  name: string;
  /** What its rows are read in the order of. */
  key: string[];
  columns: string[];
  hasBytes: boolean;
}

/** Kept by triggers from the rows of others, differently on each engine, or by the migrations. */
const NOT_COPIED =
  /_(search|trigrams)(_\w+)?$|^(attendees|partnerships|activity|orders)_texts$|^(row_counts|order_totals|order_ways|door_changes)$|^kysely_/;

/** The tables of an SQLite database, each after those that it refers to. On PostgreSQL they are the same. */
async function copiedTables(sqlite: Database): Promise<CopiedTable[]> {
  const all = await sqlite.introspection.getTables();
  const tables = await Promise.all(
    all
      .filter(({ name }) => !NOT_COPIED.test(name))
      .map(async ({ name, columns }) => ({
        name,
        key: await keyOf(sqlite, name),
        columns: columns.map((column) => column.name),
        hasBytes: columns.some(({ dataType }) => /blob/i.test(dataType)),
        refersTo: await tablesItRefersTo(sqlite, name),
      })),
  );
  const ordered: CopiedTable[] = [];
  let left = tables;
  while (left.length > 0) {
    const free = left.filter(({ name, refersTo }) =>
      refersTo.every((other) => other === name || !left.some((waiting) => waiting.name === other)),
    );
    if (free.length === 0) throw new Error(`${left.map(({ name }) => name)} refer to each other in a circle`);
    ordered.push(...free);
    left = left.filter((table) => !free.includes(table));
  }
  return ordered;
}

async function keyOf(sqlite: Database, table: string): Promise<string[]> {
  const found = await sql<{ name: string }>`
    select name from pragma_table_info(${table}) where pk > 0 order by pk`.execute(sqlite);
  return found.rows.map(({ name }) => name);
}

async function tablesItRefersTo(sqlite: Database, table: string): Promise<string[]> {
  const found = await sql<{ table: string }>`
    select distinct "table" from pragma_foreign_key_list(${table})`.execute(sqlite);
  return found.rows.map((row) => row.table);
}
