import { expect, test } from 'vitest';
import { findCurrentEdition } from '#rooms/edition/editions/server/service.ts';
import { updatePicture, viewPictures } from '#rooms/ground/pictures/contract.ts';
import { findPerson } from '#rooms/people/privacy/contract.ts';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { addSpeaker, updateSpeaker } from '#rooms/programme/speakers/contract.ts';
import { addQuestion } from '#rooms/website/faq/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { publishTestProgramme } from '#testing/published-programme.ts';
import { sampleRegistration, sampleSpeaker } from '#testing/samples.ts';
import { addSession, publishProgramme, updateSession } from '../contract.ts';
import { visibleProgramme } from './published.ts';
import { currentProgramme, publishedProgramme } from './service.ts';

test('visitors see what was published, with who speakers are now', async () => {
  const app = await createTestApp();
  const { database } = app.store;
  const now = app.clock.now();
  expect(await currentProgramme(database, now)).toBeUndefined();

  const edition = await findCurrentEdition(database, now);
  const event_id = edition?.id ?? '';
  const date = now.toISOString();
  const dates = { created_at: date, updated_at: date, deleted_at: null };
  const kind = { id: 'talk', slug: 'talk', name: 'Talk', isBreak: false };
  await database
    .insertInto('programme_publications')
    .values({
      id: 'first',
      event_id,
      around: JSON.stringify({ zone: 'Africa/Casablanca', rooms: [], tracks: [], kinds: [kind] }),
      changes: '[]',
      published_at: date,
    })
    .execute();
  await database
    .insertInto('programme_kinds')
    .values({
      id: 'talk',
      event_id,
      name: 'Talk',
      name_key: 'talk',
      slug: 'talk',
      position: 1,
      is_break: 0,
      length: 30,
      ...dates,
    })
    .execute();
  await database
    .insertInto('programme_sessions')
    .values({
      id: 'late',
      event_id,
      title: 'A draft',
      title_key: 'a draft',
      abstract: null,
      kind_id: 'talk',
      track_id: null,
      room_id: null,
      day: 0,
      start: 0,
      length: 30,
      language: null,
      level: null,
      places: null,
      picture: null,
      slides: null,
      recording: null,
      state: 'confirmed',
      position: 1,
      ...dates,
    })
    .execute();
  const facts = {
    title: 'As published',
    abstract: '<p onclick="x()">Yes.</p>',
    kind: 'talk',
    start: '2025-08-26T23:30:00Z',
    end: '2025-08-27T00:00:00Z',
    people: [
      { id: '1', speaker_id: null, name: 'Kofi', role: 'Moderator' },
      { id: '2', speaker_id: 'erased', name: null, role: 'Speaker' },
    ],
  };
  await database
    .insertInto('programme_published')
    .values({
      session_id: 'late',
      event_id,
      slug: 'as-published',
      state: 'cancelled',
      starts_at: facts.start,
      facts: JSON.stringify(facts),
      sequence: 2,
      changed_at: date,
    })
    .execute();

  expect(await publishedProgramme(database, event_id)).toEqual({
    editionId: event_id,
    zone: 'Africa/Casablanca',
    rooms: [],
    tracks: [],
    kinds: [kind],
    publishedAt: date,
    days: [{ date: '2025-08-27' }],
    sessions: [
      {
        id: 'late',
        slug: 'as-published',
        title: 'As published',
        abstract: '<p>Yes.</p>',
        kind: 'talk',
        start: facts.start,
        end: facts.end,
        day: '2025-08-27',
        people: [{ name: 'Kofi', seed: 'Kofi', role: 'Moderator' }],
        isCancelled: true,
        isRemoved: false,
        sequence: 2,
        changedAt: date,
      },
    ],
  });
});

test('the privacy desk finds whom only the published programme still names', async () => {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  const email = 'zuma@private.example';
  await app.visitor.call(addAttendee, { body: sampleRegistration({ name: 'Zuma Quansah', email }) });
  const body = { title: 'Looms', day: 0, start: 600, people: [{ person: 'Zuma Quansah' }] };
  const { id = '' } = (await client.call(addSession, { body })).body;
  await client.call(publishProgramme, { body: {} });
  await client.call(updateSession, { query: { id }, body: { people: [] } });
  const found = (await client.call(findPerson, { body: { email } })).body.textMatches;
  expect(found).toMatchObject([{ kind: 'programme', place: 'Looms, as published', byName: true }]);
});

test('the programme is read again when it, a speaker or a picture was changed, not when anything else was', async () => {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  const speaker =
    (await client.call(addSpeaker, { body: await sampleSpeaker({ username: 'Kofi' }) })).body.id ?? '';
  const [picture] = (await client.call(viewPictures, {})).body.records;
  const talk = { id: 'talk', title: 'Looms', start: '2025-08-26T09:00:00Z', end: '2025-08-26T09:30:00Z' };
  const session = { ...talk, picture: picture?.name, people: [{ speaker }] };
  await publishTestProgramme(app, { sessions: [session] });
  app.store.content.invalidate();
  const shown = async () => {
    // On PostgreSQL a version is read meanwhile.
    await expect.poll(() => app.store.content.version()).toBeDefined();
    return visibleProgramme(app.services);
  };
  const before = await shown();
  expect(before?.sessions[0]?.people[0]?.name).toMatch('Kofi');

  await client.call(addQuestion, { body: { question: 'Where?', answer: '<p>Here.</p>' } });
  expect(await shown()).toBe(before);

  const { image: _, ...renamed } = await sampleSpeaker({ username: 'Ama Serwaa' });
  await client.call(updateSpeaker, { query: { speakerId: speaker }, body: renamed });
  expect((await shown())?.sessions[0]?.people[0]?.name).toMatch('Ama Serwaa');

  const described = { title: 'A loom', alt: 'A loom in Bonwire' };
  await client.call(updatePicture, { body: { pictureId: picture?.id ?? '', ...described } });
  expect((await shown())?.sessions[0]).toMatchObject({ pictureAlt: 'A loom in Bonwire' });

  await publishTestProgramme(app, { sessions: [{ ...talk, title: 'Another talk' }] });
  app.store.content.invalidate();
  expect((await shown())?.sessions[0]).toMatchObject({ title: 'Another talk', people: [] });
});
