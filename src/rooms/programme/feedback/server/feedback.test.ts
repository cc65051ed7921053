import { expect, test } from 'vitest';
import { addDoorDevice, openDoor, syncDoor } from '#rooms/door/door/contract.ts';
import { copyEdition, viewEditions } from '#rooms/edition/editions/contract.ts';
import { findPerson } from '#rooms/people/privacy/contract.ts';
import { addAttendee, viewAttendees } from '#rooms/people/registrations/contract.ts';
import { makeSpeakerLink } from '#rooms/programme/speaker-links/contract.ts';
import { addSpeaker } from '#rooms/programme/speakers/contract.ts';
import { lastLink, registered } from '#testing/own-page.ts';
import { publishTestProgramme } from '#testing/published-programme.ts';
import { sampleRegistration, sampleSpeaker } from '#testing/samples.ts';
import { singleFeedback, viewFeedback } from '../contract.ts';

const [MORNING, NOON] = ['2025-08-26T09:00:00.000Z', '2025-08-26T12:00:00.000Z'];
const FORM = 'application/x-www-form-urlencoded';

/** Two talks and a break, of which all but the second talk have begun. */
async function atTheSummit() {
  const { app, path } = await registered();
  const { client } = await app.signInAs('Administrator');
  const speakerId = (await client.call(addSpeaker, { body: await sampleSpeaker() })).body.id ?? '';
  await publishTestProgramme(app, {
    sessions: [
      { id: 'looms', title: 'Looms', start: MORNING, end: NOON, people: [{ speaker: speakerId }] },
      { id: 'tea', title: 'Tea', kind: 'kind-break', start: MORNING, end: NOON },
      { id: 'later', title: 'Later', start: NOON, end: '2025-08-26T13:00:00.000Z' },
      { id: 'off', title: 'Off', start: MORNING, end: NOON, state: 'cancelled' },
    ],
  });
  const feedback = (own: string) => own.replace('/my/', '/feedback/');
  const post = (own: string, values: Record<string, string>) =>
    app.visitor.fetch(feedback(own), {
      method: 'POST',
      body: new URLSearchParams(values).toString(),
      headers: { 'content-type': FORM },
    });
  const read = async (address: string) => (await app.visitor.fetch(address)).text();
  const desk = async () => (await app.signInAs('Administrator')).client;
  return { app, path, speakerId, feedback, post, read, desk };
}

test('who is registered rates what has begun, once each, and can change it', async () => {
  const { app, path, feedback, post, read, desk } = await atTheSummit();
  expect(await read(path)).not.toContain('href="/feedback/');
  expect(await read(feedback(path))).toContain('Once a session has begun');
  const talk = '/programme/session-looms';
  expect(await read(talk)).not.toContain('Were you there?');
  app.clock.set(MORNING);
  expect(await read(talk)).toContain('Were you there?');
  expect(await read(path)).toContain(`href="${feedback(path)}"`);
  const html = await read(feedback(path));
  expect(html).toContain('Looms');
  expect(html).not.toMatch(/Tea|Later|>Off</);

  expect((await post(path, { session: 'looms', words: 'x' })).status).toBe(422);
  expect((await post(path, { session: 'looms', stars: '6' })).status).toBe(422);
  for (const session of ['tea', 'later', 'off', 'none'])
    expect([session, (await post(path, { session, stars: '5' })).status]).toEqual([session, 409]);
  expect((await post(path, { session: 'looms', stars: '2', words: 'Ɔkay <b>' })).status).toBe(303);
  expect((await post(path, { session: 'looms', stars: '5', words: 'Better <b>' })).status).toBe(303);
  expect(await read(feedback(path))).toContain('Better &lt;b&gt;</textarea>');

  // A browser keeps a key that opens this page and no other.
  const [, key = ''] = /`ownKey`:`([^`]+)`/.exec(await read(path)) ?? [];
  expect(await read(`/feedback/${key}?session=looms`)).toMatch(/<details[^>]* id="s-looms" open/);
  expect((await post(`/my/${key}`, { session: 'looms', stars: '5', words: 'Better <b>' })).status).toBe(303);
  for (const page of ['my', 'my-programme'])
    expect((await app.visitor.fetch(`/${page}/${key}`)).status).toBe(404);

  await app.visitor.call(addAttendee, { body: sampleRegistration({ email: 'esi@owusu.example' }) });
  expect((await post(await lastLink(app), { session: 'looms', stars: '4' })).status).toBe(303);
  const client = await desk();
  expect((await client.call(viewFeedback, {})).body.records).toMatchObject([
    { id: 'looms', average: 4.5, answers: 2 },
    { id: 'later', average: null, answers: 0 },
  ]);
  const { record } = (await client.call(singleFeedback, { query: { sessionId: 'looms' } })).body;
  expect(record.counts).toEqual([0, 0, 0, 1, 1]);
  expect(record.words).toMatchObject([{ stars: 5, words: 'Better <b>' }]);
  expect(JSON.stringify(record)).not.toMatch(/Owusu|Aim/);
});

test('the speaker reads it by their own link, and nobody else’s', async () => {
  const { app, path, post, read, desk, speakerId } = await atTheSummit();
  app.clock.set(MORNING);
  const client = await desk();
  const own = async (id: string) =>
    new URL((await client.call(makeSpeakerLink, { query: { speakerId: id } })).body.link).pathname;
  const link = await own(speakerId);
  expect(await read(link)).not.toContain('What people thought');
  await post(path, { session: 'looms', stars: '4', words: 'Taught me a lot.' });
  expect(await read(link)).toContain('Taught me a lot.');
  const other = (await client.call(addSpeaker, { body: await sampleSpeaker({ username: 'Esi' }) })).body.id;
  expect(await read(await own(other ?? ''))).not.toContain('Taught me a lot.');

  // Also once the site shows the next summit.
  const { records } = (await client.call(viewEditions, {})).body;
  const event_year = 2026;
  await client.call(copyEdition, { query: { id: records[0]?.id ?? '' }, body: { event_year } });
  const next = { chosen_at: MORNING };
  await app.store.database.updateTable('events').set(next).where('year', '=', event_year).execute();
  app.store.content.invalidate();
  expect(await read(await own(speakerId))).toContain('Taught me a lot.');
});

test('is given out by the address, and goes with the registration', async () => {
  const { app, path, post, desk } = await atTheSummit();
  app.clock.set(MORNING);
  await post(path, { session: 'looms', stars: '1', words: 'Too loud.' });
  const body = { email: 'aimee@owusu.example' };
  const { records } = (await (await desk()).call(findPerson, { body })).body;
  expect(records.find(({ kind }) => kind === 'feedback')?.details).toContainEqual({
    label: 'In their words',
    value: 'Too loud.',
  });
  // As long as it is kept, whatever became of the registration.
  const { database } = app.store;
  const given = async () =>
    (await (await desk()).call(findPerson, { body })).body.records.filter(({ kind }) => kind === 'feedback');
  await database.updateTable('attendees').set({ cancelled_at: MORNING }).execute();
  expect(await given()).toMatchObject([{ deleted: false }]);
  await database.updateTable('attendees').set({ deleted_at: MORNING }).execute();
  expect(await given()).toMatchObject([{ deleted: true }]);
  await app.store.database.deleteFrom('attendees').execute();
  expect(await app.store.database.selectFrom('session_feedback').selectAll().execute()).toEqual([]);
  expect((await post(path, { session: 'looms', stars: '1' })).status).toBe(404);
});

test('where a door was minded, only who was let in rates', async () => {
  const { app, path, feedback, post, read, desk } = await atTheSummit();
  app.clock.set(MORNING);
  const client = await desk();
  const { link } = (await client.call(addDoorDevice, { body: { name: 'Gate', pin: '4718' } })).body;
  const { key } = (
    await app.visitor.call(openDoor, { body: { link: link.split('/').at(-1) ?? '', pin: '4718' } })
  ).body;
  const letIn = async (who: string) => {
    const scan = { id: crypto.randomUUID(), who, kind: 'in' as const, day: '2025-08-26', at: MORNING };
    await app.visitor.call(syncDoor, { body: { key, now: MORNING, scans: [scan] } });
  };
  const { records } = (await client.call(viewAttendees, {})).body;
  const email = 'other@owusu.example';
  await app.visitor.call(addAttendee, { body: sampleRegistration({ email }) });
  const all = (await client.call(viewAttendees, {})).body.records;
  const other = all.find((one) => one.email === email)?.id ?? '';
  expect(await read(path)).toContain('href="/feedback/');
  await letIn(other);
  expect(await read(path)).not.toContain('href="/feedback/');
  expect(await read(feedback(path))).toContain('by those who were let in');
  expect((await post(path, { session: 'looms', stars: '5' })).status).toBe(409);
  await letIn(records[0]?.id ?? '');
  expect((await post(path, { session: 'looms', stars: '5' })).status).toBe(303);
});
