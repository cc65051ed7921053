import { expect, test } from 'vitest';
import { copyEdition } from '#rooms/edition/editions/contract.ts';
import { findCurrentEdition } from '#rooms/edition/editions/server/service.ts';
import { addSpeaker } from '#rooms/programme/speakers/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { readDesk } from '#testing/read-desk.ts';
import { sampleSpeaker } from '#testing/samples.ts';
import {
  addSession,
  arrangeProgramme,
  copyProgramme,
  deleteSession,
  moveSessions,
  programmeSpeakers,
  publishProgramme,
  singleSession,
  undoProgramme,
  updateSession,
  viewProgramme,
  viewProgrammeDay,
} from '../contract.ts';
import { unfolded, withDay } from '../desk-reply.ts';
import { publishedProgramme } from './service.ts';

async function desk() {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  const { client: other } = await app.signInAs('Administrator');
  const edition = (await findCurrentEdition(app.store.database, app.clock.now()))?.id ?? '';
  const add = async (title: string, start: number | null, more: object = {}) => {
    const { body, status } = await client.call(addSession, {
      body: { title, day: 0, start, room: 'Volta Hall', people: [{ person: `Who does ${title}` }], ...more },
    });
    expect(status).toBe(201);
    return body.id ?? '';
  };
  const seen = (by = client) => readDesk(by);
  const session = async (id: string, by = client) => {
    const found = (await seen(by)).sessions.find((one) => one.id === id);
    if (!found) throw new Error('there is no such session');
    return found;
  };
  const publish = () => client.call(publishProgramme, { body: {} });
  const published = async () => {
    const programme = await publishedProgramme(app.store.database, edition);
    return (id: string) => programme?.sessions.find((one) => one.id === id);
  };
  return { app, client, other, edition, add, seen, session, publish, published };
}

test('a day is read by itself, as the whole has it, and so is what has no time', async () => {
  const { app, client, add } = await desk();
  const speaker = await client.call(addSpeaker, { body: await sampleSpeaker() });
  await add('Talk', 600, { people: [{ person: speaker.body.id ?? '' }] });
  await add('Lunch', 720);
  await add('Closing', 600, { day: 1, room: 'Studio' });
  await add('Idea', null, { day: null });
  const whole = (await client.call(viewProgramme, {})).body;
  const read = async (day?: number) => (await client.call(viewProgrammeDay, { query: { day } })).body;
  const titles = async (day?: number) => (await read(day)).sessions.map(({ title }) => title);
  expect([await titles(0), await titles(1), await titles(2), await titles()]).toEqual([
    ['Talk', 'Lunch'],
    ['Closing'],
    [],
    ['Idea'],
  ]);
  const [first, second] = [await read(0), await read(1)];
  const ofDay = unfolded(whole).sessions.filter(({ day }) => day === 1);
  expect(withDay(unfolded({ ...whole, sessions: [] }), 1, second).sessions).toEqual(ofDay);
  expect(first.speakers).toHaveLength(1);
  expect(second.speakers).toEqual([]);
  expect(first.undo).toBe(whole.undo);
  const helper = await app.signInAs('User');
  expect((await helper.client.call(viewProgrammeDay, {})).status).toBe(403);
});

test('of two organisers who change one session, the second is told and nothing is lost', async () => {
  const { client, other, add, session } = await desk();
  const [talk, lunch] = [await add('Talk', 600), await add('Lunch', 720)];
  const { version } = await session(talk, other);
  expect((await client.call(updateSession, { query: { id: talk }, body: { title: 'A talk' } })).status).toBe(
    200,
  );
  const late = await other.call(updateSession, { query: { id: talk }, body: { level: 'Hard', version } });
  expect(late.status).toBe(412);
  const moves = [
    { id: lunch, day: 0, start: 740 },
    { id: talk, day: 0, start: 610, version },
  ];
  expect((await other.call(moveSessions, { body: { moves } })).status).toBe(412);
  const { record } = (await client.call(singleSession, { query: { id: talk } })).body;
  expect(record).toMatchObject({ title: 'A talk', level: '', start: 600 });
  // All of the moves or none.
  expect(await session(lunch)).toMatchObject({ start: 720 });
  // Another session of the same day is nobody else's business.
  const free = await other.call(updateSession, { query: { id: lunch }, body: { title: 'Long lunch' } });
  expect(free.status).toBe(200);
});

test('everything can be taken back and done again, by who did it, unless somebody changed it since', async () => {
  const { client, other, add, seen, session } = await desk();
  const id = await add('Talk', 600, { track: 'Engineering' });
  await client.call(moveSessions, { body: { moves: [{ id, day: 1, start: 660, room: 'Loom Room' }] } });
  const { rooms, tracks, kinds, walkMinutes, doorsOpen, doorsClose, rules } = await seen();
  const arranged = await client.call(arrangeProgramme, {
    body: {
      rooms: rooms.slice(0, 1).map(({ floor: _floor, places: _places, ...room }) => room),
      ...{ tracks: tracks.map((track) => ({ ...track, name: 'Machines' })), kinds },
      ...{ walkMinutes, doorsOpen, doorsClose, rules },
    },
  });
  expect(arranged.status).toBe(200);
  expect(await session(id)).toMatchObject({ room: '' });
  await client.call(deleteSession, { query: { id } });
  expect((await seen()).sessions).toEqual([]);

  const step = (redo: boolean, by = client) => by.call(undoProgramme, { body: { redo } });
  expect((await step(false, other)).status).toBe(409);
  expect((await step(false)).status).toBe(200);
  expect((await seen()).tracks).toMatchObject([{ name: 'Machines' }]);
  await step(false);
  expect(await seen()).toMatchObject({
    rooms: [{}, { name: 'Loom Room' }],
    tracks: [{ name: 'Engineering' }],
  });
  expect(await session(id)).toMatchObject({ day: 1, start: 660, room: rooms[1]?.id });
  await step(false);
  expect(await session(id)).toMatchObject({ day: 0, start: 600, room: rooms[0]?.id });
  await step(false);
  expect((await seen()).sessions).toEqual([]);
  expect((await step(false)).status).toBe(409);
  await step(true);
  await step(true);
  expect(await session(id)).toMatchObject({ day: 1, start: 660, people: [{ name: 'Who does Talk' }] });
  expect((await seen()).redo).toContain('rooms');

  // Another change, and nothing can be done again; somebody else's, and it can't be taken back.
  await client.call(updateSession, { query: { id }, body: { title: 'A talk' } });
  expect((await seen()).redo).toBeNull();
  await other.call(updateSession, { query: { id }, body: { title: 'Her talk' } });
  const refused = await step(false);
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({ detail: expect.stringContaining('A talk was changed since') });
});

test('what visitors and speakers are told is what the desk shows, and calendars count', async () => {
  const { client, add, seen, publish, published, edition, app } = await desk();
  const [talk, panel, lunch] = [
    await add('Talk', 600),
    await add('Panel', 660, { room: 'Loom Room' }),
    await add('Lunch', 720, { room: undefined, kind: 'break', people: [] }),
  ];
  const dance = await add('Dance', 1410, { room: undefined, people: [], length: 20 });
  const idea = await add('Idea', 900, { state: 'tentative' });
  const told = async () =>
    Object.fromEntries((await seen()).differences.map((one) => [one.session, one.texts]));
  expect(await told()).toEqual({
    [talk]: ['new: Tuesday 26 August at 10:00\u00a0AM GMT, Volta Hall'],
    [panel]: ['new: Tuesday 26 August at 11:00\u00a0AM GMT, Loom Room'],
    [lunch]: ['new: Tuesday 26 August at 12:00\u00a0PM GMT'],
    [dance]: ['new: Tuesday 26 August at 11:30\u00a0PM GMT'],
  });
  expect((await publish()).status).toBe(200);
  expect((await publish()).status).toBe(409);
  const first = await published();
  expect(first(talk)).toMatchObject({ slug: 'talk', sequence: 0, start: '2025-08-26T10:00:00.000Z' });
  expect(first(idea)).toBeUndefined();

  const change = (id: string, body: object) => client.call(updateSession, { query: { id }, body });
  await change(talk, { start: 630, room: 'Loom Room' });
  await change(panel, { day: 1, title: 'A panel', abstract: '<p>With everybody.</p>' });
  await change(lunch, { length: 60 });
  await change(dance, { length: 90 });
  const everything = await told();
  expect(everything).toEqual({
    [talk]: ['moved from 10:00\u00a0AM to 10:30\u00a0AM GMT, now in Loom Room'],
    [panel]: [
      'moved from Tuesday 26 August at 11:00\u00a0AM GMT to Wednesday 27 August at 11:00\u00a0AM GMT',
      'was called ‘Panel’',
      'other details on its page',
    ],
    [lunch]: ['new end: 1:00\u00a0PM GMT instead of 12:30\u00a0PM'],
    [dance]: [
      'new end: Wednesday 27 August at 1:00\u00a0AM GMT instead of Tuesday 26 August at 11:50\u00a0PM GMT',
    ],
  });
  const { publishing } = await seen();
  await change(talk, { places: 20 });
  const stale = await client.call(publishProgramme, { body: { version: publishing } });
  expect(stale.status).toBe(409);
  app.clock.set('2025-07-01T12:00:00Z');
  await publish();
  const second = await published();
  expect(second(talk)).toMatchObject({ sequence: 1, changedAt: '2025-07-01T12:00:00.000Z' });
  expect(second(panel)).toMatchObject({ slug: 'panel', title: 'A panel', sequence: 1 });

  await change(panel, { people: [{ person: 'Ama' }] });
  await change(talk, { state: 'cancelled' });
  await client.call(deleteSession, { query: { id: lunch } });
  expect(await told()).toEqual({
    [panel]: ['other people or roles'],
    [talk]: ['cancelled'],
    [lunch]: ['taken out of the programme'],
  });
  await publish();
  const third = await published();
  expect(third(panel)).toMatchObject({ sequence: 1, people: [{ name: 'Ama' }] });
  expect(third(talk)).toMatchObject({ sequence: 2, isCancelled: true, isRemoved: false });
  expect(third(lunch)).toMatchObject({ sequence: 2, isCancelled: true, isRemoved: true });
  await change(talk, { state: 'confirmed' });
  expect(await told()).toEqual({
    [talk]: ['takes place after all: Tuesday 26 August at 10:30\u00a0AM GMT, Loom Room'],
  });
  await publish();
  expect((await published())(talk)).toMatchObject({ sequence: 3, isCancelled: false });
  expect(await app.store.database.selectFrom('programme_publications').selectAll().execute()).toHaveLength(4);
  expect(edition).not.toBe('');
});

test('a conflict that stops isn’t published before it is mended or not minded', async () => {
  const { client, add, seen, publish } = await desk();
  await add('Talk', 600, { length: 60 });
  await add('Panel', 630);
  const refused = await publish();
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({
    detail: expect.stringContaining('Volta Hall has ‘Talk’ and ‘Panel’ at the same time.'),
  });
  const { rooms, tracks, kinds, walkMinutes, doorsOpen, doorsClose, rules } = await seen();
  const body = { rooms, tracks, kinds, walkMinutes, doorsOpen, doorsClose };
  const minded = rooms.map(({ id, name }) => ({ id, name }));
  const arranged = await client.call(arrangeProgramme, {
    body: { ...body, rooms: minded, rules: { ...rules, room: 'warn' } },
  });
  expect(arranged.body).toEqual({ message: 'Saved.' });
  expect((await publish()).status).toBe(200);
});

test('another edition’s sessions can be taken over, without their times', async () => {
  const { client, add, edition } = await desk();
  await add('Talk', 600, { track: 'Engineering' });
  const { body } = await client.call(copyEdition, { query: { id: edition }, body: { event_year: 2026 } });
  const next = body.id ?? '';
  const view = () => readDesk(client, next);
  expect((await view()).offers).toEqual([{ id: edition, year: 2025, count: 1 }]);
  const copied = await client.call(copyProgramme, { body: { edition: next, from: edition } });
  expect(copied.status).toBe(200);
  expect(await view()).toMatchObject({
    rooms: [{ name: 'Volta Hall' }],
    sessions: [{ title: 'Talk', day: null, start: null, people: [{ name: 'Who does Talk' }] }],
    offers: [],
  });
});

test('the desk knows who is in a session, and asks apart who could be', async () => {
  const { client, add, seen } = await desk();
  const addNamed = async (username: string) => {
    const body = await sampleSpeaker({ title: 'Dr.', username, role: 'Moderator' });
    return (await client.call(addSpeaker, { body })).body.id ?? '';
  };
  const [ama, esi] = [await addNamed('Ama Mensah'), await addNamed('Esi Owusu')];
  const { speakers } = (await client.call(programmeSpeakers, {})).body;
  expect(speakers).toMatchObject([
    { id: ama, name: 'Dr. Ama Mensah', role: 'Moderator' },
    { id: esi, name: 'Dr. Esi Owusu', role: 'Moderator' },
  ]);
  await add('Talk', 600, { people: [{ person: 'Esi Owusu' }, { person: 'Kofi' }] });
  const shown = await seen();
  expect(shown.speakers).toEqual([{ id: esi, name: 'Dr. Esi Owusu', role: 'Moderator' }]);
  expect(shown.sessions[0]?.people).toEqual([
    { speaker: esi, name: 'Dr. Esi Owusu', role: 'Moderator' },
    { speaker: '', name: 'Kofi', role: 'Speaker' },
  ]);
});

test('nothing begins at a time that the clocks skip, but what was there keeps its time', async () => {
  const { app, client, add, session } = await desk();
  const inVienna = (event_date: string) =>
    app.store.database.updateTable('events').set({ event_date, zone: 'Europe/Vienna' }).execute();
  await inVienna('2027-03-27');
  const skipped = { status: 422, body: { errors: { start: expect.stringContaining('put forward') } } };
  const body = { title: 'Night owls', day: 1, start: 135, length: 20 };
  expect(await client.call(addSession, { body })).toMatchObject(skipped);
  const id = await add('Night owls', 135);
  expect(await client.call(updateSession, { query: { id }, body: { day: 1 } })).toMatchObject(skipped);
  const early = await add('Early birds', 300);
  const moves = [
    { id: early, day: 1 },
    { id, day: 1 },
  ];
  const moved = await client.call(moveSessions, { body: { moves } });
  expect(moved).toMatchObject({ ...skipped, body: { detail: expect.stringContaining('‘Night owls’') } });
  expect(await session(early)).toMatchObject({ day: 0 });
  await inVienna('2027-03-28');
  expect((await client.call(updateSession, { query: { id }, body: { title: 'Owls' } })).status).toBe(200);
});
