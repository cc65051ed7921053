import { sql } from 'kysely';
import type { Database } from './store.ts';

declare module '#database/schema.ts' {
  interface Tables {
    taken_points: TakenPointsRow;
  }
}

/** How often something happened that is limited, until it is counted anew. */
export interface TakenPointsRow {
  /** A hash of what is counted and of whom. */
  key: string;
  points: number;
  /** In real time, whatever the program's clock says. */
  until: string;
}

/** What is still counted. */
export function findTaken(
  database: Database,
  keys: readonly string[],
  now: string,
): Promise<TakenPointsRow[]> {
  return database
    .selectFrom('taken_points')
    .selectAll()
    .where('key', 'in', keys)
    .where('until', '>', now)
    .execute();
}

/**
 * Adds points, or starts counting anew after their time. They never last longer than from now on, even if a clock was
 * ahead. Returns what has been taken so far.
 */
export function addPoints(
  database: Database,
  rows: readonly TakenPointsRow[],
  now: string,
): Promise<TakenPointsRow[]> {
  const isOver = sql<boolean>`taken_points.until <= ${now}`;
  return database
    .insertInto('taken_points')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        points: sql`case when ${isOver} then excluded.points else taken_points.points + excluded.points end`,
        until: sql`case when ${isOver} or taken_points.until > excluded.until then excluded.until
          else taken_points.until end`,
      }),
    )
    .returningAll()
    .execute();
}

export async function deletePoints(database: Database, keys: readonly string[]): Promise<void> {
  await database.deleteFrom('taken_points').where('key', 'in', keys).execute();
}

/** Deletes what is over, and if more than so many are left, those that are over first. */
export async function prunePoints(database: Database, now: string, max: number): Promise<void> {
  await database.deleteFrom('taken_points').where('until', '<=', now).execute();
  const beyond = await database
    .selectFrom('taken_points')
    .select('until')
    .orderBy('until', 'desc')
    .offset(max)
    .limit(1)
    .executeTakeFirst();
  if (beyond) await database.deleteFrom('taken_points').where('until', '<=', beyond.until).execute();
}
