/** @module-tag long */

import { expect, test } from 'vitest';
import { up as keepAccepted } from '#database/migrations/104-accepted-entries.ts';
import { viewActivity } from '#modules/activity/contract.ts';
import * as say from '#modules/activity/messages.ts';
import { registrationState, updateBasicData, viewBasicData } from '#modules/editions/contract.ts';
import { registerGroup } from '#modules/groups/contract.ts';
import { correctPerson, erasePerson, findPerson } from '#modules/privacy/contract.ts';
import { deleteRecords, restoreRecord } from '#modules/records/contract.ts';
import { addAttendee } from '#modules/registrations/contract.ts';
import { cancelAttendees, enterAttendee } from '#modules/registrations/desk.ts';
import { address } from '#platform/client/call-client.ts';
import { createTestApp } from '#testing/app.ts';
import { addCurrentEdition } from '#testing/current-edition.ts';
import { everythingStored } from '#testing/everything-stored.ts';
import { anotherInstance } from '#testing/jobs.ts';
import { mailRows } from '#testing/mails.ts';
import { sampleRegistration } from '#testing/samples.ts';
import {
  countWaiting,
  exportWaiting,
  joinWaitingList,
  moveWaiting,
  removeWaiting,
  viewWaiting,
} from '../contract.ts';
import { promote } from './promote.ts';
import { findWaitingByName } from './service.ts';

const FORM = 'application/x-www-form-urlencoded';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const BASIC = { event_year: 2025, event_date: '2025-08-26' };

/** A summit with so many places. */
async function summit(places: number) {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  const id = (await app.visitor.call(viewBasicData, {})).body.records[0]?.id ?? '';
  const change = (more: object) =>
    client.call(updateBasicData, { query: { id }, body: { ...BASIC, ...more } });
  expect((await change({ places })).status).toBe(200);
  const address = (name: string) => `${name}@visitors.example`;
  const answers = (name: string) => sampleRegistration({ name, email: address(name) });
  const register = (name: string) => app.visitor.call(addAttendee, { body: answers(name) });
  const join = (name: string, size = 1) =>
    app.visitor.call(joinWaitingList, { body: { ...answers(name), size } });
  const cancel = (attendee: string) =>
    client.call(cancelAttendees, { body: { ids: [attendee], cancelled: true } });
  const work = () => anotherInstance(app, [promote]).runDue();
  const list = async () =>
    (await client.call(viewWaiting, {})).body.records.map(({ fullname, state }) => `${fullname} ${state}`);
  const state = async () => (await app.visitor.call(registrationState, {})).body.state;
  const registered = async () => {
    const rows = app.store.database
      .selectFrom('attendees')
      .select('fullname')
      .where('cancelled_at', 'is', null);
    return (await rows.orderBy('id').execute()).map(({ fullname }) => fullname);
  };
  const lastMail = async (name: string) =>
    (await mailRows(app)).findLast(({ recipient }) => recipient === address(name));
  /** The page behind the link of somebody's last mail. */
  const pageOf = async (name: string) => {
    const mail = await lastMail(name);
    return new URL(app.services.secrets.decrypt(mail?.sealed_link ?? '', mail?.id ?? '') ?? '').pathname;
  };
  const sendForm = (path: string, values: Record<string, string>) => {
    const body = new URLSearchParams(values).toString();
    const headers = { 'content-type': FORM, origin: 'null' };
    return app.visitor.fetch(path, { method: 'POST', body, headers });
  };
  const press = async (path: string, values: Record<string, string>) => (await sendForm(path, values)).status;
  const html = async (path: string) => (await app.visitor.fetch(path)).text();
  return {
    app,
    client,
    change,
    register,
    join,
    cancel,
    work,
    list,
    state,
    registered,
    lastMail,
    pageOf,
    sendForm,
    press,
    html,
  };
}

test('once places are gone the page offers the list, and a free place goes to who waits, not to who comes', async () => {
  const {
    app,
    client,
    register,
    join,
    cancel,
    work,
    list,
    state,
    registered,
    lastMail,
    pageOf,
    press,
    html,
  } = await summit(1);
  const first = await register('ama');
  const page = await html('/registrants');
  expect(page).toContain('Join the waiting list');
  expect(page).toContain('name="size"');
  expect((await join('kojo')).status).toBe(201);
  expect((await join('kojo')).status).toBe(409);
  await work();
  expect(await list()).toEqual(['kojo waiting']);
  await cancel(first.body.id ?? '');
  expect((await register('late')).status).toBe(409);
  await work();
  expect(await list()).toEqual(['kojo offered']);
  const { records } = (await client.call(viewActivity, {})).body;
  const offered = records.find(({ activity_description: said }) => said === 'Offered kojo a place');
  expect(offered?.username).toBe('Summit');
  expect((await lastMail('kojo'))?.template).toBe('placeOffered');
  const path = await pageOf('kojo');
  for (const method of ['GET', 'HEAD']) await app.visitor.fetch(`${path}?do=accept`, { method });
  expect(await registered()).toEqual([]);
  expect(await html(path)).toContain('A place is kept for you until');
  expect(await press(path, { do: 'accept' })).toBe(303);
  expect([await registered(), await state(), await list()]).toEqual([['kojo'], 'full', []]);
  expect((await lastMail('kojo'))?.template).toBe('registered');
  expect(await press(path, { do: 'accept' })).toBe(404);
});

test('the first link goes on working once the offer is out, and who accepts ends on their own page', async () => {
  const { register, join, cancel, work, pageOf, sendForm, html } = await summit(1);
  const first = await register('ama');
  await join('kojo');
  const joined = await pageOf('kojo');
  expect(await html(joined)).toContain('You’re the first on the list.');
  await cancel(first.body.id ?? '');
  await work();
  const links = [joined, await pageOf('kojo')];
  for (const path of links) expect(await html(path)).toContain('Take the place');
  const accepted = await sendForm(joined, { do: 'accept' });
  const own = accepted.headers.get('location') ?? '';
  expect([accepted.status, own]).toEqual([303, await pageOf('kojo')]);
  expect(await html(own)).toMatch(/<h1[^>]*>You’re registered\..*Your ticket, as a QR code/s);
  const TAKEN = /<h1[^>]*>(<[^>]+>)*You’re registered\..*>Lost your link\?<\/a>.*<footer/s;
  for (const path of links) expect(await html(path)).toMatch(TAKEN);
});

test('an offer ends by itself, and the place goes to the next', async () => {
  const { app, change, register, join, cancel, work, list, lastMail, pageOf, press, registered } =
    await summit(1);
  await change({ places: 1, waiting_hours: 3 });
  const first = await register('ama');
  await join('kojo');
  await join('esi');
  await cancel(first.body.id ?? '');
  await work();
  const path = await pageOf('kojo');
  app.clock.advance(3 * HOUR_MS);
  expect(await press(path, { do: 'accept' })).toBe(409);
  await work();
  expect(await list()).toEqual(['esi offered']);
  expect((await lastMail('kojo'))?.template).toBe('offerEnded');
  expect(await registered()).toEqual([]);
});

test('an offer of an edition that is no longer the current one ends by itself', async () => {
  const { app, client, register, join, cancel, work } = await summit(1);
  const first = await register('ama');
  for (const name of ['kojo', 'esi']) await join(name);
  await cancel(first.body.id ?? '');
  await work();
  await addCurrentEdition(client, { event_year: 2026, event_date: '2026-08-26' });
  const states = async () => {
    const rows = await app.store.database
      .selectFrom('waiting_entries')
      .select('state')
      .orderBy('id')
      .execute();
    return rows.map(({ state }) => state);
  };
  await work();
  expect(await states()).toEqual(['offered', 'waiting']);
  app.clock.advance(15 * 24 * HOUR_MS);
  await work();
  expect(await states()).toEqual(['ended', 'waiting']);
});

test('once the summit is over, nothing is offered or taken, and an offer ends without a mail', async () => {
  const { app, change, register, join, cancel, work, list, lastMail, pageOf, press, registered } =
    await summit(1);
  await change({ places: 1, event_date: '2025-07-03', waiting_hours: 720 });
  const first = await register('ama');
  for (const name of ['kojo', 'esi']) await join(name);
  await cancel(first.body.id ?? '');
  await work();
  expect(await list()).toEqual(['kojo offered', 'esi waiting']);
  const path = await pageOf('kojo');
  app.clock.set('2025-07-20T00:00:00Z');
  expect(await press(path, { do: 'accept' })).toBe(409);
  await work();
  app.clock.advance(MINUTE_MS);
  await work();
  const entries = app.store.database.selectFrom('waiting_entries').select('state').orderBy('position');
  expect((await entries.execute()).map(({ state }) => state)).toEqual(['ended', 'waiting']);
  const mails = [await lastMail('kojo'), await lastMail('esi')];
  expect(mails.map((mail) => mail?.template)).toEqual(['placeOffered', 'waiting']);
  expect(await registered()).toEqual([]);
});

test('once the summit is over, nobody can wait for a place in it, and the page doesn’t offer it', async () => {
  const { app, change, register, join, html } = await summit(1);
  await change({ places: 1, event_date: '2025-07-03' });
  await register('ama');
  expect(await html('/registrants')).toContain('Join the waiting list');
  app.clock.set('2025-07-20T00:00:00Z');
  expect(await join('kojo')).toMatchObject({ status: 409, body: { detail: 'This summit is over.' } });
  const after = await html('/registrants');
  expect(after).toContain('The only place is taken');
  expect(after).not.toContain('Join the waiting list');
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
  await keepAccepted(database as never);
  expect(await kept()).toEqual(before);
});

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

test('who leaves is off the list, and the desk orders it and takes people off', async () => {
  const { client, register, join, list, pageOf, press, state } = await summit(1);
  await register('ama');
  for (const name of ['kojo', 'esi', 'yaw']) await join(name);
  const idOf = async (name: string) =>
    (await client.call(viewWaiting, {})).body.records.find(({ fullname }) => fullname === name)?.id ?? '';
  await client.call(moveWaiting, { body: { id: await idOf('yaw'), to: 'first' } });
  await client.call(moveWaiting, { body: { id: await idOf('kojo'), to: 'last' } });
  expect(await list()).toEqual(['yaw waiting', 'esi waiting', 'kojo waiting']);
  const esi = await idOf('esi');
  await client.call(removeWaiting, { query: { id: esi } });
  expect(await list()).toEqual(['yaw waiting', 'kojo waiting']);
  await client.call(restoreRecord, { body: { id: esi } });
  expect(await list()).toEqual(['yaw waiting', 'esi waiting', 'kojo waiting']);
  await client.call(deleteRecords, { body: { ids: [esi] } });
  expect(await press(await pageOf('yaw'), { do: 'leave' })).toBe(303);
  expect(await list()).toEqual(['kojo waiting']);
  expect(await state()).toBe('full');
});

test('‘full’ ends at once when somebody is erased', async () => {
  const { client, register, html } = await summit(1);
  await register('ama');
  expect(await html('/registrants')).toContain('The only place is taken.');
  await client.call(erasePerson, { body: { email: 'ama@visitors.example', confirmed: [] } });
  expect(await html('/registrants')).not.toContain('The only place is taken.');
});

test('the desk may go beyond the places, knowingly', async () => {
  const { client, register, registered } = await summit(1);
  await register('ama');
  const body = sampleRegistration({ name: 'Kojo', email: 'kojo@visitors.example' });
  const asked = await client.call(enterAttendee, { body });
  const message = 'That makes 2 of 1 places.';
  expect(asked).toMatchObject({ status: 409, body: { message, errors: { beyondPlaces: message } } });
  expect(await registered()).toEqual(['ama']);
  const reply = await client.call(enterAttendee, { body: { ...body, beyondPlaces: true } });
  expect(reply.body.message).toBe('Kojo is registered.');
});

test('a place that is kept for somebody counts as taken when the desk adds another', async () => {
  const { client, register, join, cancel, work, list, pageOf, press, registered } = await summit(1);
  const first = await register('ama');
  await join('kojo');
  await cancel(first.body.id ?? '');
  await work();
  const back = { ids: [first.body.id ?? ''], cancelled: false };
  const asked = await client.call(cancelAttendees, { body: back });
  expect(asked.body.message).toBe('That makes 2 of 1 places. 1 of them is kept for who has an offer.');
  expect(await list()).toEqual(['kojo offered']);
  expect((await client.call(cancelAttendees, { body: { ...back, beyondPlaces: true } })).status).toBe(200);
  expect(await press(await pageOf('kojo'), { do: 'accept' })).toBe(303);
  expect(await registered()).toEqual(['ama', 'kojo']);
});

test('nine free places aren’t kept from others by who waits for ten, and they are told', async () => {
  const { change, register, join, work, list, pageOf, html, state } = await summit(1);
  await register('ama');
  await join('kojo', 10);
  await join('esi', 2);
  await change({ places: 10 });
  await work();
  expect(await list()).toEqual(['kojo waiting', 'esi offered']);
  expect(await state()).toBe('open');
  expect(await html('/registrants')).not.toContain('Join the waiting list');
  expect(await html(await pageOf('kojo'))).toContain(
    '7 places are free now, fewer than the 10 you wait for.',
  );
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) expect((await register(name)).status).toBe(200);
  expect(await state()).toBe('full');
  expect((await register('h')).status).toBe(409);
  expect(await html(await pageOf('kojo'))).not.toContain('free now');
});

test('places that a group has yet to name aren’t offered to who waits', async () => {
  const { app, register, join, cancel, work, list, registered, pageOf, press } = await summit(4);
  const buyer = sampleRegistration({ name: 'ama', email: 'ama@visitors.example' });
  const people = [{ name: 'kofi', role: 'Analyst', email: 'kofi@visitors.example' }];
  expect((await app.visitor.call(registerGroup, { body: { ...buyer, people, unnamed: 1 } })).status).toBe(
    201,
  );
  const last = await register('esi');
  await join('yaw');
  await join('abena');
  await cancel(last.body.id ?? '');
  await work();
  expect(await list()).toEqual(['yaw offered', 'abena waiting']);
  expect(await press(await pageOf('yaw'), { do: 'accept' })).toBe(303);
  expect(await registered()).toEqual(['ama', 'kofi', 'yaw']);
});

test('no place is given twice while hundreds register, wait and accept at once', async () => {
  const { register, join, cancel, work, registered, pageOf, press } = await summit(20);
  const tried = await Promise.all(Array.from({ length: 500 }, (_, index) => register(`visitor-${index}`)));
  const taken = tried.filter(({ status }) => status === 200);
  expect(taken).toHaveLength(20);
  const waiting = Array.from({ length: 12 }, (_, index) => `waiting-${index}`);
  for (const name of waiting) await join(name);
  for (const { body } of taken.slice(0, 5)) await cancel(body.id ?? '');
  await work();
  const paths = await Promise.all(waiting.map(pageOf));
  const pressed = await Promise.all([
    ...paths.flatMap((path) => [press(path, { do: 'accept' }), press(path, { do: 'accept' })]),
    ...Array.from({ length: 50 }, async (_, index) => (await register(`late-${index}`)).status),
  ]);
  expect(pressed.filter((status) => status === 303)).toHaveLength(5);
  expect(pressed.filter((status) => status === 200)).toHaveLength(0);
  expect(await registered()).toHaveLength(20);
}, 120_000);

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

test('the list is searched, filtered, sorted, counted and exported like others', async () => {
  const { app, client, change, register, join, work } = await summit(1);
  await register('ama');
  await join('kojo', 2);
  await join('esi', 3);
  await join('yaw');
  await change({ places: 2 });
  await work();
  const named = async (query: object) => {
    const { body } = await client.call(viewWaiting, { query });
    return [body.total, ...body.records.map(({ fullname, position }) => `${position} ${fullname}`)];
  };
  expect(await named({ search: 'ESI@' })).toEqual([1, '2 esi']);
  expect(await named({ state: 'offered' })).toEqual([1, '3 yaw']);
  expect(await named({ sort: 'size', order: 'desc', page: 1, pageSize: 2 })).toEqual([3, '2 esi', '1 kojo']);
  expect((await client.call(countWaiting, {})).body).toMatchObject({ entries: 3, places: 6, offered: 1 });
  const file = await client.fetch(address(exportWaiting, { state: 'waiting' }), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const lines = (await file.text()).trim().split(/\r?\n/);
  expect(lines[0]).toContain('Places');
  expect(lines.map((line) => line.includes('kojo'))).toEqual([false, true, false]);
  const found = await findWaitingByName(app.store.database, 'yaw', 5, {});
  expect(found).toMatchObject([{ title: 'yaw', details: [expect.any(String), 'Has an offer'] }]);
});
