import { type RawBuilder, sql } from 'kysely';
import { isPostgres } from '#database/column-types.ts';
import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import { TELLING_DIGITS } from '../text-matcher.ts';
import { type LongTable, type RowCount, rowCount } from './long-tables.ts';
import type { Database } from './store.ts';

/** The result of searching a long list. */
export interface Matches {
  /** True for the rows found. */
  condition: RawBuilder<boolean>;
  /** How many there are. */
  count: RowCount;
}

/**
 * True if the column's text contains the search; the text was normalised when it was stored. Nothing contains a
 * search of hyphens and apostrophes alone.
 */
export function contains(column: string | RawBuilder<string>, search: string) {
  const text = normaliseForSearch(search);
  if (!text) return sql<boolean>`1 = 0`;
  return sql<boolean>`${typeof column === 'string' ? sql.ref(column) : column} like ${within(text)} escape '\\'`;
}

/** For a column that isn't normalised, of a short list: only the case is ignored. */
export function containsAsWritten(column: string, search: string) {
  return sql<boolean>`lower(${sql.ref(column)}) like lower(${within(search)}) escape '\\'`;
}

/** The words are taken as they are: '%' and '_' stand for nothing else. */
function within(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

const NUMBER = /^(?:tel:)?\s*[+(]?\d[\d\s.()/-]*$/i;
const FEWEST_DIGITS = 6;
/** Of a number within its country, or in front of a country code. */
const ZEROS_IN_FRONT = /^00?/;

/** The last digits of a phone number, however it is typed; undefined if it is no number. */
function digitsOf(search: string): string | undefined {
  const digits = search.replace(/\D/g, '');
  return NUMBER.test(search.trim()) && digits.length >= FEWEST_DIGITS
    ? digits.replace(ZEROS_IN_FRONT, '').slice(-TELLING_DIGITS)
    : undefined;
}

function hasNumber(columns: readonly string[], search: string, digits: string) {
  const numbers = columns.map((column) => sql<boolean>`${sql.ref(column)} like ${`%${digits}%`}`);
  return anyOf([...numbers, contains('search_text', search)]);
}

function anyOf(conditions: readonly RawBuilder<boolean>[]) {
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}

function containsAll(column: string, words: readonly string[]) {
  return sql<boolean>`(${sql.join(
    words.map((word) => contains(column, word)),
    sql` and `,
  )})`;
}

/** What a text has to contain. */
function wordsOf({ isSearchedByWord }: LongTable, search: string): string[] {
  const text = normaliseForSearch(search);
  return isSearchedByWord && text ? text.split(' ') : [text];
}

/**
 * A column that is compared on rows which another index finds or sorts. SQLite keeps no statistics and would read all rows with
 * such a value instead, so it isn't shown the column itself.
 */
export function checked(database: Database, column: string): RawBuilder<string> {
  return isPostgres(database) ? sql.ref(column) : sql`+${sql.ref(column)}`;
}

/** Of an edition, on such rows. */
export function checkedByEdition(database: Database, editionId: string): RawBuilder<boolean> {
  return sql<boolean>`${checked(database, 'event_id')} = ${editionId}`;
}

/** How many hits a page shows at least, unless it is the last. */
const PAGE = 10;

/** The shortest search for which the index is used: a single letter is in nearly every text. */
const PAIR = 2;
/**
 * A pair rarely begins more trigrams than this. Looking one up costs as much as reading some twenty texts, so
 * beyond the limit reading all texts can be far cheaper (decision 019).
 */
const TRIGRAMS_MAX = 200;
const EDITION_RANGE = 2 ** 32;
/**
 * The last Unicode character: any text starting with a word sorts between the word and the word plus this.
 */
export const LAST = '\u{10ffff}';

/**
 * Looks up a search of a long list in its text index (migrations 009, 011 and 045) and returns the fastest way to
 * find the rows. Without a search, all rows match. Those of one edition are looked up and counted alone.
 */
export async function matching(
  database: Database,
  long: LongTable,
  search?: string,
  editionId?: string,
): Promise<Matches> {
  if (!search) return { condition: sql`true`, count: await rowCount(database, long, editionId) };
  const { table } = long;
  const isHidden = long.hidden.map((column) => sql<boolean>`${sql.ref(column)} is not null`);
  const hidden = isHidden.length > 0 ? anyOf(isHidden) : sql`1 = 0`;
  const { condition, found } = await lookedUp(database, long, search, editionId);
  const most = mostLookedUp(await rowCount(database, long));
  if (long.isReadWhole && isHidden.length === 0 && !isPostgres(database)) {
    const { rows } = await sql<{ id: string }>`select id ${found} limit ${most + 1}`.execute(database);
    const ids = JSON.stringify(rows.map(({ id }) => id));
    const count = { total: rows.length, shown: rows.length };
    if (rows.length <= most) return { condition: sql`id in (select value from json_each(${ids}))`, count };
  }
  const ofEdition = editionId === undefined ? sql`true` : checkedByEdition(database, editionId);
  const counted = await sql<{ found: number | string; hidden: number | string }>`
    select
      (select count(*) ${found}) as found,
      (select count(*) from ${sql.table(table)}
        where ${hidden} and ${condition} and ${ofEdition}) as hidden
  `.execute(database);
  const [total = 0, unseen = 0] = counted.rows.flatMap((row) => [Number(row.found), Number(row.hidden)]);
  return {
    condition: total > most ? condition : isAmong(database, found),
    count: { total, shown: total - unseen },
  };
}

/** The same for who wants some of the rows: hits are counted only until it is known how to find them. */
export async function matchingSome(
  database: Database,
  long: LongTable,
  search: string,
  editionId?: string,
): Promise<Pick<Matches, 'condition'>> {
  const { condition, found } = await lookedUp(database, long, search, editionId);
  const most = mostLookedUp(await rowCount(database, long));
  const hits = await countUpTo(database, sql`select 1 ${found}`, most + 1);
  return { condition: hits > most ? condition : isAmong(database, found) };
}

/** How many rows of a list a search finds, counted no further than this. */
export async function countHits(
  database: Database,
  long: LongTable,
  search: string,
  { most, editionId }: { most: number; editionId: string | undefined },
): Promise<number> {
  const { found } = await lookedUp(database, long, search, editionId);
  const isShown = long.hidden.map((column) => sql` and ${sql.ref(`listed.${column}`)} is null`);
  const shown = sql`
    select 1 from (select id ${found}) as found cross join ${sql.table(long.table)} as listed
    where listed.id = found.id${sql.join(isShown, sql``)}`;
  return countUpTo(database, shown, most);
}

async function countUpTo(database: Database, some: RawBuilder<unknown>, most: number): Promise<number> {
  const { rows } = await sql<{ hits: number | string }>`
    select count(*) as hits from (${some} limit ${most}) as some_found`.execute(database);
  return Number(rows[0]?.hits);
}

/** What is true for what a search finds, and where its ids are looked up. */
async function lookedUp(database: Database, long: LongTable, search: string, editionId?: string) {
  const { table, numbers = [] } = long;
  const digits = numbers.length > 0 ? digitsOf(search) : undefined;
  const words = wordsOf(long, search);
  const condition = digits ? hasNumber(numbers, search, digits) : containsAll('search_text', words);
  const found = digits
    ? sql`from ${sql.table(table)} where ${condition} and ${editionId === undefined ? sql`true` : sql`event_id = ${editionId}`}`
    : await hits(database, long, words, editionId);
  return { condition, found };
}

/** PostgreSQL might expect many hits and read the whole table; an array always makes it use the index. */
function isAmong(database: Database, found: RawBuilder<unknown>): RawBuilder<boolean> {
  const ids = sql`select id ${found}`;
  return isPostgres(database) ? sql`id = any(array(${ids}))` : sql`id in (${ids})`;
}

/** The same for rows that were chosen by their ids: nobody asks how many others there are. */
export async function matchingChosen(
  database: Database,
  long: LongTable,
  { ids, search }: { ids?: readonly string[] | undefined; search?: string | undefined },
  editionId?: string,
): Promise<Matches> {
  if (ids && !search) return { condition: sql`true`, count: { total: Infinity, shown: Infinity } };
  return matching(database, long, search, editionId);
}

/** How many hits are looked up: if there are more, checking rows in list order until a page is full reads fewer of them. */
function mostLookedUp({ total }: Pick<RowCount, 'total'>): number {
  return Math.floor(Math.sqrt(PAGE * total));
}

export function isReadInOrder(hits: number, rows: number): boolean {
  return hits > mostLookedUp({ total: rows });
}

/** The searchable texts that contain the words, of all editions or of one. */
async function hits(
  database: Database,
  { table, isReadWhole }: LongTable,
  words: readonly string[],
  editionId?: string,
) {
  const texts = sql.table(`${table}_search`);
  if (isPostgres(database)) {
    const holds = words.map((word) =>
      [...word].length === PAIR
        ? sql<boolean>`search_pairs(search_text) @> array[${word}]`
        : contains('search_text', word),
    );
    const ofEdition = editionId === undefined ? sql`true` : sql`event_id = ${editionId}`;
    return sql`from ${texts} where ${sql.join([...holds, ofEdition], sql` and `)}`;
  }
  if (isReadWhole) return sql`from ${sql.table(table)} where ${containsAll('search_text', words)}`;
  const ofEdition = editionId === undefined ? sql`true` : numbersOf(editionId);
  const phrases: string[] = [];
  for (const word of words) {
    const phrase = await phraseFor(database, table, word);
    if (phrase !== undefined) phrases.push(`(${phrase})`);
  }
  if (phrases.length < words.length)
    return sql`from ${sql.table(`${table}_texts`)} where ${containsAll('search_text', words)} and ${ofEdition}`;
  return sql`from ${texts} where ${texts} match ${phrases.join(' AND ')} and ${ofEdition}`;
}

/** SQLite's index knows only the numbers of the texts, of which each edition has a range (migration 045). */
function numbersOf(editionId: string): RawBuilder<boolean> {
  const edition = sql`(select number from editions_search where event_id = ${editionId})`;
  return sql`rowid > ${edition} * ${sql.lit(EDITION_RANGE)} and rowid < (${edition} + 1) * ${sql.lit(EDITION_RANGE)}`;
}

/** What to look up in SQLite's index; undefined if reading all texts is faster. */
async function phraseFor(database: Database, table: string, text: string): Promise<string | undefined> {
  const letters = [...text].length;
  if (letters > PAIR) return quote(text);
  return letters === PAIR ? trigramsOf(database, table, text) : undefined;
}

/**
 * SQLite only has a trigram index, so a pair is looked up as every trigram that begins with it. Undefined if
 * there are too many.
 */
async function trigramsOf(database: Database, table: string, pair: string): Promise<string | undefined> {
  const { rows } = await sql<{ term: string }>`
    select term from ${sql.table(`${table}_trigrams`)} where term >= ${pair} and term < ${pair + LAST}
    limit ${TRIGRAMS_MAX + 1}
  `.execute(database);
  if (rows.length > TRIGRAMS_MAX) return undefined;
  return rows.map(({ term }) => quote(term)).join(' OR ') || quote('');
}

function quote(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
