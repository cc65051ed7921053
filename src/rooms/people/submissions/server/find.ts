import { type Expression, expressionBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely';
import type { Tables } from '#database/schema.ts';
import { emailKey } from '#platform/contract/email-address.ts';
import { type Language, siteLanguages } from '#platform/contract/language.ts';
import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import { zonedInstant } from '#platform/contract/zoned-instant.ts';
import { addDays } from '#platform/contract/zoned-time.ts';
import { LAST, type Matches } from '#platform/server/database/search.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { ListScope } from '#rooms/edition/server.ts';
import { filteredByEdition, inEdition, ofEdition } from './in-edition.ts';
import type { SubmissionRow } from './tables.ts';

interface SubmissionFilters {
  notice?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  language?: Language | undefined;
  ids?: readonly string[] | undefined;
}

type Condition = Expression<SqlBool>;

/** Builds conditions on the columns shared by all tables of submissions. */
const where = expressionBuilder<{ submission: SubmissionRow }, 'submission'>();

/** The conditions that the filters set; none if no filter is set. */
export function filterConditions(
  { notice, from, to, language, ids }: SubmissionFilters,
  { zone }: ListScope,
): Condition[] {
  const conditions: Condition[] = [];
  if (ids) conditions.push(where('id', 'in', ids));
  if (notice) conditions.push(where('notice', '=', notice));
  if (from) conditions.push(where('created_at', '>=', zonedInstant(from, zone).toISOString()));
  if (to) conditions.push(where('created_at', '<', zonedInstant(addDays(to, 1), zone).toISOString()));
  if (language) conditions.push(reading(language));
  return conditions;
}

/** Those who are written to in a language: in the main one, everybody whose own isn't another of the site. */
function reading(wanted: Language): Condition {
  const [main, ...others] = siteLanguages();
  if (wanted !== main) return where('language', '=', wanted);
  const isOther = others.length > 0 ? [where('language', 'not in', others)] : [where.lit(true)];
  return where.or([where('language', 'is', null), ...isOther]);
}

interface NarrowedList {
  search?: string | undefined;
  sort?: string | undefined;
  scope: ListScope;
  database: Database;
}

/** An edition with no more people is read as a whole, and sorted; of a larger one, the list is read in its order. */
export const FEW = 1_000;

/** The rows of the edition that match a search and the filters, and their number if it is known because no filter is set. */
export function narrow<Table extends keyof Tables, Row>(
  rows: SelectQueryBuilder<Tables, Table, Row>,
  { condition, count }: Matches,
  filters: readonly Condition[],
  { search, sort, scope, database }: NarrowedList,
) {
  const isFew = count.shown <= FEW;
  const inItsOrder = filters.length === 0 && (sort === undefined || sort === 'date');
  const ofScope = !search && (isFew || inItsOrder) ? inEdition(scope) : filteredByEdition(database, scope);
  const query = rows.where(condition).where(ofScope).where(where.and(filters));
  return { query, known: filters.length === 0 ? count.shown : undefined };
}

/** Shorter terms occur in too many names, so they are only matched at the beginning. */
const ANYWHERE_MIN = 3;

/** Rows whose name starts with the term, then other matches in name or e-mail address. */
export async function findByName<Table extends keyof Tables, Row extends { id: string }>(
  rows: SelectQueryBuilder<Tables, Table, Row>,
  { term, limit }: { term: string; limit: number },
  anywhere: () => Promise<Pick<Matches, 'condition'>>,
) {
  const sorted = rows.orderBy(where.ref('fullname_key')).orderBy(where.ref('id')).limit(limit);
  const first = normaliseForSearch(term);
  if (!first) return [];
  const begins = where.and([where('fullname_key', '>=', first), where('fullname_key', '<', first + LAST)]);
  const beginning = await sorted.where(begins).execute();
  if (beginning.length >= limit || first.length < ANYWHERE_MIN) return beginning;
  const known = new Set(beginning.map(({ id }) => id));
  const { condition } = await anywhere();
  const others = (await sorted.where(condition).execute()).filter(({ id }) => !known.has(id));
  return [...beginning, ...others].slice(0, limit);
}

/** The rows of a table that are listed, and those that were deleted: only the listed ones are indexed. */
interface Rows<Table extends keyof Tables, Row> {
  existing: SelectQueryBuilder<Tables, Table, Row>;
  deleted: SelectQueryBuilder<Tables, Table, Row>;
}

/** Of all editions, deleted ones included. */
export async function submissionsFrom<Table extends keyof Tables, Row>(
  { existing, deleted }: Rows<Table, Row>,
  email: string,
): Promise<Row[]> {
  const from = (rows: SelectQueryBuilder<Tables, Table, Row>) =>
    rows
      .where(where('email_key', '=', emailKey(email)))
      .orderBy(where.ref('id'))
      .execute();
  return [...(await from(existing)), ...(await from(deleted))];
}

/** Some of an edition, deleted ones included. */
export async function submissionsOf<Table extends keyof Tables, Row>(
  { existing, deleted }: Rows<Table, Row>,
  editionId: string,
  limit: number,
): Promise<Row[]> {
  const present = await existing.where(ofEdition(editionId)).limit(limit).execute();
  const others = deleted.where(where('event_id', '=', editionId)).limit(limit - present.length);
  return [...present, ...(await others.execute())];
}
