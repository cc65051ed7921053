import { expect, test } from 'vitest';
import { newId } from '#platform/server/identifier.ts';
import { deleteRecord, restoreRecord } from '#rooms/ground/records/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { addCurrentEdition } from '#testing/current-edition.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { addAttendee, viewAttendees } from '../contract.ts';
import { updateAttendee } from '../desk.ts';
import { alreadyRegistered } from '../messages.ts';

async function siteView() {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  const register = (key?: string) =>
    app.visitor.call(addAttendee, { body: sampleRegistration() }, key ? { 'idempotency-key': key } : {});
  return { app, client, register };
}

test('the same address registers once more for the next edition', async () => {
  const { client, register } = await siteView();
  expect((await register()).status).toBe(200);
  expect((await register()).status).toBe(409);
  await addCurrentEdition(client, { event_year: 2026, event_date: '2026-08-26' });
  expect((await register()).status).toBe(200);
  expect((await client.call(viewAttendees, { query: { edition: 'all' } })).body.records).toHaveLength(2);
});

test('a deleted registration frees its address, and can’t be restored once that is taken', async () => {
  const { client, register } = await siteView();
  const first = (await register()).body.id ?? '';
  await client.call(deleteRecord, { query: { id: first } });
  const second = (await register()).body.id ?? '';
  expect(second).not.toBe('');

  const refused = await client.call(restoreRecord, { body: { id: first } });
  expect(refused).toMatchObject({ status: 409, body: { code: 'conflict', message: alreadyRegistered() } });

  await client.call(deleteRecord, { query: { id: second } });
  expect((await client.call(restoreRecord, { body: { id: first } })).status).toBe(200);
  const { records } = (await client.call(viewAttendees, {})).body;
  expect(records.map(({ id }) => id)).toEqual([first]);
  expect((await client.call(restoreRecord, { body: { id: first } })).status).toBe(404);
});

test('a form sent again after its registration was deleted registers again', async () => {
  const { client, register } = await siteView();
  const key = newId();
  const first = (await register(key)).body.id ?? '';
  await client.call(deleteRecord, { query: { id: first } });
  const again = await register(key);
  expect(again.status).toBe(200);
  const { records } = (await client.call(viewAttendees, {})).body;
  expect(records.map(({ id }) => id)).toEqual([again.body.id]);
  expect((await register(key)).body.id, 'and then answers as it did').toBe(again.body.id);
  expect((await client.call(restoreRecord, { body: { id: first } })).status).toBe(409);
});

test('a form sent again gets the first answer after the desk corrected what it said, and one that says other things doesn’t', async () => {
  const { app, client, register } = await siteView();
  const key = newId();
  const id = (await register(key)).body.id ?? '';
  const corrected = { name: 'Aimée Owusu', email: 'aimee@owusu.example', company_name: 'Kente Ltd.' };
  for (const change of [corrected, { company_name: 'Kente' }]) {
    const body = sampleRegistration({ ...corrected, ...change });
    expect((await client.call(updateAttendee, { query: { id }, body })).status).toBe(200);
  }
  expect(await register(key)).toMatchObject({ status: 200, body: { id } });
  const other = { body: sampleRegistration({ name: 'Kofi Adu' }) };
  const refused = await app.visitor.call(addAttendee, other, { 'idempotency-key': key });
  expect(refused).toMatchObject({ status: 409, body: { code: 'conflict' } });
});

test('without event data registrations are still accepted, once per address', async () => {
  const { app, register } = await siteView();
  const deleted_at = app.clock.now().toISOString();
  await app.store.database.updateTable('events').set({ deleted_at }).execute();
  expect((await register()).status).toBe(200);
  expect((await register()).status).toBe(409);
});
