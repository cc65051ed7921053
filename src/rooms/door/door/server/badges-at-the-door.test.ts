import { expect, test } from 'vitest';
import { address } from '#platform/client/call-client.ts';
import { addMailing, previewMailing } from '#rooms/letters/mailings/contract.ts';
import { printBadges } from '#rooms/people/badges/contract.ts';
import { enterAttendee } from '#rooms/people/registrations/desk.ts';
import { createTestApp } from '#testing/app.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { UNKNOWN } from '../answer.ts';
import {
  addDoorDevice,
  type DeviceSort,
  doorBadge,
  openDoor,
  registerWalkIn,
  type SentScan,
  syncDoor,
} from '../contract.ts';

const PIN = '4718';
const NOW = '2025-08-27T09:00:00.000Z';

const scanOf = (who: string, kind: SentScan['kind'], more: Partial<SentScan> = {}): SentScan => ({
  ...{ id: crypto.randomUUID(), who, kind, day: '2025-08-27', room: '', at: NOW },
  ...more,
});

async function setUp() {
  const app = await createTestApp({ CLOCK: NOW });
  const { client } = await app.signInAs('Administrator');
  const device = async (name: string, sort: DeviceSort) => {
    const made = (await client.call(addDoorDevice, { body: { name, pin: PIN, sort } })).body;
    const link = made.link.split('/').at(-1) ?? '';
    return (await app.visitor.call(openDoor, { body: { link, pin: PIN } })).body.key;
  };
  const attendee = async (name: string) =>
    (await client.call(enterAttendee, { body: sampleRegistration({ name, email: `${name}@owusu.example` }) }))
      .body.id ?? '';
  const sync = async (key: string, scans: SentScan[] = []) =>
    (await app.visitor.call(syncDoor, { body: { key, now: NOW, scans } })).body;
  const badge = (key: string, who: string) => app.visitor.call(doorBadge, { body: { key, who } });
  return { app, client, device, attendee, sync, badge };
}

test('a name corrected at the door is corrected everywhere, once, and its badge printed by a station alone', async () => {
  const { app, device, attendee, sync, badge } = await setUp();
  const [gate, station] = [await device('Gate', 'phone'), await device('Printer', 'station')];
  const ama = await attendee('Ama');
  const scans = [
    scanOf(ama, 'in'),
    scanOf(ama, 'correct', { corrected: { name: 'Ama Ɔfori', company: 'Volta' } }),
    scanOf(ama, 'print'),
  ];
  await sync(gate, scans);
  const { edition, people } = await sync(gate, scans);
  expect(edition?.prints).toBe(true);
  expect(people?.people).toEqual([{ ...UNKNOWN, id: ama, name: 'Ama Ɔfori', company: 'Volta' }]);
  const entries = await app.store.database
    .selectFrom('activity')
    .select(['username', 'activity_description as said'])
    .where('subject_id', '=', ama)
    .execute();
  expect(entries.filter(({ said }) => said.includes('Ama Ɔfori'))).toEqual([
    { username: 'Device: Gate', said: expect.any(String) },
  ]);
  const heard = await sync(station);
  expect(heard.sort).toBe('station');
  expect(heard.scans.map(({ kind }) => kind)).toEqual(['in', 'correct', 'print']);
  const printed = (await badge(station, ama)).body;
  expect(printed.badge).toMatchObject({ name: 'Ama Ɔfori', company: 'Volta', code: { side: 53 } });
  expect((await badge(gate, ama)).status).toBe(403);
  expect((await badge(station, crypto.randomUUID())).status).toBe(404);
});

test('who came without a registration has a badge, and is the same person once registered', async () => {
  const { client, device, sync, badge } = await setUp();
  const [gate, station] = [await device('Gate', 'phone'), await device('Printer', 'station')];
  const who = crypto.randomUUID();
  const walkIn = { name: 'Yaw', company: 'Volta', number: '024 412 3456', email: '' };
  await sync(gate, [scanOf(who, 'in', { walkIn })]);
  expect((await badge(station, who)).body.badge).toMatchObject({ name: 'Yaw', company: 'Volta' });
  const printed = await client.fetch(address(printBadges, {}), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ids: [who] }),
  });
  expect([printed.status, printed.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  await client.call(registerWalkIn, { query: { id: who }, body: { email: 'yaw@owusu.example' } });
  const { people } = await sync(gate);
  expect(people?.registered).toEqual([[who, people?.people[0]?.id]]);
  expect((await badge(station, who)).body.badge.name).toBe('Yaw');
});

test('those who haven’t come can be written to, and nobody by a sort that no module knows', async () => {
  const { client, device, attendee, sync } = await setUp();
  const gate = await device('Gate', 'phone');
  const ama = await attendee('Ama');
  await attendee('Kofi');
  const mistaken = scanOf(await attendee('Esi'), 'in');
  await sync(gate, [scanOf(ama, 'in'), mistaken, scanOf(mistaken.who, 'undo', { undoes: mistaken.id })]);
  const reach = async (only: string) => {
    const body = { purpose: 'notice' as const, subject: 'Come!', body: '<p>Come!</p>', audience: { only } };
    const { id = '' } = (await client.call(addMailing, { body })).body;
    const { count, people } = (await client.call(previewMailing, { query: { id } })).body;
    return [count, people.map(({ name }) => name).toSorted()];
  };
  expect(await reach('came')).toEqual([1, ['Ama']]);
  expect(await reach('not-come')).toEqual([2, ['Esi', 'Kofi']]);
  expect(await reach('unknown-sort')).toEqual([0, []]);
});
