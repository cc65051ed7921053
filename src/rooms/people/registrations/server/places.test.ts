import { expect, test } from 'vitest';
import {
  createBasicData,
  registrationState,
  updateBasicData,
  viewBasicData,
} from '#rooms/edition/editions/contract.ts';
import { deleteRecord } from '#rooms/ground/records/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { addAttendee } from '../contract.ts';

async function siteView(limits: object) {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  const id = (await app.visitor.call(viewBasicData, {})).body.records[0]?.id ?? '';
  const body = { event_year: 2025, event_date: '2025-08-26', event_time: '09:00', time_zone: 'Africa/Lagos' };
  const change = (more: object) =>
    client.call(updateBasicData, { query: { id }, body: { ...body, ...more } });
  expect((await change(limits)).status).toBe(200);
  const register = (email: string) =>
    app.visitor.call(addAttendee, { body: sampleRegistration({ email: `${email}@visitors.example` }) });
  const page = async () => (await app.visitor.fetch('/registrants')).text();
  const state = async () => (await app.visitor.call(registrationState, {})).body.state;
  return { app, client, change, register, page, state };
}

test('registration opens and closes at its time in the edition’s zone, on the page and for the call', async () => {
  const { app, register, page, state } = await siteView({
    registration_opens: '2025-07-02T09:00',
    registration_closes: '2025-08-01T18:00',
  });
  const opens = 'Registration opens on 2nd July 2025 at 9:00 AM GMT+1.';
  expect(await register('early')).toMatchObject({ status: 409, body: { message: opens } });
  expect(await page()).toContain(opens);
  expect(await page()).not.toContain('name="whatsapp_number"');
  app.clock.set('2025-07-02T08:00:00Z');
  expect(await state()).toBe('open');
  expect(await page()).toContain('name="whatsapp_number"');
  expect((await register('in-time')).status).toBe(200);
  app.clock.set('2025-08-01T17:00:00Z');
  const closed = 'Registration closed on 1st August 2025 at 6:00 PM GMT+1.';
  expect(await register('late')).toMatchObject({ status: 409, body: { message: closed } });
  expect(await page()).toContain(closed);
});

test('as many can register as there are places, however many try at once', async () => {
  const { app, client, change, register, page } = await siteView({ places: 3 });
  expect(await page()).toContain('name="whatsapp_number"');
  const tried = await Promise.all(Array.from({ length: 12 }, (_, index) => register(`visitor-${index}`)));
  expect(tried.filter(({ status }) => status === 200)).toHaveLength(3);
  const refused = tried.filter(({ status }) => status === 409).map(({ body }) => body.message);
  expect(refused).toEqual(Array.from({ length: 9 }, () => 'All 3 places are taken.'));
  const rows = app.store.database.selectFrom('attendees').select('id');
  expect(await rows.execute()).toHaveLength(3);
  expect(await page()).toContain('All 3 places are taken.');

  const [first] = tried.filter(({ status }) => status === 200);
  await client.call(deleteRecord, { query: { id: first?.body.id ?? '' } });
  expect(await page()).toContain('name="whatsapp_number"');
  expect((await register('again')).status).toBe(200);
  await change({ places: 4 });
  expect(await page()).toContain('name="whatsapp_number"');
});

test('another edition’s places don’t count', async () => {
  const { client, register } = await siteView({});
  const body = { event_year: 2027, event_date: '2027-03-09', places: 1 };
  expect((await client.call(createBasicData, { body })).status).toBe(200);
  expect((await register('one')).status).toBe(200);
  expect((await register('two')).status).toBe(200);
});
