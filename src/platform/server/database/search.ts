import { type RawBuilder, sql } from 'kysely';
import { isPostgres } from '#database/column-types.ts';
import { fold } from '#platform/contract/fold.ts';
import type { Database } from './store.ts';

/** The tables whose texts stand in one of their own (migration 009), and how a row is hidden from its list. */
const HIDDEN = { attendees: 'deleted_at', partnerships: 'deleted_at', activity: 'removed_at' } as const;
type SearchedTable = keyof typeof HIDDEN;

/** What a search of a long list finds. */
export interface Matches {
  /** True for the rows found. */
  condition: RawBuilder<boolean>;
  /** How many there are, in all and of those that aren't hidden; absent where it isn't known from the index. */
  count?: { all: number; shown: number };
}

function pattern(search: string): string {
  return `%${fold(search).replace(/[\\%_]/g, '\\$&')}%`;
}

/** True where the column's text, folded when it was stored, holds the folded search. */
export function contains(column: string, search: string) {
  return sql<boolean>`${sql.ref(column)} like ${pattern(search)} escape '\\'`;
}

/** Beyond so many hits, looking at the rows in their order is quicker than looking each hit up. */
const HITS_WORTH_LOOKING_UP = 1_000;

/** The fewest letters that an index is asked for: one alone is in nearly every text. */
const PAIR = 2;
/** The last character there is. */
const LAST = '\u{10ffff}';

/** Looks a search of a long list up in the index of its texts, and says how to find the rows quickest. */
export async function matching(database: Database, table: SearchedTable, search: string): Promise<Matches> {
  const condition = contains('search_text', search);
  const found = await hits(database, table, fold(search));
  if (!found) return { condition };
  const counted = await sql<{ found: number | string; hidden: number | string }>`
    select
      (select count(*) ${found}) as found,
      (select count(*) from ${sql.table(table)}
        where ${sql.ref(HIDDEN[table])} is not null and ${condition}) as hidden
  `.execute(database);
  const [all = 0, hidden = 0] = counted.rows.flatMap((row) => [Number(row.found), Number(row.hidden)]);
  const count = { all, shown: all - hidden };
  if (all > HITS_WORTH_LOOKING_UP) return { condition, count };
  // PostgreSQL might expect many and read the whole table instead; an array it always looks up.
  const ids = sql`select id ${found}`;
  return { condition: isPostgres(database) ? sql`id = any(array(${ids}))` : sql`id in (${ids})`, count };
}

/** The searched texts that hold the words; undefined where it is as quick to look at the rows. */
async function hits(database: Database, table: SearchedTable, words: string) {
  const texts = sql.table(`${table}_search`);
  const letters = [...words].length;
  if (isPostgres(database)) {
    const isPair = letters === PAIR;
    const holds = isPair ? sql`search_pairs(search_text) @> array[${words}]` : contains('search_text', words);
    return sql`from ${texts} where ${holds}`;
  }
  if (letters < PAIR) return undefined;
  const phrase = letters === PAIR ? await trigramsOf(database, table, words) : quote(words);
  return sql`from ${texts} where ${texts} match ${phrase}`;
}

/** SQLite has an index of trigrams alone: a pair is looked for as every trigram that begins with it. */
async function trigramsOf(database: Database, table: SearchedTable, pair: string): Promise<string> {
  const { rows } = await sql<{ term: string }>`
    select term from ${sql.table(`${table}_trigrams`)} where term >= ${pair} and term < ${pair + LAST}
  `.execute(database);
  return rows.map(({ term }) => quote(term)).join(' OR ') || quote('');
}

function quote(words: string): string {
  return `"${words.replaceAll('"', '""')}"`;
}
