import { DatabaseSync } from 'node:sqlite';

interface Copied {
  /** Which part of the copies it has: all, without it. */
  share?: number;
  /** Columns' values in copy `n`, as SQL. Others are copied, with the ids of copies for those of copied rows. */
  changes?: Readonly<Record<string, string>>;
}

interface Group {
  /** How many times its rows are copied. */
  times: number;
  tables: Readonly<Record<string, Copied>>;
}

interface Column {
  name: string;
  type: string;
}

const UUID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g;
const MINUTE_MS = 60_000;
/** Of a UUID, digits that are there for chance alone. */
const [FROM, DIGITS] = [24, 6];

/** Copies rows that the program has written itself, as often as is asked for. */
export function multiply(file: string, { times, tables }: Group): void {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  // Nothing is lost that couldn't be filled again.
  database.exec('pragma synchronous = off; pragma cache_size = -400000; pragma temp_store = memory');
  const names = Object.keys(tables);
  const known = new Set(names.flatMap((table) => idsIn(database, table)));
  const copied = (text: string, copy: number) =>
    text.replace(UUID, (id) => (known.has(id) ? copyOf(id, copy) : id));
  const define = (name: string, work: (value: string, copy: number) => string) =>
    database.function(name, { deterministic: true }, (value, copy) =>
      typeof value === 'string' ? work(value, Number(copy)) : value,
    );
  define('copied', copied);
  define('once', (text, copy) => (copied(text, copy) === text ? `${text}-${copy}` : copied(text, copy)));
  define('earlier', (time, copy) => new Date(Date.parse(time) - copy * MINUTE_MS).toISOString());
  database.exec('begin immediate');
  for (const [table, { share = 1, changes = {} }] of Object.entries(tables)) {
    const copies = Math.round(times * share);
    if (copies === 0) continue;
    const rules = rulesOf(database, table);
    const columns = [...rules.keys()];
    const values = columns.map((column) => changes[column] ?? rules.get(column));
    const quoted = columns.map((column) => `"${column}"`).join(', ');
    database.exec(`
      create temporary table samples as select * from "${table}";
      with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${copies})
      insert into "${table}" (${quoted}) select ${values.join(', ')} from numbers, samples;
      drop table samples`);
  }
  database.exec('commit');
  database.close();
}

function idsIn(database: DatabaseSync, table: string): string[] {
  const rows = database.prepare(`select * from "${table}"`).all();
  return rows.flatMap(({ id, name }) => `${id} ${name}`.match(UUID) ?? []);
}

export function copyOf(id: string, copy: number): string {
  if (copy === 0) return id;
  return id.slice(0, FROM) + copy.toString(16).padStart(DIGITS, '0') + id.slice(FROM + DIGITS);
}

/** What is unique gets another value in each copy, and times lie apart. */
function rulesOf(database: DatabaseSync, table: string): ReadonlyMap<string, string> {
  const all = <Row>(query: string) => database.prepare(query).all() as unknown as Row[];
  const columns = all<Column>(`select name, type from pragma_table_info('${table}')`);
  const unique = all<{ name: string }>(
    `select columns.name from pragma_index_list('${table}') as list, pragma_index_info(list.name) as columns
      where list."unique"`,
  );
  const references = all<{ name: string }>(`select "from" as name from pragma_foreign_key_list('${table}')`);
  const isIn = (rows: readonly { name: string }[], column: Column) =>
    rows.some(({ name }) => name === column.name);
  const rule = (column: Column) => {
    const { name, type } = column;
    if (isIn(unique, column) && !isIn(references, column)) {
      return type.toLowerCase() === 'text' ? `once("${name}", n)` : `"${name}" + 1000 * n`;
    }
    if (name.endsWith('_at')) return `earlier("${name}", n)`;
    return type.toLowerCase() === 'text' ? `copied("${name}", n)` : `"${name}"`;
  };
  return new Map(columns.map((column) => [column.name, rule(column)]));
}
