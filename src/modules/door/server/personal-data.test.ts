import { expect, test } from 'vitest';
import { erasePerson, exportPerson, findPerson } from '#modules/privacy/contract.ts';
import { addAttendee } from '#modules/registrations/contract.ts';
import { callAddress } from '#platform/contract/call.ts';
import { createTestApp } from '#testing/app.ts';
import { everythingStored } from '#testing/everything-stored.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { addDoorDevice, openDoor, type SentScan, syncDoor } from '../contract.ts';

const PIN = '2468';
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
  return { app, client, zuma, sync, scan, atTheDoor };
}

test('what was recorded of somebody at the door is in their file, and is erased with them', async () => {
  const { app, client, zuma, sync, scan, atTheDoor } = await site();
  await sync([
    scan(zuma),
    scan(zuma, { kind: 'note', note: 'Zumarine needs a seat' }),
    scan(zuma, { kind: 'correct', corrected: { name: 'Zumarine Quansah-Ofori', company: '' } }),
  ]);
  const values = (await atTheDoor(ZUMA.email)).map((details) => details.map(({ value }) => value).join());
  expect(values).toHaveLength(3);
  expect(values.join('\n')).toMatch(/Main gate.*(\n.*)*needs a seat/);
  const file = await client.fetch(callAddress(exportPerson), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: ZUMA.email }),
  });
  expect(await file.text()).toContain('needs a seat');
  const { list, scans, since } = await sync();
  expect([list?.people.some(({ id }) => id === zuma), scans.length]).toEqual([true, 3]);

  expect((await client.call(erasePerson, { body: { email: ZUMA.email } })).status).toBe(200);
  expect((await everythingStored(app)).match(/.{0,60}(?:zumarine|quansah|needs a seat).{0,60}/gi)).toBeNull();
  const after = await sync([], since);
  expect(
    after.list?.people.some(({ id }) => id === zuma),
    'devices hear it',
  ).toBe(false);
  expect((await sync()).scans).toEqual([]);
  const late = scan(zuma, { kind: 'note', note: 'Zumarine went home' });
  expect((await sync([late])).dropped).toEqual([late.id]);
  expect(await everythingStored(app)).not.toMatch(/zumarine/i);
});

test('the same holds for who came without a registration, before and after they have one', async () => {
  const { app, client, sync, scan, atTheDoor } = await site();
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
  expect((await client.call(erasePerson, { body: { email: YAW.email, confirmed } })).status).toBe(200);
  expect(await everythingStored(app)).not.toMatch(/yawenso/i);
  expect((await sync()).scans).toEqual([]);
});
