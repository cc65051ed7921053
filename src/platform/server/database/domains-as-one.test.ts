import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { databaseBefore } from '#testing/database-before.ts';

test('addresses whose domain was written in other letters become one, except where somebody has both', async () => {
  const { store, migrate } = await databaseBefore('111-domains-as-one');
  const { database } = store;
  const attend = (id: string, key: string) =>
    sql`insert into attendees (id, fullname, fullname_key, company, company_key, designation, designation_key, email, email_key,
      whatsapp, notice, search_text, created_at) values (${id}, 'Ama', 'ama', 'Acme', 'acme', 'CEO', 'ceo', ${key}, ${key},
      '0244123456', 'LinkedIn', 'ama', '2025-01-01T00:00:00.000Z')`.execute(database);
  await attend('umlaut', 'ama@ü.example');
  await attend('dots', 'kofi@ü．example');
  await attend('both', 'esi@ü.example');
  await attend('known', 'esi@xn--tda.example');
  await attend('accent', 'é@x.example');
  await sql`insert into unsubscriptions (email_key, since) values ('ama@ü.example', '2025-01-01T00:00:00.000Z')`.execute(
    database,
  );
  await migrate();
  const rows = await database
    .selectFrom('attendees')
    .select(['id', 'email', 'email_key'])
    .orderBy('id')
    .execute();
  expect(rows.map(({ id, email_key }) => [id, email_key])).toEqual([
    ['accent', 'é@x.example'],
    ['both', 'esi@ü.example'],
    ['dots', 'kofi@xn--tda.example'],
    ['known', 'esi@xn--tda.example'],
    ['umlaut', 'ama@xn--tda.example'],
  ]);
  expect(rows.find(({ id }) => id === 'dots')?.email).toBe('kofi@ü．example');
  const gone = await database.selectFrom('unsubscriptions').select('email_key').execute();
  expect(gone).toEqual([{ email_key: 'ama@xn--tda.example' }]);
});
