import { serialize } from 'node:v8';
import type { Tables } from '#database/schema.ts';
import { TABLES } from '../../scripts/steps/table-owners.ts';
import type { TestApp } from './app.ts';
import { pastTheTriggers } from './past-the-triggers.ts';
import { inOrderOfReferences } from './sample-rows.ts';

/** What the program keeps for itself, what isn't saved yet, and the record of changes. */
const UNRECORDED = [
  'activity',
  'erasures',
  'used_solutions',
  'taken_points',
  'idempotency_keys',
  'settings',
  'row_counts',
  'door_changes',
  'order_totals',
  'jobs',
  'post_drafts',
  'films',
  'film_parts',
  'answer_files',
  'consent_texts',
] satisfies (keyof Tables)[];

/** When a door's device was last seen is no change of it. */
const SEEN = 'seen_at';

/** The tables whose changes must all be recorded. */
const RECORDED = TABLES.filter((table): table is keyof Tables => !UNRECORDED.some((name) => name === table));

let order: Promise<readonly string[]> | undefined;

export interface DatabaseState {
  /** All rows, except the activity record itself. */
  rows: string;
  activity: number;
}

export async function databaseState({ store }: TestApp): Promise<DatabaseState> {
  const tables = await Promise.all(
    [...RECORDED, 'activity' as const].map((table) => store.database.selectFrom(table).selectAll().execute()),
  );
  const activity = tables.pop() ?? [];
  // In place: copies of equal rows needn't be written alike.
  for (const row of tables.flat()) if (SEEN in row) Object.assign(row, { [SEEN]: null });
  return { rows: serialize(tables).toString('latin1'), activity: activity.length };
}

/** Empties the tables that tests fill, so that reading them again is fast. */
export async function emptyTables({ store }: TestApp): Promise<void> {
  // The same for each test's database.
  order ??= inOrderOfReferences(store.database);
  const last = await order;
  // Events stay; the activity refers to users.
  const emptied = (['activity', ...RECORDED] as const)
    .filter((table) => table !== 'events')
    .toSorted((a, b) => last.indexOf(b) - last.indexOf(a));
  await pastTheTriggers(store, async (database) => {
    for (const table of emptied) await database.deleteFrom(table).execute();
  });
}
