import { CompiledQuery } from 'kysely';
import { vi } from 'vitest';
import type { Database, Store } from '#platform/server/database/store.ts';

/** The plan of each query that `ask` makes. */
export async function plansOf(
  { engine, database }: Store,
  ask: (database: Database) => Promise<unknown>,
): Promise<string[]> {
  const spied = vi.spyOn(database.getExecutor(), 'executeQuery');
  await ask(database);
  const queries = spied.mock.calls.map(([query]) => query);
  spied.mockRestore();
  const explain = engine === 'sqlite' ? 'explain query plan' : 'explain';
  const plans: string[] = [];
  for (const { sql, parameters } of queries) {
    const explained = CompiledQuery.raw(`${explain} ${sql}`, [...parameters]);
    const { rows } = await database.executeQuery<Record<string, unknown>>(explained);
    plans.push(rows.map((row) => row.detail ?? row['QUERY PLAN']).join(' | '));
  }
  return plans;
}
