import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { databaseBefore } from '#testing/database-before.ts';

const NOW = '2025-07-01T09:00:00.000Z';

test('an older site keeps its jobs, has written no mail, and can write some', async () => {
  const { store, migrate } = await databaseBefore('027-mail');
  const { database } = store;
  const run = (statement: string) => sql.raw(statement).execute(database);
  await run(
    `insert into jobs (kind, subject, due_at, requests, attempts) values ('backup', '', '${NOW}', 1, 0)`,
  );
  await migrate();
  expect(await database.selectFrom('jobs').select('kind').execute()).toEqual([{ kind: 'backup' }]);
  expect(await database.selectFrom('mails').select('id').execute()).toEqual([]);
  const write = (id: string) =>
    run(`insert into mails (id, template, promise, state, recipient_name, recipient, recipient_key, subject, text,
      html, attachments, search_text, created_at, queued_at, attempts) values ('${id}', 'test', 'bulk', 'queued', '',
      'ama@x.example', 'ama@x.example', 'Hello', 'Hello', 'Hello', '[]', 'hello', '${NOW}', '${NOW}', 0)`);
  await write('1');
  await expect(write('1')).rejects.toThrow(/unique/i);
});
