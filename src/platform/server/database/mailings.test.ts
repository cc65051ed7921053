import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { databaseBefore } from '#testing/database-before.ts';

test('attendees from before have agreed to no news, and mails from before belong to no mailing', async () => {
  const { store, migrate } = await databaseBefore('040-mailings');
  const { database } = store;
  await sql`insert into attendees (id, fullname, fullname_key, company, company_key, group_key, designation,
    designation_key, email, email_key, whatsapp, notice, search_text, created_at) values ('one', 'Ama', 'ama', 'Acme',
    'acme', 'acme', 'Director', 'director', 'a@x.example', 'a@x.example', '+233241234567', 'LinkedIn', 'ama',
    '2025-07-01T09:00:00.000Z')`.execute(database);
  for (const id of ['first', 'second']) {
    await sql`insert into mails (id, template, promise, state, recipient_name, recipient, recipient_key, subject, text,
      html, attachments, search_text, created_at, queued_at, attempts) values (${id}, 'test', 'bulk', 'sent', '',
      'a@x.example', 'a@x.example', 'Hello', 'Hello', 'Hello', '[]', 'hello', '2025-07-01', '2025-07-01', 1)`.execute(
      database,
    );
  }
  await migrate();
  const attendee = await database
    .selectFrom('attendees')
    .select(['news_version', 'news_agreed_at'])
    .executeTakeFirst();
  expect(attendee).toEqual({ news_version: null, news_agreed_at: null });
  const into = (mailing_id: string | null) => database.updateTable('mails').set({ mailing_id }).execute();
  await into(null);
  await expect(into('one')).rejects.toThrow(/unique/i);
});
