import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { SQLITE_FILE } from '#platform/server/data-folder.ts';
import { isOfOlderVersion, migrate } from '#platform/server/database/migrate.ts';
import { databaseBefore } from '#testing/database-before.ts';

const NOW = '2025-07-01T09:00:00.000Z';

/** Before the retention of people, with one of them, and one whom SQLite deleted as it did until then. */
async function olderSite() {
  const older = await databaseBefore('017-retention');
  const { database } = older.store;
  const run = (statement: string) => sql.raw(statement).execute(database);
  if (older.store.engine === 'sqlite') await run('pragma secure_delete = off');
  const person = (
    id: string,
    name: string,
  ) => `insert into attendees (id, created_at, fullname, fullname_key, company,
    company_key, designation, designation_key, email, email_key, whatsapp, notice, search_text) values
    ('${id}', '${NOW}', '${name}', '${name}', 'Volta', 'volta', 'Director', 'director', '${name}@x.example',
    '${name}@x.example', '0241234567', 'LinkedIn', '${name} ${name}@x.example')`;
  await run(person('1', 'keptzwister'));
  await run(person('2', 'deletedzwister'));
  await run("delete from attendees where id = '2'");
  return { ...older, database };
}

test('an older site keeps its people, and nobody is kept for a limited time', async () => {
  const { database, migrate: migrateNext } = await olderSite();
  await migrateNext();
  expect(await database.selectFrom('attendees').select('id').execute()).toEqual([{ id: '1' }]);
  expect(await database.selectFrom('retention').selectAll().execute()).toEqual([]);
});

test.runIf(inject('template').engine === 'sqlite')(
  'what SQLite deleted before it overwrote such rows leaves its file',
  async () => {
    const { store, dataDir } = await olderSite();
    await store.purgeDeleted();
    const stored = () => readFileSync(join(dataDir, SQLITE_FILE), 'latin1');
    expect(stored()).toContain('deletedzwister@x.example');
    await migrate({ dataDir });
    await store.purgeDeleted();
    expect(stored()).toContain('keptzwister@x.example');
    expect(stored()).not.toContain('deletedzwister@x.example');
  },
);

test.runIf(inject('template').engine === 'sqlite')(
  'a start that was killed before it had rewritten the file leaves that to the next one, once',
  async () => {
    const { store, dataDir, database, migrateToLatest } = await olderSite();
    await migrateToLatest();
    await store.purgeDeleted();
    const stored = () => readFileSync(join(dataDir, SQLITE_FILE), 'latin1');
    expect(stored(), 'migrated, but not rewritten').toContain('deletedzwister@x.example');
    expect(await isOfOlderVersion(store)).toBe(true);
    await migrate({ dataDir });
    expect(stored()).toContain('keptzwister@x.example');
    expect(stored()).not.toContain('deletedzwister@x.example');
    expect(await isOfOlderVersion(store)).toBe(false);
    const pages = async () =>
      (await sql<{ freelist_count: number }>`pragma freelist_count`.execute(database)).rows;
    await sql`create table emptied (text text)`.execute(database);
    await sql`drop table emptied`.execute(database);
    const free = await pages();
    expect(free).not.toEqual([{ freelist_count: 0 }]);
    await migrate({ dataDir });
    expect(await pages(), 'a start after that doesn’t rewrite it').toEqual(free);
  },
);
