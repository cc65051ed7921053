import { expect, test } from 'vitest';
import { callAddress } from '#platform/contract/call.ts';
import { previewImport, runImport } from '#rooms/edition/imports/contract.ts';
import { exportAttendees, viewAttendees } from '#rooms/people/registrations/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { addDoorDevice, openDoor, type SentScan, syncDoor } from '../contract.ts';

const PIN = '4718';
const OPEN = '2025-08-27T09:00:00.000Z';

const cameWith = (given: { company?: string; number?: string; email: string }): SentScan => ({
  ...{ id: crypto.randomUUID(), who: crypto.randomUUID(), kind: 'in', day: '2025-08-27', room: '', at: OPEN },
  walkIn: { name: 'Ama Mensah', company: '', number: '', ...given },
});

async function desk() {
  const app = await createTestApp({ CLOCK: OPEN });
  const { client } = await app.signInAs('Administrator');
  const everybody = async () => {
    const { records } = (await client.call(viewAttendees, { query: { sort: 'email', order: 'asc' } })).body;
    return records.map(({ id: _id, date: _date, group: _group, named: _named, ...rest }) => rest);
  };
  return { app, client, everybody };
}

test('who was registered at the door, with whatever they gave, is read again from the exported list', async () => {
  const from = await desk();
  const { body } = await from.client.call(addDoorDevice, { body: { name: 'Main gate', pin: PIN } });
  const link = body.link.split('/').at(-1) ?? '';
  const { key } = (await from.app.visitor.call(openDoor, { body: { link, pin: PIN } })).body;
  const scans = [
    cameWith({ email: 'a@x.example' }),
    cameWith({ company: 'Volta Looms', email: 'b@x.example' }),
    cameWith({ number: '024 123 4567', email: 'c@x.example' }),
  ];
  await from.app.visitor.call(syncDoor, { body: { key, now: OPEN, scans } });
  const exported = await from.client.fetch(callAddress(exportAttendees), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"format":"csv"}',
  });
  const text = await exported.text();
  const to = await desk();
  const send = (content: string) => ({
    query: { kind: 'attendee' as const },
    body: { file: new File([content], 'people.csv') },
  });
  // Nobody else is asked for less.
  const others = text.replaceAll('Walk-in', 'LinkedIn');
  expect((await to.client.call(previewImport, send(others))).body).toMatchObject({ rows: 3, importable: 0 });
  expect((await to.client.call(runImport, send(text))).body).toMatchObject({ added: 3, left: 0 });
  expect(await to.everybody()).toEqual(await from.everybody());
});
