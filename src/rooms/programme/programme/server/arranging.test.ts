import { expect, test } from 'vitest';
import { updateBasicData, viewBasicData } from '#rooms/edition/editions/contract.ts';
import { restoreRecord } from '#rooms/ground/records/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { readDesk } from '#testing/read-desk.ts';
import { addSession, arrangeProgramme, deleteSession, undoProgramme, updateSession } from '../contract.ts';
import type { Desk } from '../desk-reply.ts';

async function desk() {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  const { client: other } = await app.signInAs('Administrator');
  const seen = () => readDesk(client);
  const add = async (title: string, more: object = {}, by = client) =>
    (await by.call(addSession, { body: { title, day: 0, start: 600, ...more } })).body.id ?? '';
  const arrange = async (change: (present: ReturnType<typeof around>) => object, version?: string) => {
    const present = around(await seen());
    const { status } = await client.call(arrangeProgramme, {
      body: { ...present, ...change(present), ...(version && { version }) },
    });
    return status;
  };
  return { app, client, other, seen, add, arrange };
}

function around({ rooms, tracks, kinds, walkMinutes, doorsOpen, doorsClose, rules }: Desk) {
  const named = rooms.map(({ id, name }) => ({ id, name }));
  return { rooms: named, tracks, kinds, walkMinutes, doorsOpen, doorsClose, rules };
}

test('rooms and rules are saved before anything is planned, and only as they were seen', async () => {
  const { seen, arrange } = await desk();
  const { arranged } = await seen();
  expect(await arrange(() => ({ rooms: [{ name: 'Volta Hall' }] }), arranged)).toBe(200);
  expect(await arrange(() => ({}), arranged)).toBe(412);
  expect(await arrange(() => ({}), (await seen()).arranged)).toBe(200);
});

test('doors follow the edition’s time until somebody says otherwise', async () => {
  const { client, seen, arrange } = await desk();
  const setTime = async (event_time: string) => {
    const { records } = (await client.call(viewBasicData, {})).body;
    const body = { event_year: 2025, event_date: '2025-08-26', event_time };
    await client.call(updateBasicData, { query: { id: records[0]?.id ?? '' }, body });
  };
  await setTime('08:00');
  expect((await seen()).doorsOpen).toBe(480);
  expect(await arrange(() => ({ walkMinutes: 7 }))).toBe(200);
  await setTime('09:00');
  expect((await seen()).doorsOpen).toBe(540);
  expect(await arrange(() => ({ doorsOpen: 500 }))).toBe(200);
  await setTime('10:00');
  expect((await seen()).doorsOpen).toBe(500);
});

test('a room that gets another’s former name takes nothing from it', async () => {
  const { seen, add, arrange } = await desk();
  await add('Talk', { room: 'Volta Hall' });
  const [hall] = (await seen()).rooms;
  const status = await arrange(() => ({
    rooms: [{ id: hall?.id, name: 'Oti Hall' }, { name: 'Volta Hall' }],
  }));
  expect(status).toBe(200);
  const { rooms, sessions } = await seen();
  expect(rooms).toMatchObject([{ id: hall?.id, name: 'Oti Hall' }, { name: 'Volta Hall' }]);
  expect(sessions).toMatchObject([{ room: hall?.id }]);
});

test('what is taken back leaves the rooms, tracks and kinds that others use by now', async () => {
  const { client, other, seen, add, arrange } = await desk();
  await add('Mine', { room: 'New hall', track: 'Looms' });
  const hers = await add('Hers', { start: 660, room: 'New hall', track: 'Looms' }, other);
  await client.call(undoProgramme, { body: {} });
  const { rooms, tracks, sessions } = await seen();
  expect(sessions).toMatchObject([{ title: 'Hers', room: rooms[0]?.id, track: tracks[0]?.id }]);

  await arrange(({ kinds }) => ({ kinds: [...kinds, { name: 'Dance', isBreak: false, length: 20 }] }));
  await other.call(updateSession, { query: { id: hers }, body: { kind: 'Dance' } });
  await client.call(undoProgramme, { body: {} });
  const after = await seen();
  expect(after.kinds.find(({ name }) => name === 'Dance')?.id).toBe(after.sessions[0]?.kind);
});

test('a session that comes back has a kind again, and no room that is gone', async () => {
  const { client, seen, add, arrange } = await desk();
  const id = await add('Talk', { kind: 'Panel', room: 'Volta Hall', track: 'Looms' });
  await client.call(deleteSession, { query: { id } });
  const without = await arrange(({ kinds }) => ({
    rooms: [],
    tracks: [],
    kinds: kinds.filter(({ name }) => name !== 'Panel'),
  }));
  expect(without).toBe(200);
  expect((await client.call(restoreRecord, { body: { id } })).status).toBe(200);
  const { kinds, sessions } = await seen();
  expect(sessions).toMatchObject([{ room: '', track: '' }]);
  expect(kinds.find(({ name }) => name === 'Panel')?.id).toBe(sessions[0]?.kind);
});

test('what was changed more than seven days ago isn’t offered to be taken back', async () => {
  const { app, client, seen, add } = await desk();
  await add('Talk');
  const since = async (created_at: string) => {
    await app.store.database.updateTable('programme_changes').set({ created_at }).execute();
    return (await seen()).undo;
  };
  const day = 86_400_000;
  const ago = (days: number) => new Date(app.clock.now().getTime() - days * day).toISOString();
  expect(await since(ago(6))).toContain('Talk');
  expect(await since(ago(8))).toBeNull();
  expect((await client.call(undoProgramme, { body: {} })).status).toBe(409);
});

test('without a role in brackets, somebody has the usual one', async () => {
  const { client, seen, add } = await desk();
  const id = await add('Talk', { people: [{ person: 'Ama', role: 'Moderator' }, { person: 'Kofi' }] });
  await client.call(updateSession, {
    query: { id },
    body: { people: [{ person: 'Ama' }, { person: 'Kofi', role: 'Panelist' }] },
  });
  expect((await seen()).sessions[0]?.people).toMatchObject([{ role: 'Speaker' }, { role: 'Panelist' }]);
});

test('whoever is named more than once is there once, where they were named first, in the role that is said', async () => {
  const { seen, add } = await desk();
  const named = (people: string) => people.split(', ').map((person) => ({ person }));
  await add('Talk', {
    people: [
      ...named('Ama Mensah, Kofi, ama mensah'),
      { person: 'Kofi', role: 'Moderator' },
      ...named('Esi, Ama Mensah'),
    ],
  });
  expect((await seen()).sessions[0]?.people.map(({ name, role }) => [name, role])).toEqual([
    ['Ama Mensah', 'Speaker'],
    ['Kofi', 'Moderator'],
    ['Esi', 'Speaker'],
  ]);
});
