import { serialize } from 'node:v8';
import type { Tables } from '#database/schema.ts';
import type { TestApp } from './app.ts';

/** The tables whose changes must all be recorded, in an order in which they can be emptied. */
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
  /** All rows, except the activity record itself. */
  rows: string;
  activity: number;
}

export async function databaseState({ store }: TestApp): Promise<DatabaseState> {
  const tables = await Promise.all(
    [...RECORDED, 'activity' as const].map((table) => store.database.selectFrom(table).selectAll().execute()),
  );
  const activity = tables.pop() ?? [];
  return { rows: serialize(tables).toString('latin1'), activity: activity.length };
}

/** Empties the tables that tests fill, so that reading them again is fast. */
export async function emptyTables({ store }: TestApp): Promise<void> {
  // Events stay; the activity refers to users, so it goes first.
  for (const table of ['activity' as const, ...RECORDED.filter((name) => name !== 'events')]) {
    await store.database.deleteFrom(table).execute();
  }
}
