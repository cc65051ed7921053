import { kindNamed } from '#platform/contract/kind.ts';
import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import { inBatches, ListedIds } from '#platform/server/database/list-ids.ts';
import type { Database } from '#platform/server/database/store.ts';
import { textMatcher } from '#platform/server/text-matcher.ts';
import { ERASED_VALUES, type Personal } from './erased.ts';
import {
  eraseActivity,
  insertErasure,
  listRelated,
  listSearchedExports,
  listTextMatches,
  listWithChanges,
} from './queries.ts';
import type { ActivityRow } from './tables.ts';
import { PROGRAM, VISITOR } from './visitor.ts';

/** Whom entries of the record of activity are sought about. */
export interface SoughtPerson {
  /** The ids of their records of every kind. */
  ids: readonly string[];
  /** Their e-mail addresses and telephone numbers. */
  reachedAt: readonly string[];
  names: readonly string[];
}

/** Reported in words of somebody's own, which may name people; elsewhere the program has chosen the words. */
const REPORTED = 'other';
/** Whom nobody is called. */
const NOBODYS: readonly string[] = [VISITOR.username, PROGRAM.username];
/** What users do to their own account. */
const OWN_ACCOUNT: readonly string[] = ['session', 'token'];
/** What the exported list was searched for, in each language of the record (`exports/messages.ts` and beside it). */
const SEARCHED_FOR = / (?:matching '|correspondant à «\u00a0)(.+)(?:'|\u00a0»)$/;
/** A shorter search is part of many people's names. */
const TELLING = 3;

/** The activities that tell of somebody, newest first, and which parts of each are personal. */
export async function findAuditEntries(database: Database, person: SoughtPerson) {
  const found = new Map<string, ActivityRow>();
  const add = (rows: readonly ActivityRow[]) => {
    for (const row of rows) found.set(row.id, row);
  };
  add(await allRelated(database, person.ids));
  for (const text of person.reachedAt) add(await listTextMatches(database, text));
  for (const text of person.names) add(await listTextMatches(database, text, REPORTED));
  add(await listSearchedExports(database));
  const isReached = textMatcher(person.reachedAt);
  for await (const rows of listWithChanges(database))
    add(rows.filter(({ changes }) => isReached(changes ?? '')));
  const about = await addRemovals(database, found, new Set(person.ids));
  return [...found.values()]
    .map((row) => ({ row, columns: personalColumns(row, person, about) }))
    .filter(({ columns }) => columns.length > 0)
    .toSorted(({ row: a }, { row: b }) => (a.time + a.id < b.time + b.id ? 1 : -1));
}

/** Replaces what tells of somebody with 'erased'. Returns how many activities were changed. Runs in the caller's transaction. */
export async function eraseAuditEntries(
  database: Database,
  erasure: { id: string; time: string },
  person: SoughtPerson,
): Promise<number> {
  await insertErasure(database, erasure);
  const entries = await findAuditEntries(database, person);
  for (const { row, columns } of entries) {
    const erased = {
      ...row,
      ...Object.fromEntries(columns.map((column) => [column, ERASED_VALUES[column]])),
    };
    const search_text = normaliseForSearch(
      `${erased.username} ${erased.activity_type} ${erased.activity_description}`,
    );
    await eraseActivity(database, { ...erased, search_text, erasure_id: erasure.id });
  }
  return entries.length;
}

async function allRelated(database: Database, ids: readonly string[]): Promise<ActivityRow[]> {
  const related: ActivityRow[] = [];
  for await (const rows of inBatches(new ListedIds(ids), (some) => listRelated(database, some)))
    related.push(...rows);
  return related;
}

/** Adds the removals from the list, which repeat what was removed. Returns the ids of everything about the person. */
async function addRemovals(database: Database, found: Map<string, ActivityRow>, about: Set<string>) {
  let next = [...found.values()].filter(({ subject_id }) => about.has(subject_id ?? ''));
  while (next.length > 0) {
    for (const { id } of next) about.add(id);
    const related = await allRelated(
      database,
      next.map(({ id }) => id),
    );
    for (const row of related) found.set(row.id, row);
    next = related.filter(({ id }) => !about.has(id));
  }
  return about;
}

function personalColumns(row: ActivityRow, person: SoughtPerson, about: ReadonlySet<string>): Personal[] {
  const isBy = person.ids.includes(row.user_id ?? '');
  const isAbout = about.has(row.subject_id ?? '') || (isBy && OWN_ACCOUNT.includes(row.subject_type));
  // What is about somebody else's record stays as it is.
  const isOthers = !isAbout && row.subject_id !== null && kindNamed(row.subject_type)?.holdsPeople;
  const isReached = textMatcher(isOthers ? [] : person.reachedAt);
  const names = textMatcher([
    ...(row.subject_type === REPORTED ? person.names : []),
    ...(isBy ? [row.username] : []),
  ]);
  const description = row.activity_description;
  const isPersonal: Record<Personal, boolean> = {
    user_id: isBy,
    username: isBy || (isAbout && row.user_id === null && !NOBODYS.includes(row.username)),
    activity_description: isAbout || isReached(description) || names(description) || searchedFor(row, person),
    changes: isAbout || isReached(row.changes ?? ''),
  };
  const columns = Object.keys(isPersonal) as Personal[];
  return columns.filter((column) => isPersonal[column] && row[column] !== ERASED_VALUES[column]);
}

/** Whether a list was exported after searching it for this person: the search stands in the description. */
function searchedFor(
  { subject_type, activity_description }: ActivityRow,
  { names, reachedAt }: SoughtPerson,
): boolean {
  if (subject_type !== 'export') return false;
  const search = normaliseForSearch(SEARCHED_FOR.exec(activity_description)?.[1] ?? '');
  return (
    search.length >= TELLING &&
    [...names, ...reachedAt].some((text) => normaliseForSearch(text).includes(search))
  );
}
