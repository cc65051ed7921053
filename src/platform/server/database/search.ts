import { type RawBuilder, sql } from 'kysely';
import { isPostgres } from '#database/column-types.ts';
import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import { type LongTable, type RowCount, rowCount } from './long-tables.ts';
import type { Database } from './store.ts';

/** What a search of a long list finds. */
export interface Matches {
  /** True for the rows found. */
  condition: RawBuilder<boolean>;
  /** How many there are; absent where it isn't known from the index. */
  count?: RowCount;
}

function pattern(search: string): string {
  return `%${normaliseForSearch(search).replace(/[\\%_]/g, '\\$&')}%`;
}

/** True where the column's text, folded when it was stored, holds the folded search. */
export function contains(column: string, search: string) {
  return sql<boolean>`${sql.ref(column)} like ${pattern(search)} escape '\\'`;
}

/** Beyond so many hits, looking at the rows in their order is quicker than looking each hit up. */
const HITS_WORTH_LOOKING_UP = 1_000;

/** The fewest letters that an index is asked for: one alone is in nearly every text. */
const PAIR = 2;
/**
 * Seldom do more trigrams than this begin with a pair. Each costs as much as some twenty texts, so beyond them it
 * can be far dearer to ask for each than to read the texts (decision 019).
 */
const TRIGRAMS_MAX = 200;
/** The last character there is: every text that begins with a word stands before the word and this. */
export const LAST = '\u{10ffff}';

/**
 * Looks a search of a long list up in the index of its texts (migrations 009 and 011), and says how to find the rows
 * quickest. Where nothing is searched for, that is every row.
 */
export async function matching(
  database: Database,
  { table, hidden: hiddenBy }: LongTable,
  search?: string,
): Promise<Matches> {
  if (!search) return { condition: sql`true`, count: await rowCount(database, table) };
  const condition = contains('search_text', search);
  const found = await hits(database, table, normaliseForSearch(search));
  if (!found) return { condition };
  const counted = await sql<{ found: number | string; hidden: number | string }>`
    select
      (select count(*) ${found}) as found,
      (select count(*) from ${sql.table(table)}
        where ${sql.ref(hiddenBy)} is not null and ${condition}) as hidden
  `.execute(database);
  const [total = 0, hidden = 0] = counted.rows.flatMap((row) => [Number(row.found), Number(row.hidden)]);
  const count = { total, shown: total - hidden };
  if (total > HITS_WORTH_LOOKING_UP) return { condition, count };
  // PostgreSQL might expect many and read the whole table instead; an array it always looks up.
  const ids = sql`select id ${found}`;
  return { condition: isPostgres(database) ? sql`id = any(array(${ids}))` : sql`id in (${ids})`, count };
}

/** The searched texts that hold the words; undefined where it is as quick to look at the rows. */
async function hits(database: Database, table: string, words: string) {
  const texts = sql.table(`${table}_search`);
  const letters = [...words].length;
  if (isPostgres(database)) {
    const isPair = letters === PAIR;
    const holds = isPair ? sql`search_pairs(search_text) @> array[${words}]` : contains('search_text', words);
    return sql`from ${texts} where ${holds}`;
  }
  if (letters < PAIR) return undefined;
  const phrase = letters === PAIR ? await trigramsOf(database, table, words) : quote(words);
  if (phrase === undefined) return undefined;
  return sql`from ${texts} where ${texts} match ${phrase}`;
}

/**
 * SQLite has an index of trigrams alone: a pair is looked for as every trigram that begins with it; undefined when
 * these are too many.
 */
async function trigramsOf(database: Database, table: string, pair: string): Promise<string | undefined> {
  const { rows } = await sql<{ term: string }>`
    select term from ${sql.table(`${table}_trigrams`)} where term >= ${pair} and term < ${pair + LAST}
    limit ${TRIGRAMS_MAX + 1}
  `.execute(database);
  if (rows.length > TRIGRAMS_MAX) return undefined;
  return rows.map(({ term }) => quote(term)).join(' OR ') || quote('');
}

function quote(words: string): string {
  return `"${words.replaceAll('"', '""')}"`;
}
