import { expect, test } from 'vitest';
import { callAddress } from '#platform/contract/call.ts';
import { deleteRecord } from '#rooms/ground/records/contract.ts';
import { erasePerson, exportPerson, findPerson } from '#rooms/people/privacy/contract.ts';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { cancelAttendees } from '#rooms/people/registrations/desk.ts';
import { createTestApp } from '#testing/app.ts';
import { everythingStored } from '#testing/everything-stored.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { addDoorDevice, openDoor, type SentScan, syncDoor } from '../contract.ts';

const PIN = '4718';
const NOW = '2025-08-27T09:00:00.000Z';
const ZUMA = { name: 'Zumarine Quansah', email: 'zumarine@private.example' };
/** Came without a registration, and left an address. */
const YAW = { name: 'Yawenso Tettey', company: 'Tema Looms', number: '', email: 'yawenso@private.example' };

async function site() {
  const app = await createTestApp({ CLOCK: NOW });
  const { client } = await app.signInAs('Administrator');
  const { id: zuma = '' } = (await app.visitor.call(addAttendee, { body: sampleRegistration(ZUMA) })).body;
  const made = (await client.call(addDoorDevice, { body: { name: 'Main gate', pin: PIN } })).body;
  const link = made.link.split('/').at(-1) ?? '';
  const { key } = (await app.visitor.call(openDoor, { body: { link, pin: PIN } })).body;
  const sync = async (scans: SentScan[] = [], since = 0) =>
    (await app.visitor.call(syncDoor, { body: { key, now: NOW, scans, since } })).body;
  const scan = (who: string, more: Partial<SentScan> = {}): SentScan => ({
    ...{ id: crypto.randomUUID(), who, kind: 'in', day: '2025-08-27', room: '', at: NOW },
    ...more,
  });
  const atTheDoor = async (email: string) => {
    const { records } = (await client.call(findPerson, { body: { email } })).body;
    return records.filter(({ kind }) => kind === 'door-scan').map(({ details }) => details);
  };
  const givenOut = async (email: string, confirmed: string[] = []) => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' } };
    const body = JSON.stringify({ email, confirmed });
    return (await client.fetch(callAddress(exportPerson), { ...init, body })).text();
  };
  return { app, client, zuma, sync, scan, atTheDoor, givenOut };
}

test('what was recorded of somebody at the door is in their file, and is erased with them', async () => {
  const { app, client, zuma, sync, scan, atTheDoor, givenOut } = await site();
  await sync([
    scan(zuma),
    scan(zuma, { kind: 'note', note: 'Zumarine needs a seat' }),
    scan(zuma, { kind: 'correct', corrected: { name: 'Zumarine Quansah-Ofori', company: '' } }),
  ]);
  const values = (await atTheDoor(ZUMA.email)).map((details) => details.map(({ value }) => value).join());
  expect(values).toHaveLength(3);
  expect(values.join('\n')).toMatch(/Main gate.*(\n.*)*needs a seat/);
  expect(await givenOut(ZUMA.email)).toContain('needs a seat');
  const { people, scans, since } = await sync();
  expect([people?.people.some(({ id }) => id === zuma), scans.length]).toEqual([true, 3]);

  expect((await client.call(erasePerson, { body: { email: ZUMA.email } })).status).toBe(200);
  expect((await everythingStored(app)).match(/.{0,60}(?:zumarine|quansah|needs a seat).{0,60}/gi)).toBeNull();
  const after = await sync([], since);
  expect(after.people?.gone, 'devices hear it').toEqual([zuma]);
  expect(after.people?.people).toEqual([]);
  expect((await sync()).scans).toEqual([]);
  const late = scan(zuma, { kind: 'note', note: 'Zumarine went home' });
  expect((await sync([late])).dropped).toEqual([late.id]);
  expect(await everythingStored(app)).not.toMatch(/zumarine/i);
});

test('the same holds for who came without a registration, before and after they have one', async () => {
  const { app, client, sync, scan, atTheDoor, givenOut } = await site();
  const [registered, nameless] = [crypto.randomUUID(), crypto.randomUUID()];
  await sync([
    scan(registered, { walkIn: YAW }),
    scan(registered, { kind: 'note', note: 'Yawenso waits for a colleague' }),
    scan(nameless, { walkIn: { ...YAW, email: '' } }),
    scan(nameless, { kind: 'note', note: 'Yawenso has no address' }),
  ]);
  expect((await atTheDoor(YAW.email)).length).toBe(2);
  const found = (await client.call(findPerson, { body: { email: YAW.email } })).body.records;
  const confirmed = found.filter(({ byName }) => byName).map(({ id }) => id);
  expect(confirmed, 'found by the name alone').toEqual([nameless]);
  expect(await givenOut(YAW.email)).not.toContain('has no address');
  expect(await givenOut(YAW.email, confirmed)).toContain('has no address');
  expect((await client.call(erasePerson, { body: { email: YAW.email, confirmed } })).status).toBe(200);
  expect(await everythingStored(app)).not.toMatch(/yawenso/i);
  expect((await sync()).scans).toEqual([]);
});

test('it is in their file also if their registration is cancelled or deleted', async () => {
  const { client, zuma, sync, scan, givenOut } = await site();
  await sync([scan(zuma, { kind: 'note', note: 'Zumarine needs a seat' })]);
  await client.call(cancelAttendees, { body: { ids: [zuma], cancelled: true } });
  expect(await givenOut(ZUMA.email)).toContain('needs a seat');
  await client.call(deleteRecord, { query: { id: zuma } });
  expect(await givenOut(ZUMA.email)).toContain('needs a seat');
});

test('it is in the file of who left an address and found no place', async () => {
  const { app, sync, scan, atTheDoor, givenOut } = await site();
  await app.store.database.updateTable('events').set({ places: 1 }).execute();
  const yaw = crypto.randomUUID();
  await sync([
    scan(yaw, { walkIn: YAW }),
    scan(yaw, { kind: 'note', note: 'Yawenso waits for a colleague' }),
  ]);
  const rows = app.store.database.selectFrom('door_walk_ins').select('attendee_id');
  expect(await rows.execute()).toEqual([{ attendee_id: null }]);
  expect((await atTheDoor(YAW.email)).length).toBe(2);
  expect(await givenOut(YAW.email)).toContain('waits for a colleague');
});
