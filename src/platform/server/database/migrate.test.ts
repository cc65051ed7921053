import { readdirSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { fromRoot } from '#platform/server/project-root.ts';
import { createTestApp } from '#testing/app.ts';
import { migrate } from './migrate.ts';

async function applied(app: Awaited<ReturnType<typeof createTestApp>>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    app.store.database,
  );
  return rows.map(({ name }) => name);
}

test('every migration is applied, in order, and applying them again changes nothing', async () => {
  const app = await createTestApp();
  const files = readdirSync(fromRoot('database/migrations')).map((file) => file.replace(/\.ts$/, ''));
  expect(await applied(app)).toEqual(files.toSorted());
  await migrate(app.services.config);
  expect(await applied(app)).toEqual(files.toSorted());
});
