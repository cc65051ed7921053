import type { Actor } from '#platform/contract/access.ts';
import { allKinds, kindNamed } from '#platform/contract/kind.ts';
import type { ListQuery } from '#platform/contract/lists.ts';
import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import { isAsked } from '#platform/server/database/list.ts';
import type { Database } from '#platform/server/database/store.ts';
import { type ACTIVITY_SORTS, type ActivityRecord, RECENT } from '../contract.ts';
import * as say from '../messages.ts';
import { listKnowable } from './queries.ts';
import { toRecord } from './record.ts';
import type { ActivityRow } from './tables.ts';
import { PROGRAM, VISITOR } from './visitor.ts';

type Column = (typeof ACTIVITY_SORTS)[number];

const DEFAULT_PAGE_SIZE = 10;
/** What users' own activities are about, besides the kinds of records. */
const OWN_SUBJECTS = ['session', 'token', 'other'];

/**
 * The recent activity without what only Administrators may read: who registered, failed sign-ins, what was
 * exported. Searching and sorting see only what is shown, because otherwise they could find out the rest.
 */
export async function recentForUser(database: Database, { userId }: Actor, query: ListQuery<Column>) {
  const subjects = allKinds().map(({ name }) => name);
  const rows = await listKnowable(database, { userId, subjects, limit: RECENT });
  const records = rows.map((row) => (mayRead(row, userId) ? toRecord(row) : withoutDetails(row)));
  const found = sorted(records.filter(searchedFor(query.search)), query);
  const { page = 1, pageSize = query.page ? DEFAULT_PAGE_SIZE : RECENT } = query;
  return {
    records: found.slice((page - 1) * pageSize, page * pageSize),
    ...(isAsked(query) && { total: found.length }),
  };
}

/** What every visitor can read anyway, and what the user or others did with the user's own account. */
function mayRead({ user_id, subject_type, subject_id }: ActivityRow, userId: string): boolean {
  const isOwn = user_id === userId && OWN_SUBJECTS.includes(subject_type);
  return subject_id === userId || isOwn || (kindNamed(subject_type)?.publicTables.length ?? 0) > 0;
}

function withoutDetails(row: ActivityRow): ActivityRecord {
  const kind = kindNamed(row.subject_type)?.one();
  // Visitors act under their own names.
  const isKnown = row.user_id !== null || row.username === PROGRAM.username;
  return toRecord({
    ...row,
    username: isKnown ? row.username : VISITOR.username,
    activity_description: kind ? say.detailsOfKindWithheld({ kind }) : say.detailsWithheld(),
  });
}

function searchedFor(search = ''): (record: ActivityRecord) => boolean {
  const term = normaliseForSearch(search);
  return ({ username, activity_type, activity_description }) =>
    normaliseForSearch(`${username} ${activity_type} ${activity_description}`).includes(term);
}

function sorted(records: ActivityRecord[], query: ListQuery<Column>) {
  const { sort = 'time', order = query.sort ? 'asc' : 'desc' } = query;
  const direction = order === 'asc' ? 1 : -1;
  return records.toSorted((a, b) => direction * (compare(a[sort], b[sort]) || compare(a.id, b.id)));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
