import type { Tables } from '#database/schema.ts';
import type { TestApp } from './app.ts';

/** The tables whose every change must be recorded, in the order in which they can be emptied. */
const RECORDED = [
  ...([
    'recovery_codes',
    'reset_links',
    'api_tokens',
    'sessions',
    'users',
    'posts',
    'blog_categories',
  ] as const),
  ...(['attendees', 'partnerships', 'speakers', 'categories', 'sponsors', 'pictures', 'events'] as const),
] satisfies (keyof Tables)[];

export interface DatabaseState {
  /** Everything that is kept, apart from the record of changes itself. */
  rows: string;
  activity: number;
}

export async function databaseState({ store }: TestApp): Promise<DatabaseState> {
  const tables = await Promise.all(
    [...RECORDED, 'activity' as const].map((table) => store.database.selectFrom(table).selectAll().execute()),
  );
  const activity = tables.pop() ?? [];
  return { rows: JSON.stringify(tables), activity: activity.length };
}

/** Empties what tests fill, so that the next look at it is quick. */
export async function emptyTables({ store }: TestApp): Promise<void> {
  const kept = ['events', 'pictures'];
  for (const table of RECORDED.filter((name) => !kept.includes(name))) {
    await store.database.deleteFrom(table).execute();
  }
  await store.database.deleteFrom('activity').execute();
}
