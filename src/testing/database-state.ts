import { serialize } from 'node:v8';
import type { Tables } from '#database/schema.ts';
import { allKinds, type KindName, type Kinds } from '#platform/contract/kind.ts';
import type { TestApp } from './app.ts';
import { pastTheTriggers } from './past-the-triggers.ts';

type KindTable = Kinds[KindName]['tables'][number];
/** What the program keeps for itself, what isn't saved yet, and the record of changes. */
type Unrecorded =
  | 'activity'
  | 'erasures'
  | 'used_solutions'
  | 'taken_points'
  | 'settings'
  | 'row_counts'
  | 'jobs'
  | 'post_drafts'
  | 'films'
  | 'film_parts'
  | 'consent_texts';
type OtherTable = Exclude<keyof Tables, Unrecorded | KindTable>;

const OTHERS = {
  imported_records: true,
  personal_codes: true,
  personal_links: true,
  unsubscriptions: true,
  imports: true,
  recovery_codes: true,
  reset_links: true,
  saved_views: true,
  api_tokens: true,
  sessions: true,
  picture_details: true,
  pictures: true,
  post_slugs: true,
  post_versions: true,
  retention: true,
} satisfies Record<OtherTable, true>;

/** The tables whose changes must all be recorded, in an order in which they can be emptied. */
const recorded = () => [
  ...(Object.keys(OTHERS) as OtherTable[]),
  ...allKinds().flatMap(({ tables }) => tables as readonly KindTable[]),
];

export interface DatabaseState {
  /** All rows, except the activity record itself. */
  rows: string;
  activity: number;
}

export async function databaseState({ store }: TestApp): Promise<DatabaseState> {
  const tables = await Promise.all(
    [...recorded(), 'activity' as const].map((table) =>
      store.database.selectFrom(table).selectAll().execute(),
    ),
  );
  const activity = tables.pop() ?? [];
  return { rows: serialize(tables).toString('latin1'), activity: activity.length };
}

/** Empties the tables that tests fill, so that reading them again is fast. */
export async function emptyTables({ store }: TestApp): Promise<void> {
  // Events stay; the activity refers to users, so it goes first.
  await pastTheTriggers(store, async (database) => {
    for (const table of ['activity' as const, ...recorded().filter((name) => name !== 'events')]) {
      await database.deleteFrom(table).execute();
    }
  });
}
