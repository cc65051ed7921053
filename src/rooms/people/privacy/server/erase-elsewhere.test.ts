/** @module-tag long */

import { expect, test } from 'vitest';
import { createJobs } from '#app/modules.ts';
import { JobRunner } from '#platform/server/jobs/runner.ts';
import { runImport, undoImport } from '#rooms/edition/imports/contract.ts';
import { suppress } from '#rooms/mail/mail/server/queries.ts';
import { addPartnership } from '#rooms/partners/partnerships/contract.ts';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { everythingStored } from '#testing/everything-stored.ts';
import { samplePartnership, sampleRegistration } from '#testing/samples.ts';
import { csvFile, peopleCsv } from '#testing/table-files.ts';
import { erasePerson, setRetention, viewRetention } from '../contract.ts';

const DAY_MS = 86_400_000;
const ZUMA = { name: 'Zumarine Quansah', email: 'zumarine@private.example', whatsapp_number: '0209998887' };
/** Long enough not to be found by chance in random texts. */
const TRACES = /.{0,60}(?:zumarine|quansah|0209998887).{0,60}/gi;

/** Zuma was imported and registered, her mails exist, and a server refused her address. Yaw was imported, too. */
async function siteWithZuma() {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  await app.visitor.call(addAttendee, { body: sampleRegistration(ZUMA) });
  const file = csvFile(peopleCsv(['Quansah', 'Yaw']));
  const { id: importId = '' } = (
    await client.call(runImport, { query: { kind: 'attendee' }, body: { file } })
  ).body;
  const reply = '550 5.1.1 zumarine@private.example unknown';
  await suppress(app.store.database, { email_key: ZUMA.email, reply, since: '2025-07-01T09:00:00.000Z' });
  const traces = async () => (await everythingStored(app)).match(TRACES) ?? [];
  return { app, client, importId, traces };
}

test('mails, tickets and refused addresses go with a person, and an import without them can be undone', async () => {
  const { app, client, importId, traces } = await siteWithZuma();
  expect((await traces()).join()).toContain('550 5.1.1');
  const imported = 'quansah@volta.example';
  for (const email of [ZUMA.email, imported])
    expect((await client.call(erasePerson, { body: { email } })).status).toBe(200);
  expect(await traces()).toEqual([]);
  const mails = await app.store.database.selectFrom('mails').select('recipient').execute();
  expect(mails).toEqual([]);
  const undone = await client.call(undoImport, { body: { id: importId } });
  expect(undone.body.message).toBe('Undone: 1 registration deleted.');
});

test('mails go with the people of an edition who have been kept long enough', async () => {
  const { app, client, traces } = await siteWithZuma();
  const { records } = (await client.call(viewRetention, {})).body;
  await client.call(setRetention, { body: { id: records[0]?.id ?? '', until: '2025-07-03' } });
  app.clock.advance(3 * DAY_MS);
  await new JobRunner(app.services, createJobs(app.services.config)).runDue();
  expect(await traces()).toEqual([]);
  for (const table of ['attendees', 'mails', 'suppressions', 'personal_links', 'personal_codes'] as const) {
    expect(await app.store.database.selectFrom(table).selectAll().execute(), table).toEqual([]);
  }
});

test('who had ended the news gets none once an edition’s people are erased, while another record has the address', async () => {
  const { app, client, traces } = await siteWithZuma();
  const { database } = app.store;
  const unsubscribed = () => database.selectFrom('unsubscriptions').select('email_key').execute();
  const since = '2025-07-01T09:00:00.000Z';
  await database.insertInto('unsubscriptions').values({ email_key: ZUMA.email, since }).execute();
  await app.visitor.call(addPartnership, { body: { ...samplePartnership(), ...ZUMA } });
  await database.updateTable('partnerships').set({ event_id: null }).execute();
  const { records } = (await client.call(viewRetention, {})).body;
  await client.call(setRetention, { body: { id: records[0]?.id ?? '', until: '2025-07-03' } });
  app.clock.advance(3 * DAY_MS);
  await new JobRunner(app.services, createJobs(app.services.config)).runDue();
  expect(await database.selectFrom('attendees').selectAll().execute()).toEqual([]);
  expect(await unsubscribed()).toEqual([{ email_key: ZUMA.email }]);
  const { client: later } = await app.signInAs('Administrator');
  expect((await later.call(erasePerson, { body: { email: ZUMA.email } })).status).toBe(200);
  expect(await unsubscribed()).toEqual([]);
  expect(await traces()).toEqual([]);
});
