/** @module-tag long */

import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { address } from '#platform/client/call-client.ts';
import { LIMITS } from '#platform/server/limits.ts';
import { viewActivity } from '#rooms/ground/activity/contract.ts';
import { deleteRecord, restoreRecord } from '#rooms/ground/records/contract.ts';
import { erasePerson } from '#rooms/people/privacy/contract.ts';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { cancelAttendees, enterAttendee } from '#rooms/people/registrations/desk.ts';
import { createTestApp, createTestInstances, type TestApp } from '#testing/app.ts';
import { publishSections } from '#testing/publish-section.ts';
import { KINDS, SALES } from '#testing/sales.ts';
import { sampleRegistration } from '#testing/samples.ts';
import {
  addDoorDevice,
  countDoor,
  doorDevices,
  endDoorDevice,
  exportDoor,
  type KnownPeople,
  openDoor,
  registerWalkIn,
  type SentScan,
  saveDoorSettings,
  syncDoor,
  takeDoorFile,
  viewDoor,
} from '../contract.ts';
import { doorAudiences, hasCome } from './audiences.ts';
import { TRIED } from './devices.ts';

const PIN = '4718';
const DAY = '2025-08-27';
const OPEN = '2025-08-27T09:00:00.000Z';
const EVENT = { CLOCK: OPEN };

type Client = Awaited<ReturnType<TestApp['signInAs']>>['client'];

async function aDevice({ visitor }: TestApp, client: Client, name: string) {
  const { body } = await client.call(addDoorDevice, { body: { name, pin: PIN } });
  const link = body.link.split('/').at(-1) ?? '';
  const { key } = (await visitor.call(openDoor, { body: { link, pin: PIN } })).body;
  return { id: body.id, link, key, name };
}

async function people(client: Client, many: number, first = 1) {
  const ids: string[] = [];
  for (let number = first; number < first + many; number += 1) {
    const body = sampleRegistration({ name: `Guest ${number}`, email: `guest-${number}@owusu.example` });
    ids.push((await client.call(enterAttendee, { body })).body.id ?? '');
  }
  return ids;
}

const scanOf = (who: string, at = OPEN, more: Partial<SentScan> = {}): SentScan => ({
  ...{ id: crypto.randomUUID(), who, kind: 'in', day: DAY, room: '', at },
  ...more,
});

const editionsOf = async ({ store: { database } }: TestApp) =>
  (await database.selectFrom('events').select('id').execute()).map(({ id }) => id);

function sync(
  { visitor }: TestApp,
  key: string,
  scans: SentScan[] = [],
  more: { now?: string; since?: number; edition?: string | undefined; people?: KnownPeople | undefined } = {},
) {
  return visitor.call(syncDoor, { body: { key, now: OPEN, scans, ...more } });
}

async function atTheDoor(environment: Record<string, string> = EVENT) {
  const app = await createTestApp(environment);
  const { client } = await app.signInAs('Administrator');
  const counts = async () => (await client.call(countDoor, {})).body;
  const listed = async (who: 'all' | 'in' | 'not-yet' | 'doubles' | 'walk-ins' = 'all') =>
    (await client.call(viewDoor, { query: { who } })).body.records;
  return { app, client, counts, listed };
}

test('devices hear the list and each other, and what is sent again counts once', async () => {
  const { app, client, counts, listed } = await atTheDoor();
  const [ama = '', esi = ''] = await people(client, 2);
  const [gate, side] = [await aDevice(app, client, 'Gate'), await aDevice(app, client, 'Side')];
  const first = (await sync(app, gate.key)).body;
  expect(first.people?.people.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Guest 1', 'Guest 2']),
  );
  expect(JSON.stringify([first.edition, first.people])).not.toMatch(/@|\+233/);
  const scans = [scanOf(ama, '2025-08-27T08:59:00Z'), scanOf(esi)];
  for (let time = 0; time < 3; time += 1) {
    expect((await sync(app, gate.key, scans)).body.taken).toEqual(scans.map(({ id }) => id));
  }
  const heard = (await sync(app, side.key)).body;
  expect(heard.scans.map(({ who, device }) => [who, device])).toEqual([
    [ama, 'Gate'],
    [esi, 'Gate'],
  ]);
  expect((await sync(app, side.key, [], { since: heard.since })).body.scans).toEqual([]);
  await sync(app, side.key, [scanOf(ama)]);
  expect(await counts()).toMatchObject({
    came: 2,
    inside: 2,
    doubles: 1,
    byDevice: [{ name: 'Gate', count: 2 }],
  });
  expect((await listed('doubles')).map(({ id, doubles }) => [id, doubles[0]?.device])).toEqual([
    [ama, 'Side'],
  ]);
});

test('the clock of a device is corrected by the server’s, so the first by time is the first', async () => {
  const { app, client, listed } = await atTheDoor();
  const [ama = ''] = await people(client, 1);
  const [slow, right] = [await aDevice(app, client, 'Slow'), await aDevice(app, client, 'Right')];
  app.clock.advance(60 * 60_000);
  // An hour behind: what it calls 8:40 is 9:40.
  await sync(app, slow.key, [scanOf(ama, '2025-08-27T08:40:00Z')], { now: '2025-08-27T09:00:00Z' });
  await sync(app, right.key, [scanOf(ama, '2025-08-27T09:30:00Z')], { now: '2025-08-27T10:00:00Z' });
  expect(await listed('in')).toMatchObject([
    {
      at: '2025-08-27T09:30:00.000Z',
      device: 'Right',
      doubles: [{ at: '2025-08-27T09:40:00.000Z', device: 'Slow' }],
    },
  ]);
});

test('a device that has nothing to tell is noted as seen twice a minute, and writes nothing else', async () => {
  const { app, client } = await atTheDoor();
  const gate = await aDevice(app, client, 'Gate');
  const seen = async () => (await client.call(doorDevices, {})).body.records[0]?.seen;
  await sync(app, gate.key);
  const first = await seen();
  const write = vi.spyOn(app.store, 'write');
  app.clock.advance(20_000);
  expect((await sync(app, gate.key)).status).toBe(200);
  expect([await seen(), write.mock.calls.length]).toEqual([first, 0]);
  app.clock.advance(20_000);
  await sync(app, gate.key);
  expect(await seen()).toBe(app.clock.now().toISOString());
});

/** Hears what changed for a device, as the device does. */
async function follower(app: TestApp, key: string) {
  let known: KnownPeople | undefined;
  let edition: string | undefined;
  return async () => {
    const { body } = await sync(app, key, [], { edition, people: known });
    const { people: { rule = '', upTo = 0, people = [], gone = [] } = {} } = body;
    known = { rule, upTo };
    edition = body.edition?.version ?? edition;
    return { edition: body.edition, people, gone, names: people.map(({ name }) => name).toSorted() };
  };
}

test('who is cancelled is marked on devices at their next sync, who is erased is gone, and nobody else is told', async () => {
  const { app, client, counts } = await atTheDoor();
  const [ama = '', esi = ''] = await people(client, 3);
  const gate = await aDevice(app, client, 'Gate');
  await sync(app, gate.key, [scanOf(ama), scanOf(esi)]);
  const hear = await follower(app, gate.key);
  expect((await hear()).names).toEqual(['Guest 1', 'Guest 2', 'Guest 3']);
  expect(await hear()).toEqual({ edition: undefined, people: [], gone: [], names: [] });
  await client.call(cancelAttendees, { body: { ids: [ama], cancelled: true } });
  await app.store.database.deleteFrom('attendees').where('id', '=', esi).execute();
  expect(await hear()).toMatchObject({ people: [{ id: ama, isCancelled: true }], gone: [esi] });
  const late = scanOf(esi);
  expect((await sync(app, gate.key, [late])).body).toMatchObject({ taken: [late.id], dropped: [late.id] });
  expect(await counts()).toMatchObject({ came: 1 });
});

test('devices hear again of everybody when it changes what they are told of each', async () => {
  const { app, client } = await atTheDoor();
  await people(client, 2);
  const gate = await aDevice(app, client, 'Gate');
  const hear = await follower(app, gate.key);
  await hear();
  const settings = { allowsReentry: true, rooms: [], handedOut: [] };
  await client.call(saveDoorSettings, { body: settings });
  expect(await hear()).toMatchObject({ edition: { allowsReentry: true } });
  await client.call(saveDoorSettings, { body: { ...settings, handedOut: ['q1'] } });
  expect(await hear()).toMatchObject({ edition: undefined, names: ['Guest 1', 'Guest 2'] });
});

test('what anybody changes of a registration, its order or its ticket reaches devices, of that person alone', async () => {
  const { app, client } = await atTheDoor();
  await publishSections(client, { ...SALES, ticketKinds: { kinds: KINDS } });
  await people(client, 2);
  const body = sampleRegistration({ name: 'Yaa', email: 'yaa@owusu.example' });
  const yaa = (await app.visitor.call(addAttendee, { body })).body.id ?? '';
  const gate = await aDevice(app, client, 'Gate');
  const hear = await follower(app, gate.key);
  expect((await hear()).people.find(({ id }) => id === yaa)?.isUnpaid).toBe(true);
  const { database } = app.store;
  const changes: readonly [string, object][] = [
    ['orders', { state: 'paid' }],
    ['attendees', { fullname: 'Yaa Two' }],
    ['attendees', { company: 'Volta' }],
    ['attendees', { deleted_at: OPEN }],
    ['attendees', { deleted_at: null }],
    ['order_lines', { kind: 'another' }],
    ['orders', { state: 'open' }],
    ['order_lines', { ended_at: OPEN }],
  ];
  const heard: unknown[] = [];
  for (const [table, change] of changes) {
    const rows = database.updateTable(table as 'attendees').set(change);
    await (table === 'attendees' ? rows.where('id', '=', yaa) : rows).execute();
    const { people: told, gone } = await hear();
    heard.push(told.map(({ name, company, isUnpaid }) => [name, company, isUnpaid].join()).concat(gone));
  }
  expect(heard).toEqual([
    [`Yaa,${body.company_name},false`],
    [`Yaa Two,${body.company_name},false`],
    ['Yaa Two,Volta,false'],
    [yaa],
    ['Yaa Two,Volta,false'],
    ['Yaa Two,Volta,false'],
    ['Yaa Two,Volta,true'],
    ['Yaa Two,Volta,false'],
  ]);
});

test('a device hears of whom the others let in after those that it knew of were erased', async () => {
  const { app, client } = await atTheDoor();
  const [tried = '', ama = ''] = await people(client, 2);
  const [gate, side] = [await aDevice(app, client, 'Gate'), await aDevice(app, client, 'Side')];
  await sync(app, gate.key, [scanOf(tried), scanOf(tried), scanOf(tried, OPEN, { kind: 'out' })]);
  const { since } = (await sync(app, side.key)).body;
  const email = 'guest-1@owusu.example';
  expect((await client.call(erasePerson, { body: { email } })).status).toBe(200);
  expect(await app.store.database.selectFrom('door_scans').select('id').execute()).toEqual([]);
  await sync(app, gate.key, [scanOf(ama)]);
  const heard = (await sync(app, side.key, [], { since })).body;
  expect(heard.scans.map(({ who }) => who)).toEqual([ama]);
});

test('where scans were kept before their last position was, positions go on after them', async () => {
  const { app, client } = await atTheDoor();
  const [ama = '', esi = ''] = await people(client, 2);
  const gate = await aDevice(app, client, 'Gate');
  await sync(app, gate.key, [scanOf(ama)]);
  await app.store.database.deleteFrom('settings').where('name', '=', 'door_last_scan').execute();
  await app.store.database.updateTable('door_scans').set({ position: 40 }).execute();
  await sync(app, gate.key, [scanOf(esi)]);
  expect((await sync(app, gate.key, [], { since: 40 })).body).toMatchObject({
    scans: [{ who: esi }],
    since: 41,
  });
});

test('who comes without a registration is let in, and registered once there is an address', async () => {
  const { app, client, counts, listed } = await atTheDoor();
  const gate = await aDevice(app, client, 'Gate');
  const [anonymous, known] = [crypto.randomUUID(), crypto.randomUUID()];
  const walkIn = { name: 'Ɔkyeame Owusu', company: 'Volta', number: '024 412 3456', email: '' };
  const scans = [
    scanOf(anonymous, OPEN, { walkIn }),
    scanOf(known, OPEN, { walkIn: { ...walkIn, name: 'Yaa', email: 'yaa@owusu.example' } }),
  ];
  await sync(app, gate.key, scans);
  await sync(app, gate.key, scans);
  expect(await counts()).toMatchObject({ came: 2, walkIns: 2, expected: 2 });
  expect((await listed('walk-ins')).map(({ name, email }) => [name, email])).toEqual([
    ['Ɔkyeame Owusu', ''],
    ['Yaa', 'yaa@owusu.example'],
  ]);
  await client.call(registerWalkIn, { query: { id: anonymous }, body: { email: 'o@owusu.example' } });
  expect(await counts()).toMatchObject({ came: 2, doubles: 0, expected: 2 });
  const mails = await app.store.database.selectFrom('mails').select('recipient').execute();
  expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual([
    'o@owusu.example',
    'yaa@owusu.example',
  ]);
});

const walkIn = (email: string): Partial<SentScan> => ({
  walkIn: { name: 'Yaa', company: '', number: '', email },
});

test('what is no address or number of who comes is kept with them, but not registered', async () => {
  const { app, client, listed } = await atTheDoor();
  const gate = await aDevice(app, client, 'Gate');
  const come = (name: string, email: string, number: string) =>
    scanOf(crypto.randomUUID(), OPEN, { walkIn: { name, company: '', email, number } });
  const scans = [
    come('Yaa', 'mailto:Yaa@owusu.example', 'abc'),
    come('Yaa again', 'yaa@owusu.example', ''),
    come('Esi', 'esi@home.arpa', '024 412 3456'),
    come('Ama', 'ＡＭＡ@owusu.example', 'tel. 12'),
  ];
  expect(await sync(app, gate.key, scans)).toMatchObject({ status: 200, body: { dropped: [] } });
  const all = await listed('walk-ins');
  expect(all.map(({ name }) => name).toSorted()).toEqual(['Ama', 'Esi', 'Yaa']);
  const mails = await app.store.database.selectFrom('mails').select('recipient').execute();
  expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual([
    'AMA@owusu.example',
    'Yaa@owusu.example',
  ]);
  const rows = await app.store.database.selectFrom('attendees').select(['fullname', 'whatsapp']).execute();
  const registered = rows.filter(({ fullname }) => ['Yaa', 'Esi', 'Ama'].includes(fullname));
  expect(registered).toEqual([
    expect.objectContaining({ whatsapp: '' }),
    expect.objectContaining({ whatsapp: '' }),
  ]);
  expect(all.map(({ name, number }) => [name, number]).toSorted()).toEqual([
    ['Ama', 'tel. 12'],
    ['Esi', '024 412 3456'],
    ['Yaa', 'abc'],
  ]);
});

test('what is no name is kept of who comes, but nobody is registered with it, or renamed to it', async () => {
  const { app, client, listed } = await atTheDoor();
  const [ama = ''] = await people(client, 1);
  const gate = await aDevice(app, client, 'Gate');
  const who = crypto.randomUUID();
  const digits = { name: '12345', company: 'Volta' };
  const scans = [
    scanOf(who, OPEN, { walkIn: { ...digits, number: '', email: 'a@owusu.example' } }),
    scanOf(ama, OPEN, { kind: 'correct', corrected: digits }),
  ];
  expect(await sync(app, gate.key, scans)).toMatchObject({ status: 200, body: { dropped: [] } });
  expect(await listed('walk-ins')).toMatchObject([{ id: who, name: '12345', attendeeId: '' }]);
  const [attendee] = await app.store.database
    .selectFrom('attendees')
    .select(['fullname', 'company'])
    .execute();
  expect(attendee).toEqual({ fullname: expect.stringMatching(/[a-z]/), company: 'Volta' });
  const register = () =>
    client.call(registerWalkIn, { query: { id: who }, body: { email: 'a@owusu.example' } });
  expect((await register()).status).toBe(409);
  await sync(app, gate.key, [scanOf(who, OPEN, { kind: 'correct', corrected: { ...digits, name: 'Kofi' } })]);
  expect((await register()).status).toBe(200);
});

test('when every place is taken, who comes without a registration is let in without one, and no other scan is lost', async () => {
  const { app, client, counts, listed } = await atTheDoor();
  const [ama = ''] = await people(client, 1);
  const gate = await aDevice(app, client, 'Gate');
  await app.store.database.updateTable('events').set({ places: 2 }).execute();
  const [yaa, efua, esi] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const scans = [
    scanOf(yaa, OPEN, walkIn('yaa@owusu.example')),
    scanOf(efua, OPEN, walkIn('efua@owusu.example')),
    scanOf(ama),
  ];
  expect(await sync(app, gate.key, scans)).toMatchObject({ status: 200, body: { dropped: [] } });
  const known = scanOf(esi, OPEN, walkIn('guest-1@owusu.example'));
  const file = {
    now: OPEN,
    scans: [known, scanOf(crypto.randomUUID(), OPEN, walkIn('adwoa@owusu.example'))],
  };
  expect((await client.call(takeDoorFile, { query: { id: gate.id }, body: file })).status).toBe(200);
  expect(await counts()).toMatchObject({ came: 4, doubles: 1 });
  const unregistered = (await listed('walk-ins')).filter(({ attendeeId }) => attendeeId === '');
  expect(unregistered.map(({ email }) => email).toSorted()).toEqual([
    'adwoa@owusu.example',
    'efua@owusu.example',
  ]);
  const body = { email: 'efua@owusu.example' };
  expect((await client.call(registerWalkIn, { query: { id: efua }, body })).status).toBe(409);
  await app.store.database.updateTable('events').set({ places: 3 }).execute();
  expect((await client.call(registerWalkIn, { query: { id: efua }, body })).status).toBe(200);
});

test('when every ticket is sold, too, however many of them come at once', async () => {
  const { app, client, counts, listed } = await atTheDoor();
  await app.store.database.updateTable('events').set({ regular_fee: 150_000 }).execute();
  const kinds = KINDS.filter(({ key }) => key === 'regular').map((kind) => ({ ...kind, places: '2' }));
  await publishSections(client, { ...SALES, ticketKinds: { kinds }, discountCodes: { codes: [] } });
  const gate = await aDevice(app, client, 'Gate');
  const scans = ['yaa', 'efua', 'adwoa'].map((name) =>
    scanOf(crypto.randomUUID(), OPEN, walkIn(`${name}@owusu.example`)),
  );
  expect((await sync(app, gate.key, scans)).status).toBe(200);
  expect(await counts()).toMatchObject({ came: 3 });
  expect((await listed('walk-ins')).map(({ attendeeId }) => attendeeId !== '').toSorted()).toEqual([
    false,
    true,
    true,
  ]);
  expect(await app.store.database.selectFrom('order_lines').select('id').execute()).toHaveLength(2);
});

test('a device that has ended is told nothing more, and its link opens nothing', async () => {
  const { app, client } = await atTheDoor();
  const [ama = ''] = await people(client, 1);
  const [gate, side] = [await aDevice(app, client, 'Gate'), await aDevice(app, client, 'Side')];
  const easy = await client.call(addDoorDevice, { body: { name: 'Yard', pin: '2708' } });
  expect([easy.status, easy.body.errors?.pin]).toEqual([
    422,
    'That PIN is tried first. Please choose another one.',
  ]);
  await client.call(endDoorDevice, { query: { id: gate.id } });
  expect((await sync(app, gate.key, [scanOf(ama)])).status).toBe(403);
  expect((await app.visitor.call(openDoor, { body: { link: gate.link, pin: PIN } })).status).toBe(404);
  // The day after the summit the other one ends by itself; what it recorded before is still taken.
  app.clock.advance(3 * 24 * 60 * 60_000);
  const { body } = await sync(app, side.key, [scanOf(ama)], { now: OPEN });
  expect([body.edition, body.people]).toEqual([undefined, undefined]);
  expect(body.taken).toHaveLength(1);
  const later = (await app.signInAs('User')).client;
  expect((await later.call(countDoor, { query: { day: DAY } })).body.came).toBe(1);
  expect((await later.call(countDoor, {})).body.came).toBe(0);
});

test('a name that is corrected changes nothing else of the person', async () => {
  const { app, client } = await atTheDoor();
  const [ama = ''] = await people(client, 1);
  const gate = await aDevice(app, client, 'Gate');
  const row = () =>
    app.store.database.selectFrom('attendees').selectAll().where('id', '=', ama).executeTakeFirstOrThrow();
  const whole = { phone: '+233302123456' };
  await app.store.write((database) =>
    database.updateTable('attendees').set(whole).where('id', '=', ama).execute(),
  );
  const before = await row();
  const corrected = { name: 'Guest One', company: before.company };
  await sync(app, gate.key, [scanOf(ama, '2025-08-27T08:50:00Z', { kind: 'correct', corrected })]);
  const { fullname, fullname_key, search_text, ...rest } = await row();
  expect(fullname).toBe('Guest One');
  expect(before).toMatchObject(rest);
});

test('the record says who let whom in, where and when, who was shown again, and what was undone', async () => {
  const { app, client, counts, listed } = await atTheDoor();
  const [ama = '', esi = ''] = await people(client, 2);
  const gate = await aDevice(app, client, 'Gate');
  await client.call(saveDoorSettings, {
    body: { allowsReentry: true, rooms: [{ name: 'Gold', places: 1 }], handedOut: [] },
  });
  const mistaken = scanOf(esi);
  const corrected = { name: 'Guest One', company: 'Owusu & Daughters' };
  await sync(app, gate.key, [
    scanOf(ama, '2025-08-27T08:50:00Z'),
    scanOf(ama, '2025-08-27T08:51:00Z', { room: 'Gold' }),
    scanOf(ama, '2025-08-27T08:52:00Z', { kind: 'note', note: 'Needs a seat' }),
    scanOf(ama, '2025-08-27T08:53:00Z', { kind: 'again' }),
    scanOf(ama, '2025-08-27T08:54:00Z'),
    scanOf(ama, '2025-08-27T08:55:00Z', { kind: 'correct', corrected }),
    { ...mistaken, at: '2025-08-27T08:56:00Z' },
    scanOf(esi, '2025-08-27T08:57:00Z', { kind: 'undo', undoes: mistaken.id }),
  ]);
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
  const lines = (await (await client.fetch(address(exportDoor, {}), init)).text()).split('\r\n');
  const shown = lines.slice(1, -1).map((line) => line.split(',').filter((cell) => !/Owusu/.test(cell)));
  expect(lines[0]).toBe('Time,Name,Company,What,Undone,Room,Device,Note');
  expect(shown.map(([time, ...rest]) => [time?.slice(11, 16), rest.join(' ')])).toEqual([
    ['08:50', 'Guest One in   Gate '],
    ['08:51', 'Guest One in  Gold Gate '],
    ['08:52', 'Guest One note   Gate Needs a seat'],
    ['08:53', 'Guest One shown again   Gate '],
    ['08:54', 'Guest One let in twice   Gate '],
    ['08:55', 'Guest One name corrected   Gate Guest 1 → Guest One'],
    ['08:56', 'Guest 2 in 2025-08-27T08:57:00.000Z  Gate '],
  ]);
  // Into the summit and into the room.
  expect((await client.call(doorDevices, {})).body.records).toMatchObject([{ name: 'Gate', letIn: 2 }]);
  expect(await counts()).toMatchObject({ came: 1, doubles: 2 });
  expect((await listed('doubles')).map(({ doubles }) => doubles.length)).toEqual([2]);
});

describe('guessing', () => {
  test('a link and a PIN are guessed in vain, and who knows them isn’t kept out by other networks’ links', async () => {
    const { app, client } = await atTheDoor();
    const gate = await aDevice(app, client, 'Gate');
    const statuses = new Map<number, number>();
    const guess = async (link: string, pin: string) => {
      const { status } = await app.visitor.call(openDoor, { body: { link, pin } });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    };
    const { quota } = LIMITS.wrongCodesFromNetwork;
    const each = (work: (number: number) => Promise<unknown>) =>
      Promise.all(Array.from({ length: 80 }, (_, number) => work(number)));
    await each(() => guess(crypto.randomUUID(), PIN));
    await each((number) => guess(gate.link, String(5000 + number)));
    expect([statuses.get(200), statuses.get(503)]).toEqual([undefined, undefined]);
    expect(statuses.get(404)).toBe(80);
    expect((statuses.get(404) ?? 0) + (statuses.get(422) ?? 0)).toBeLessThanOrEqual(quota);
    expect(await each(async () => (await sync(app, crypto.randomUUID())).status)).not.toContain(200);
  });

  test('of many who guess at once, those who find no place are refused, and who has a key goes on', async () => {
    const { app, client } = await atTheDoor();
    const gate = await aDevice(app, client, 'Gate');
    // Nobody who waits has a turn before these end.
    const ends = await Promise.all(Array.from({ length: 4 }, () => TRIED.begin()));
    const crowd = Array.from({ length: 101 }, () => sync(app, crypto.randomUUID()));
    expect((await Promise.race(crowd)).status).toBe(503);
    expect((await sync(app, gate.key)).status).toBe(200);
    for (const end of ends) end();
    expect((await Promise.all(crowd)).map(({ status }) => status)).not.toContain(200);
  });
});

test('whatever gets lost, comes twice or crosses between two instances, each is let in once', async () => {
  const [one, other] = await createTestInstances(EVENT);
  const { client } = await one.signInAs('Administrator');
  const ids = await people(client, 12);
  const devices = [
    await aDevice(one, client, 'A'),
    await aDevice(one, client, 'B'),
    await aDevice(one, client, 'C'),
  ];
  const shown = new Set<string>();
  const unsent = new Map(devices.map(({ key }) => [key, new Map<string, SentScan>()]));
  const step = fc.record({
    device: fc.nat({ max: 2 }),
    who: fc.nat({ max: 11 }),
    lag: fc.integer({ min: -3_600_000, max: 3_600_000 }),
    isReplyLost: fc.boolean(),
    isOffline: fc.boolean(),
  });
  const exchange = async (index: number, isReplyLost: boolean, at: number) => {
    const { key = '' } = devices[index] ?? {};
    const queue = unsent.get(key) ?? new Map<string, SentScan>();
    const now = new Date(at).toISOString();
    const { body } = await sync(at % 2 ? one : other, key, [...queue.values()], { now });
    if (!isReplyLost) for (const id of body.taken) queue.delete(id);
  };
  let total = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      for (const { device, who, lag, isReplyLost, isOffline } of steps) {
        const id = ids[who] ?? '';
        const at = one.clock.now().getTime() + lag;
        const scan = scanOf(id, new Date(at).toISOString());
        unsent.get(devices[device]?.key ?? '')?.set(scan.id, scan);
        shown.add(id);
        total += 1;
        if (!isOffline) await exchange(device, isReplyLost, at);
      }
    }),
    { numRuns: 8 },
  );
  for (const index of [0, 1, 2]) await exchange(index, false, Date.now());
  const counted = (await client.call(countDoor, { query: { day: DAY } })).body;
  expect(counted.came).toBe(shown.size);
  expect(counted.doubles).toBe(total - shown.size);
});

test('what another version let in, and whom a walk-in turns out to be, is counted from the next scan on', async () => {
  const { app, client, counts } = await atTheDoor();
  const [ama = '', esi = ''] = await people(client, 2);
  const gate = await aDevice(app, client, 'Gate');
  const walkIn = { name: 'Yaw', company: '', number: '', email: '' };
  const yaw = crypto.randomUUID();
  await sync(app, gate.key, [scanOf(yaw, OPEN, { walkIn })]);
  const { database } = app.store;
  const [row] = await database.selectFrom('door_scans').selectAll().execute();
  if (!row) throw new Error('no scan was kept');
  const before = { ...row, id: crypto.randomUUID(), attendee_id: ama, walk_in_id: null };
  await database
    .insertInto('door_scans')
    .values({ ...before, position: row.position + 1 })
    .execute();
  await sync(app, gate.key, [scanOf(esi)]);
  expect(await counts()).toMatchObject({ came: 3, inside: 3, expected: 3, walkIns: 1 });
  await client.call(registerWalkIn, { query: { id: yaw }, body: { email: 'yaw@owusu.example' } });
  const [registered] = await database
    .selectFrom('door_entries')
    .select('who')
    .where('scan_id', '=', row.id)
    .execute();
  expect(registered?.who).not.toBe(yaw);
  expect(await counts()).toMatchObject({ came: 3, inside: 3, expected: 3, walkIns: 1 });
});

test('the desk’s list has pages: who has no registration first, then by name, and finds names and companies', async () => {
  const { app, client } = await atTheDoor();
  const ids = await people(client, 4);
  const gate = await aDevice(app, client, 'Gate');
  const walkIn = { name: 'Yaw', company: '', number: '', email: '' };
  const yaw = crypto.randomUUID();
  await sync(app, gate.key, [scanOf(yaw, OPEN, { walkIn }), scanOf(ids[2] ?? ''), scanOf(ids[2] ?? '')]);
  await client.call(cancelAttendees, { body: { ids: [ids[3] ?? ''], cancelled: true } });
  const page = async (query: {
    who?: 'in' | 'not-yet' | 'doubles';
    day?: string;
    search?: string;
    page?: number;
    pageSize?: number;
  }) => {
    const { records, total } = (await client.call(viewDoor, { query })).body;
    return [total, ...records.map(({ name }) => name)];
  };
  expect(await page({ pageSize: 2 })).toEqual([5, 'Yaw', 'Guest 1']);
  expect(await page({ pageSize: 2, page: 2 })).toEqual([5, 'Guest 2', 'Guest 3']);
  expect(await page({ pageSize: 2, page: 3 })).toEqual([5, 'Guest 4']);
  expect(await page({ pageSize: 2, page: 4 })).toEqual([5]);
  expect(await page({ who: 'not-yet' })).toEqual([2, 'Guest 1', 'Guest 2']);
  expect(await page({ who: 'in' })).toEqual([2, 'Yaw', 'Guest 3']);
  expect(await page({ who: 'doubles' })).toEqual([1, 'Guest 3']);
  expect(await page({ who: 'in', day: '2025-08-25' })).toEqual([0]);
  await client.call(cancelAttendees, { body: { ids: [ids[2] ?? ''], cancelled: true } });
  expect(await page({ who: 'in' })).toEqual([2, 'Yaw', 'Guest 3']);
  expect(await page({ who: 'not-yet' })).toEqual([2, 'Guest 1', 'Guest 2']);
  await client.call(deleteRecord, { query: { id: ids[0] ?? '' } });
  expect(await page({ who: 'not-yet' })).toEqual([1, 'Guest 2']);
  await client.call(deleteRecord, { query: { id: ids[2] ?? '' } });
  expect(await page({ who: 'in' })).toEqual([1, 'Yaw']);
  expect(await page({ pageSize: 2 })).toEqual([3, 'Yaw', 'Guest 2']);
  for (const index of [0, 2]) await client.call(restoreRecord, { body: { id: ids[index] ?? '' } });
  await client.call(cancelAttendees, { body: { ids: [ids[2] ?? ''], cancelled: false } });
  expect(await page({ search: 'uest 2', who: 'not-yet' })).toEqual([1, 'Guest 2']);
  expect(await page({ search: 'yaw' })).toEqual([1, 'Yaw']);
  const { company_name } = sampleRegistration();
  const guests = ['Guest 1', 'Guest 2', 'Guest 3', 'Guest 4'];
  expect(await page({ search: company_name.slice(0, 3) })).toEqual([4, ...guests]);
  expect(await page({ search: company_name.slice(0, 3), who: 'in' })).toEqual([1, 'Guest 3']);
  expect(await page({ search: '%' })).toEqual([0]);
});

test('a device lets in a hundred without a registration in an hour; the others wait, and are taken later or at the desk', async () => {
  const { app, client, counts } = await atTheDoor();
  const gate = await aDevice(app, client, 'Main gate');
  const side = await aDevice(app, client, 'Side gate');
  const all = Array.from({ length: 103 }, () => scanOf(crypto.randomUUID(), OPEN, walkIn('')));
  const [last] = all.slice(-1);
  const out = { ...scanOf(last?.who ?? ''), kind: 'out' as const };
  const first = (await sync(app, gate.key, all.slice(0, 60))).body;
  expect([first.taken.length, first.later, first.why]).toEqual([60, [], '']);
  const second = (await sync(app, gate.key, [...all.slice(55), out])).body;
  expect(second.taken).toEqual(all.slice(55, 100).map(({ id }) => id));
  expect(second.dropped).toEqual([]);
  expect(second.later).toEqual(all.slice(100).map(({ who }) => who));
  expect(second.why).toContain('Too many walk-ins in an hour.');
  expect((await sync(app, side.key, all.slice(100, 101))).body.later).toEqual([]);
  const file = { now: OPEN, scans: all.slice(101) };
  expect((await client.call(takeDoorFile, { query: { id: gate.id }, body: file })).status).toBe(200);
  expect(await counts()).toMatchObject({ walkIns: 103 });
  expect((await sync(app, gate.key, [...all.slice(100), out])).body).toMatchObject({
    later: [],
    dropped: [],
  });
});

test.each(['a..b@x.example', 'nobody', 'a@x.example, b@x.example', 'a@x.example.'])(
  'a walk-in with the address %j is let in, and left to the organisers',
  async (email) => {
    const { app, client, listed } = await atTheDoor();
    const gate = await aDevice(app, client, 'Main gate');
    expect(
      (await sync(app, gate.key, [scanOf(crypto.randomUUID(), OPEN, walkIn(email))])).body.dropped,
    ).toEqual([]);
    expect(await listed('walk-ins')).toMatchObject([{ email, attendeeId: '' }]);
    expect(await app.store.database.selectFrom('attendees').select('id').execute()).toEqual([]);
    expect(await app.store.database.selectFrom('mails').select('id').execute()).toEqual([]);
  },
);

const EVE = '2025-08-25T09:00:00.000Z';

test('who was let in on a day that the edition doesn’t have is shown apart, and doesn’t count as having come', async () => {
  const { app, client, counts } = await atTheDoor({ CLOCK: EVE });
  const [ama = '', esi = ''] = await people(client, 2);
  const gate = await aDevice(app, client, 'Main gate');
  const early = scanOf(ama, EVE, { day: '2025-08-25' });
  expect((await sync(app, gate.key, [early], { now: EVE })).body).toMatchObject({
    taken: [early.id],
    dropped: [],
  });
  const { database } = app.store;
  const come = async () => [
    await doorAudiences.came(database, [ama, esi]),
    await doorAudiences['not-come'](database, [ama, esi]),
    await hasCome(database, (await editionsOf(app))[0] ?? '', ama),
  ];
  expect(await come()).toEqual([[], [ama, esi], undefined]);
  expect(await counts()).toMatchObject({ days: ['2025-08-26', DAY], otherDays: ['2025-08-25'] });
  const ofDay = async (day: string) => (await client.call(viewDoor, { query: { day } })).body.records;
  expect((await ofDay(DAY)).map(({ id, at, otherDays }) => [id, at, otherDays])).toEqual([
    [ama, '', [{ at: EVE, device: 'Main gate' }]],
    [esi, '', []],
  ]);
  expect((await ofDay('2025-08-25'))[0]).toMatchObject({ at: EVE, otherDays: [] });
  const init = {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
    body: '{"format":"csv"}',
  };
  const file = await client.fetch(address(exportDoor, {}), init);
  expect(await file.text()).toContain('let in on another day');
  // Once they come on one of its days, that counts.
  app.clock.advance(Date.parse(OPEN) - Date.parse(EVE));
  await sync(app, gate.key, [scanOf(ama), scanOf(esi)]);
  expect(await come()).toEqual([[ama, esi], [], true]);
});

test('a scan of a device whose clock was years behind counts on the day on which it was made', async () => {
  const { app, client, counts } = await atTheDoor();
  const [ama = ''] = await people(client, 1);
  const gate = await aDevice(app, client, 'Main gate');
  const now = '2000-01-01T00:05:00Z';
  const entry = scanOf(ama, '2000-01-01T00:01:00Z', { day: '2000-01-01' });
  await sync(app, gate.key, [entry], { now });
  expect(await counts()).toMatchObject({ came: 1, otherDays: [] });
  const { day } = await app.store.database.selectFrom('door_scans').select('day').executeTakeFirstOrThrow();
  expect(day).toBe(DAY);
  // Taking it back names the day that the device knew.
  const undo = scanOf(ama, now, { kind: 'undo', undoes: entry.id, day: '2000-01-01' });
  await sync(app, gate.key, [undo], { now });
  expect(await counts()).toMatchObject({ came: 0 });
});

test('what a device does is marked as a device’s, whatever it is called', async () => {
  const { app, client } = await atTheDoor();
  const gate = await aDevice(app, client, 'Administrator');
  await sync(app, gate.key, [scanOf(crypto.randomUUID(), OPEN, walkIn(''))]);
  const { records } = (await client.call(viewActivity, {})).body;
  const whos = records.filter(({ user_id }) => !user_id).map(({ username }) => username);
  expect(new Set(whos)).toEqual(new Set(['Device: Administrator', 'Summit']));
});
