import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { callAddress } from '#platform/contract/call.ts';
import { DOCUMENTED_CONSENT, DOCUMENTED_NEWS_CONSENT } from '#rooms/edition/content/consents.ts';
import { addPartnership, singlePartnership } from '#rooms/partners/partnerships/contract.ts';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { viewAttendee } from '#rooms/people/registrations/desk.ts';
import { createTestApp } from '#testing/app.ts';
import { databaseBefore } from '#testing/database-before.ts';
import { samplePartnership, sampleRegistration } from '#testing/samples.ts';
import { keepConsentTexts } from './service.ts';

const NOW = '2025-07-01T09:00:00.000Z';

describe('the consent text', () => {
  test('is kept with each registration and request, with its wording', async () => {
    const app = await createTestApp();
    const { client } = await app.signInAs('Administrator');
    const { version } = DOCUMENTED_CONSENT;
    const registered = await app.visitor.call(addAttendee, {
      body: sampleRegistration({ consent: version }),
    });
    const asked = await app.visitor.call(addPartnership, { body: samplePartnership() });
    const query = ({ body }: { body: { id?: string | undefined } }) => ({ query: { id: body.id ?? '' } });
    expect((await client.call(viewAttendee, query(registered))).body.record.consent).toBe(version);
    expect((await client.call(singlePartnership, query(asked))).body.record.consent).toBe(version);
    const { database } = app.store;
    const rows = await database
      .selectFrom('attendees')
      .innerJoin('consent_texts', 'version', 'consent_version')
      .select('text')
      .execute();
    expect(rows).toEqual([{ text: DOCUMENTED_CONSENT.text }]);
  });

  test.each(['/registrants', '/sponsorship'])(
    'stands on the form at %s, which sends its version',
    async (path) => {
      const { visitor } = await createTestApp();
      const html = await (await visitor.fetch(path)).text();
      expect(html).toContain(DOCUMENTED_CONSENT.text);
      expect(html).toContain(`name="consent" value="${DOCUMENTED_CONSENT.version}"`);
    },
  );

  test('must be one that was shown', async () => {
    const { visitor } = await createTestApp();
    const response = await visitor.fetch(callAddress(addAttendee), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...sampleRegistration(), consent: '2020-01-01' }),
    });
    expect(response.status).toBe(422);
    expect((await response.json()).errors).toEqual({ consent: expect.any(String) });
  });

  test.each(["update consent_texts set text = 'x'", 'delete from consent_texts'])(
    'can’t be changed afterwards: %s',
    async (statement) => {
      const { store } = await createTestApp();
      await expect(sql.raw(statement).execute(store.database)).rejects.toThrow('kept as it was shown');
    },
  );

  test('keeps the program from starting if its wording differs from what was shown', async () => {
    const { store, migrate } = await databaseBefore('018-consent');
    await migrate();
    const { version } = DOCUMENTED_CONSENT;
    await store.database.insertInto('consent_texts').values({ version, text: 'Something else' }).execute();
    await expect(keepConsentTexts({ store })).rejects.toThrow('was changed after it had been shown');
  });

  test('of the program is never changed, because it was shown', () => {
    const texts = [DOCUMENTED_CONSENT, DOCUMENTED_NEWS_CONSENT].map(({ text }) => text);
    expect(texts.map((text) => createHash('sha256').update(text).digest('hex'))).toEqual([
      '0fe4f5ecf0965565e3eab8cb836533b12a817617118f3779a3e67124f0fce41d',
      'c9beea7665becacb324cc2e8f42b2f4d05166956e011fb7584e7f9c4829182ee',
    ]);
  });
});

test('people from before it was kept stay, without a text', async () => {
  const { store, migrate } = await databaseBefore('018-consent');
  const { database } = store;
  await sql`insert into attendees (id, created_at, fullname, fullname_key, company, company_key, designation,
    designation_key, email, email_key, whatsapp, notice, search_text) values ('1', ${NOW}, 'Ama', 'ama', 'Volta', 'volta',
    'Director', 'director', 'ama@x.example', 'ama@x.example', '0241234567', 'LinkedIn', 'ama')`.execute(
    database,
  );
  await migrate();
  await keepConsentTexts({ store });
  const rows = await database.selectFrom('attendees').select(['id', 'consent_version']).execute();
  expect(rows).toEqual([{ id: '1', consent_version: null }]);
});
