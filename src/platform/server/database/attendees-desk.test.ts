import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import { companyGroup } from '#rooms/people/registrations/company-group.ts';
import { databaseBefore } from '#testing/database-before.ts';

const COMPANIES = [
  'Acme Ltd',
  'A.C.M.E. Co., Limited',
  'Owusu & Daughters',
  'Kɔkɔɔ Café',
  'Limited',
  'N’Diaye',
  'SARL N’Diaye',
  'Volta S.A.',
  'Volta & Co. S.à r.l.',
];

test('registrations from before count by the company’s name, and can be cancelled', async () => {
  const { store, migrateToLatest } = await databaseBefore('029-attendees-desk');
  const { database } = store;
  for (const [index, company] of COMPANIES.entries()) {
    const id = `attendee-${index}`;
    await sql`insert into attendees (id, fullname, fullname_key, company, company_key, designation, designation_key,
      email, email_key, whatsapp, notice, search_text, created_at) values (${id}, 'Ama', 'ama', ${company},
      ${normaliseForSearch(company)}, 'Director', 'director', ${id}, ${id}, '+233241234567', 'LinkedIn', 'ama',
      '2025-07-01T09:00:00.000Z')`.execute(database);
  }
  await migrateToLatest();
  const rows = await database
    .selectFrom('attendees')
    .select(['company', 'group_key'])
    .orderBy('id')
    .execute();
  expect(rows.map(({ group_key }) => group_key)).toEqual(COMPANIES.map(companyGroup));

  const shown = async () => {
    const counts = await database
      .selectFrom('row_counts')
      .select(['total', 'shown'])
      .where('table_name', '=', 'attendees')
      .executeTakeFirst();
    return [counts?.total, counts?.shown];
  };
  const set = (columns: { cancelled_at?: string | null; deleted_at?: string | null }) =>
    database.updateTable('attendees').set(columns).where('id', '=', 'attendee-0').execute();
  expect(await shown()).toEqual([9, 9]);
  await set({ cancelled_at: '2025-07-02' });
  expect(await shown()).toEqual([9, 8]);
  await set({ deleted_at: '2025-07-03' });
  expect(await shown()).toEqual([9, 8]);
  await set({ cancelled_at: null, deleted_at: null });
  expect(await shown()).toEqual([9, 9]);
});
