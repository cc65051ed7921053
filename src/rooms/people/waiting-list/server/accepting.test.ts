/** @module-tag long */

import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { up as keepAccepted } from '#database/migrations/104-accepted-entries.ts';
import { viewActivity } from '#rooms/ground/activity/contract.ts';
import * as say from '#rooms/ground/activity/messages.ts';
import { correctPerson, erasePerson, findPerson } from '#rooms/people/privacy/contract.ts';
import { groupLink } from '#rooms/people/registrations/server/service.ts';
import { everythingStored } from '#testing/everything-stored.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { summit } from '#testing/waiting.ts';

const MINUTE_MS = 60_000;

test('an entry for several waits until all fit, and registers who comes along', async () => {
  const { app, change, register, join, cancel, work, list, pageOf, sendForm, press, registered, html } =
    await summit(2);
  const ids = [(await register('ama')).body.id ?? '', (await register('yaa')).body.id ?? ''];
  await join('kojo', 3);
  await join('esi');
  await cancel(ids[0] ?? '');
  await work();
  expect(await list()).toEqual(['kojo waiting', 'esi offered']);
  await change({ places: 5 });
  app.clock.advance(MINUTE_MS);
  await work();
  expect(await list()).toEqual(['kojo offered', 'esi offered']);
  const guest = { name_2: 'Efua', role_2: 'Director', email_2: 'efua' };
  // All of a person or nothing: neither 'optional' nor required is true of a single field.
  const form = (await html(await pageOf('kojo'))).match(/<fieldset.*<\/fieldset>/s)?.[0];
  expect(form).toContain('name="role_3"');
  expect(form).not.toMatch(/optional|required/);
  const path = await pageOf('kojo');
  const refused = await sendForm(path, { do: 'accept', ...guest });
  const told = await refused.text();
  expect(refused.status).toBe(422);
  expect(told).toContain('href="#field-email_2"');
  expect(told).toMatch(/aria-invalid="true"[^>]*value="efua"/);
  expect(await press(path, { do: 'accept', ...guest, email_2: 'efua@visitors.example' })).toBe(303);
  expect(await registered()).toEqual(['yaa', 'kojo', 'Efua']);
});

test('who accepts together completes a group together, and all of them pay less', async () => {
  const { change, register, join, cancel, work, lastMail, pageOf, press } = await summit(2);
  const group = { part_fee_regular: 1500, group_least: 2, group_percent: 10 };
  expect((await change({ places: 2, ...group })).status).toBe(200);
  const taken = [await register('ama'), await register('kofi')];
  expect((await join('esi', 2)).status).toBe(201);
  for (const { body } of taken) await cancel(body.id ?? '');
  await work();
  const guest = { name_2: 'Yaw', role_2: 'Weaver', email_2: 'yaw@visitors.example' };
  expect(await press(await pageOf('esi'), { do: 'accept', ...guest })).toBe(303);
  for (const name of ['esi', 'yaw']) {
    expect((await lastMail(name))?.text).toMatch(/To pay:?\s+GH₵ 1,350 \(10% group discount\)/);
  }
});

test('who comes by a company’s link while all places are taken is in its group once there is a place', async () => {
  const { app, register, cancel, work, list, html, pageOf, press } = await summit(1);
  const { id = '' } = (await register('ama')).body;
  const { discount_key: discountKey } = await app.store.database
    .selectFrom('attendees')
    .select('discount_key')
    .executeTakeFirstOrThrow();
  const link = new URL(groupLink(app.services, { company: 'Volta Bank', discountKey }));
  expect(await html(link.pathname + link.search)).toMatch(/name="company_name"[^>]*value="Volta Bank"/);
  const posted = {
    ...sampleRegistration({ name: 'esi', email: 'esi@visitors.example', company_name: 'Loom' }),
    size: '1',
  };
  const sent = await app.visitor.fetch(link.pathname + link.search, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://127.0.0.1:3000' },
    body: new URLSearchParams({ ...posted } as object as Record<string, string>).toString(),
    redirect: 'manual',
  });
  expect(sent.status).toBe(303);
  await cancel(id);
  await work();
  expect(await list()).toEqual(['esi offered']);
  expect(await press(await pageOf('esi'), { do: 'accept' })).toBe(303);
  const keys = await app.store.database.selectFrom('attendees').select('discount_key').execute();
  expect(keys).toEqual([{ discount_key: discountKey }, { discount_key: discountKey }]);
});

test('who accepted is erased with the address that they have since', async () => {
  const { app, client, register, join, cancel, work, pageOf, press } = await summit(1);
  const first = await register('ama');
  await join('kojo-asante');
  await cancel(first.body.id ?? '');
  await work();
  expect(await press(await pageOf('kojo-asante'), { do: 'accept' })).toBe(303);
  const recordsOf = async (email: string) => {
    const { records } = (await client.call(findPerson, { body: { email } })).body;
    return records.filter(({ kind }) => kind !== 'mail');
  };
  const kept = await recordsOf('kojo-asante@visitors.example');
  expect(kept.map(({ kind }) => kind)).toEqual(['attendee', 'waiting']);
  const email = 'new@visitors.example';
  const { id = '', correctable } = kept[0] ?? {};
  const correction = { name: 'kojo-asante', email, whatsapp_number: correctable?.whatsapp_number ?? '' };
  const body = { ...correction, id, version: correctable?.version ?? '' };
  expect((await client.call(correctPerson, { body })).status).toBe(200);
  expect((await recordsOf(email)).map(({ kind }) => kind)).toEqual(['attendee', 'waiting']);
  expect((await client.call(erasePerson, { body: { email } })).status).toBe(200);
  expect(await everythingStored(app)).not.toContain('kojo-asante');
  const { records } = (await client.call(viewActivity, {})).body;
  const erased = records.filter(({ activity_description }) => activity_description === say.erased());
  expect(erased.map(({ username }) => username)).toContain('Summit');
});

test('who accepted before that was kept is found by the record of activity', async () => {
  const { app, register, join, cancel, work, pageOf, press } = await summit(1);
  const first = await register('ama');
  await join('kojo');
  await join('esi');
  await cancel(first.body.id ?? '');
  await work();
  expect(await press(await pageOf('kojo'), { do: 'accept' })).toBe(303);
  const { database } = app.store;
  const kept = () =>
    database.selectFrom('waiting_entries').select(['state', 'submission_key']).orderBy('id').execute();
  const before = await kept();
  expect(before).toEqual([
    { state: 'accepted', submission_key: expect.any(String) },
    { state: 'waiting', submission_key: null },
  ]);
  await database.updateTable('waiting_entries').set({ submission_key: null }).execute();
  // As it was then: entries had numbers.
  await sql`alter table activity add column lane integer not null default 0`.execute(database);
  await sql`alter table activity add column number integer`.execute(database);
  await sql`update activity set number = (
    select count(*) from activity as earlier
    where earlier.time < activity.time or (earlier.time = activity.time and earlier.id <= activity.id)
  )`.execute(database);
  await keepAccepted(database as never);
  expect(await kept()).toEqual(before);
});
