import type { Change } from '#platform/contract/change.ts';
import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { Acting, Services } from '#platform/server/http/context.ts';
import { newId } from '#platform/server/identifier.ts';
import type { ActivityType, Subject } from '../contract.ts';
import { insertActivities } from './queries.ts';
import type { ActivityRow } from './tables.ts';
import { type Outsider, PROGRAM, VISITOR } from './visitor.ts';

export interface ActivityEntry {
  type: ActivityType;
  description: string;
  subject: { type: Exclude<Subject, 'other'>; id?: string | null };
  /** Old and new values of an update, as people read them; nothing secret. */
  changes?: readonly Change[];
  /** Who acted, if not the request's actor. */
  by?: { userId: string; username: string } | typeof PROGRAM | typeof VISITOR | Outsider;
}

/** What an outside client reports, under a type of its choice. */
interface OutsideEntry extends Pick<ActivityEntry, 'description' | 'changes' | 'by'> {
  type: string;
  subject: { type: 'other'; id?: null };
}

type Entry = ActivityEntry | OutsideEntry;

/** An entry with who acted. */
export type EntryBy = Entry & Required<Pick<ActivityEntry, 'by'>>;

/** The outcome of some work. Without `activity`, nothing changed and nothing is recorded. */
export interface WithActivity<T> {
  result: T;
  activity?: Entry | readonly Entry[];
}

/** What is recorded of some work, and by whom unless it says so itself. */
export function entriesOf(
  activity: WithActivity<unknown>['activity'],
  { actor, isProgram }: Pick<Acting, 'actor' | 'isProgram'>,
): EntryBy[] {
  return [activity ?? []]
    .flat()
    .map((entry) => ({ ...entry, by: entry.by ?? actor ?? (isProgram ? PROGRAM : VISITOR) }));
}

export async function writeActivity(
  database: Database,
  { clock }: Pick<Services, 'clock'>,
  entries: readonly EntryBy[],
): Promise<void> {
  const time = clock.now().toISOString();
  await insertActivities(
    database,
    entries.map((entry) => toRow(entry, time)),
  );
}

function toRow({ type, description, subject, changes, by }: EntryBy, time: string): ActivityRow {
  return {
    id: newId(),
    user_id: by.userId,
    username: by.username,
    activity_type: type,
    activity_description: description,
    subject_type: subject.type,
    subject_id: subject.id ?? null,
    changes: changes?.length ? JSON.stringify(changes) : null,
    time,
    search_text: normaliseForSearch(`${by.username} ${type} ${description}`),
    removed_at: null,
    erasure_id: null,
  };
}
