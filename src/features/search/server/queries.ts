import { type RawBuilder, sql } from 'kysely';
import type { AttendeeRow, PartnershipRow } from '#database/schema.ts';
import { fold } from '#platform/contract/fold.ts';
import { LAST, matching } from '#platform/server/database/search.ts';
import type { Database } from '#platform/server/database/store.ts';
import { FOUND_PER_KIND } from '../contract.ts';

/** Fewer letters are in too many names to look for anywhere but at their beginning. */
const ANYWHERE_MIN = 3;

/** The attendees whose name begins with the term, then those who have it elsewhere in name or address. */
export function findAttendees(database: Database, term: string): Promise<AttendeeRow[]> {
  const kept = database
    .selectFrom('attendees')
    .selectAll()
    .where('deleted_at', 'is', null)
    .orderBy('fullname_key')
    .orderBy('id')
    .limit(FOUND_PER_KIND);
  const anywhere = async () =>
    (await matching(database, { table: 'attendees', hidden: 'deleted_at' }, term)).condition;
  return beginningFirst(term, anywhere, (condition) => kept.where(condition).execute());
}

/** The same for partnership requests. */
export function findPartnerships(database: Database, term: string): Promise<PartnershipRow[]> {
  const kept = database
    .selectFrom('partnerships')
    .selectAll()
    .where('deleted_at', 'is', null)
    .orderBy('fullname_key')
    .orderBy('id')
    .limit(FOUND_PER_KIND);
  const anywhere = async () =>
    (await matching(database, { table: 'partnerships', hidden: 'deleted_at' }, term)).condition;
  return beginningFirst(term, anywhere, (condition) => kept.where(condition).execute());
}

type Condition = RawBuilder<boolean>;

async function beginningFirst<Row extends { id: string }>(
  term: string,
  anywhere: () => Promise<Condition>,
  find: (condition: Condition) => Promise<Row[]>,
): Promise<Row[]> {
  const beginning = await find(begins('fullname_key', term));
  if (beginning.length >= FOUND_PER_KIND || fold(term).length < ANYWHERE_MIN) return beginning;
  const known = new Set(beginning.map(({ id }) => id));
  const others = (await find(await anywhere())).filter(({ id }) => !known.has(id));
  return [...beginning, ...others].slice(0, FOUND_PER_KIND);
}

function begins(column: string, term: string): Condition {
  const first = fold(term);
  return sql<boolean>`${sql.ref(column)} >= ${first} and ${sql.ref(column)} < ${first + LAST}`;
}
