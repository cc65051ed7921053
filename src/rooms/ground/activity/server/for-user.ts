import { type Actor, ADMINISTRATOR } from '#platform/contract/access.ts';
import { allKinds, kindNamed, mayKnow } from '#platform/contract/kind.ts';
import type { ListQuery } from '#platform/contract/lists.ts';
import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import { isAsked } from '#platform/server/database/list.ts';
import type { CallContext, Services } from '#platform/server/http/context.ts';
import { kindsWith } from '#platform/server/module.ts';
import { type ACTIVITY_SORTS, type ActivityRecord, RECENT } from '../contract.ts';
import { typeLabel } from '../labels.ts';
import * as say from '../messages.ts';
import { listKnowable } from './queries.ts';
import { toRecord } from './record.ts';
import type { ActivityRow } from './tables.ts';
import { PROGRAM, VISITOR } from './visitor.ts';

declare module '#platform/server/module.ts' {
  interface ServerKind {
    /** Which of these records visitors can read; of a kind without it, all that there are. */
    readable?: (
      services: Pick<Services, 'store' | 'clock'>,
      ids: readonly string[],
    ) => Promise<ReadonlySet<string>>;
  }
}

type Column = (typeof ACTIVITY_SORTS)[number];

const DEFAULT_PAGE_SIZE = 10;
/** What an export is about; its id is the kind of what was exported, if it was a list. */
const EXPORT = 'export';
/** What users' own activities are about, besides the kinds of records. */
const OWN_SUBJECTS = ['session', 'token', 'other'];

/** What the activities that somebody may read in full are about; undefined for Administrators, who read all. */
export function subjectsFor(actor: Actor): readonly string[] | undefined {
  if (actor.role === ADMINISTRATOR) return undefined;
  return allKinds()
    .filter((kind) => mayKnow(kind, actor))
    .map(({ name }) => name);
}

/**
 * The recent activity without what the role may not know: for most who registered, failed sign-ins, what others
 * exported. Searching and sorting see only what is shown, because otherwise they could find out the rest.
 */
export async function recentForUser(context: CallContext, actor: Actor, query: ListQuery<Column>) {
  const { database } = context.store;
  const { userId } = actor;
  const subjects = allKinds().map(({ name }) => name);
  const rows = await listKnowable(database, { userId, subjects, limit: RECENT });
  const isHidden = await hiddenAmong(context, rows);
  const records = rows.map((row) => (mayRead(row, actor, isHidden) ? toRecord(row) : withoutDetails(row)));
  const found = sorted(records.filter(searchedFor(query.search)), query);
  const { page = 1, pageSize = query.page ? DEFAULT_PAGE_SIZE : RECENT } = query;
  return {
    records: found.slice((page - 1) * pageSize, page * pageSize),
    ...(isAsked(query) && { total: found.length }),
  };
}

/**
 * What every visitor can read anyway, what the role lets them know, what the user exported of it, and what the user or
 * others did with the user's own account.
 */
function mayRead(row: ActivityRow, actor: Actor, isHidden: (row: ActivityRow) => boolean): boolean {
  const { user_id, subject_type, subject_id } = row;
  const kind = kindNamed(subject_type);
  const isOwn = user_id === actor.userId && OWN_SUBJECTS.includes(subject_type);
  if (subject_id === actor.userId || isOwn) return true;
  if (subject_type === EXPORT) return user_id === actor.userId && mayKnowNamed(subject_id, actor);
  if (!kind) return false;
  if (mayKnow(kind, actor)) return true;
  return kind.publicTables.length > 0 && !kind.isUnpublished && !isHidden(row);
}

/** Which activities are about a record that visitors can't read, such as a draft. */
async function hiddenAmong(context: CallContext, rows: readonly ActivityRow[]) {
  const hidden = new Set<ActivityRow>();
  for (const { kind, readable } of kindsWith(context.modules, 'readable')) {
    const about = rows.filter(({ subject_type, subject_id }) => subject_type === kind.name && subject_id);
    const ids = [...new Set(about.flatMap(({ subject_id }) => subject_id ?? []))];
    const seen = ids.length > 0 ? await readable(context, ids) : new Set();
    for (const row of about) if (!seen.has(row.subject_id ?? '')) hidden.add(row);
  }
  return (row: ActivityRow) => hidden.has(row);
}

/** Whose search may have named somebody. */
function mayKnowNamed(name: string | null, actor: Actor): boolean {
  const kind = kindNamed(name ?? '');
  return kind !== undefined && mayKnow(kind, actor);
}

/** What happened, without whom or what it names. */
function withoutDetails(row: ActivityRow): ActivityRecord {
  // Visitors act under their own names.
  const isVisitors = row.user_id === null && row.username !== PROGRAM.username;
  return toRecord({
    ...row,
    username: isVisitors ? VISITOR.username : row.username,
    activity_description: happened(row, isVisitors),
  });
}

function happened({ activity_type: type, subject_type }: ActivityRow, isVisitors: boolean): string {
  if (isVisitors && type === 'Registered') return say.visitorRegistered();
  if (isVisitors && type === 'Requested partnership') return say.visitorRequested();
  const label = typeLabel(type);
  const kind = kindNamed(subject_type)?.one();
  return kind ? say.happenedTo({ type: label, kind }) : label;
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
