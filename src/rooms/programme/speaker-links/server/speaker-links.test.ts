/** @module-tag long */

import { expect, onTestFinished, test, vi } from 'vitest';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { NOBODY_TO_CONFIRM } from '#platform/server/http/context.ts';
import { pictureProcess } from '#platform/server/pictures/prepare-in-child.ts';
import { copyEdition, viewEditions } from '#rooms/edition/editions/contract.ts';
import { personalPageJobs } from '#rooms/people/personal-page/server/jobs.ts';
import { findPerson } from '#rooms/people/privacy/contract.ts';
import { addSpeaker, singleSpeaker, speakerList, updateSpeaker } from '#rooms/programme/speakers/contract.ts';
import { createTestApp, type TestApp } from '#testing/app.ts';
import { anotherInstance } from '#testing/jobs.ts';
import { mailRows, mailSettings } from '#testing/mails.ts';
import { lastLink } from '#testing/own-page.ts';
import { publishTestProgramme } from '#testing/published-programme.ts';
import { sampleSpeaker } from '#testing/samples.ts';
import { ownPageOf } from '#testing/speaker-page.ts';
import {
  endSpeakerLink,
  makeSpeakerLink,
  proposedPicture,
  remindSpeakers,
  sendSpeakerLinks,
  setSpeakerAddress,
  setSpeakerReminders,
  singleSpeakerLink,
  takeOver,
  viewSpeakerLinks,
} from '../contract.ts';
import { speakerHours } from './hours.ts';
import { speakerLinkJobs } from './jobs.ts';

async function aSpeaker(environment: Record<string, string> = {}) {
  const app = await createTestApp({ ...mailSettings('smtp://127.0.0.1:9'), ...environment });
  const { client } = await app.signInAs('Administrator');
  const speakerId = (await client.call(addSpeaker, { body: await sampleSpeaker() })).body.id ?? '';
  const query = { speakerId };
  const link = async () => new URL((await client.call(makeSpeakerLink, { query })).body.link).pathname;
  const details = async () => (await client.call(singleSpeakerLink, { query })).body.record;
  const shown = async () => (await app.visitor.call(singleSpeaker, { query })).body.records[0];
  const decide = (what: 'take' | 'leave', fields: ('company' | 'fullname' | 'picture')[], version?: string) =>
    client.call(takeOver, { query, body: { fields, what, version } });
  return { app, client, speakerId, query, link, details, shown, decide };
}

async function changes(app: TestApp) {
  const rows = await app.store.database
    .selectFrom('activity')
    .select(['username', 'activity_description', 'changes'])
    .orderBy('id')
    .execute();
  return rows.map((row) => [row.username, row.activity_description, JSON.parse(row.changes ?? '[]')]);
}

test('what a speaker sends becomes public field by field, when an organiser takes it over', async () => {
  const { app, client, query, link, details, shown, decide } = await aSpeaker();
  const page = ownPageOf(app, await link());
  expect((await page.open()).html).toContain('Builds things.');
  const before = await shown();
  const sent = { company: 'Volta <b>Ɔkyeame</b>', username: 'Aimée O.', topic: 'Looms', recording: 'yes' };
  const reply = await page.send({ ...sent, from_1: '10:30', away_0: 'on' }, { picture: true });
  expect(reply.status).toBe(303);
  expect(await shown()).toEqual(before);
  expect((await page.open()).html).toContain('Volta &lt;b&gt;Ɔkyeame&lt;/b&gt;');

  const { differences, version, hours, ...told } = await details();
  expect(told).toMatchObject({ state: 'new', topic: 'Looms', recording: 'yes' });
  expect(hours).toMatchObject([{ isAway: true }, { from: '10:30', until: '' }]);
  expect(differences.map(({ field, present, proposed }) => [field, present, proposed])).toEqual([
    ['fullname', 'Aimée Owusu', 'Aimée O.'],
    ['company', 'Owusu & Daughters', 'Volta <b>Ɔkyeame</b>'],
    ['picture', '', ''],
  ]);
  const picture = await client.fetch(`/api/v1/speaker-pages/${query.speakerId}/picture`);
  expect(picture.headers.get('content-type')).toBe('image/webp');
  expect((await app.visitor.call(proposedPicture, { query })).status).toBe(401);

  expect((await decide('take', ['company', 'picture'], version)).status).toBe(200);
  const after = await shown();
  expect(after).toMatchObject({ company: 'Volta <b>Ɔkyeame</b>', fullname: 'Aimée Owusu' });
  expect(after.image).not.toBe(before.image);
  expect((await app.visitor.fetch(`/aiAPI/uploads/${after.image}`)).status).toBe(200);
  // A colleague who still sees both is told, and decides anew.
  expect((await decide('take', ['fullname'], version)).status).toBe(412);
  expect((await decide('leave', ['fullname'])).status).toBe(200);
  expect(await details()).toMatchObject({ state: 'answered', differences: [] });
  expect((await shown()).fullname).toBe('Aimée Owusu');
  expect((await changes(app)).slice(-3)).toEqual([
    ['Speaker: Aimée Owusu', 'Aimée Owusu sent details on their own page', []],
    [
      expect.any(String),
      'Updated the speaker Aimée Owusu',
      [
        { field: 'Company', from: 'Owusu & Daughters', to: 'Volta <b>Ɔkyeame</b>' },
        { field: 'Picture', from: '', to: 'changed' },
      ],
    ],
    [expect.any(String), 'Left what Aimée Owusu had sent: Full name', []],
  ]);
});

test('a formatted text stays as it is unless its words are others', async () => {
  const { app, client, query, link, details } = await aSpeaker();
  const description = '<p>Builds <strong>things</strong>.</p>';
  const { image: _none, ...body } = await sampleSpeaker({ description });
  await client.call(updateSpeaker, { query, body });
  const page = ownPageOf(app, await link());
  await page.send({ description: 'Builds things.' });
  expect((await details()).differences).toEqual([]);
  await page.send({ description: 'Builds looms.' });
  expect((await details()).differences).toMatchObject([
    { present: 'Builds things.', proposed: 'Builds looms.' },
  ]);
});

test.each([
  ['company', { company: ' ' }],
  ['title', { title: 'King' }],
  ['description', { description: 'x'.repeat(10_001) }],
  ['until_0', { from_0: '12:00', until_0: '11:00' }],
])('with a wrong %s nothing is kept, and the page says so with what was typed', async (field, values) => {
  const { app, link, details } = await aSpeaker();
  const reply = await ownPageOf(app, await link()).send({ topic: 'Looms', ...values });
  const html = await reply.text();
  expect(reply.status).toBe(422);
  expect(html).toContain('value="Looms"');
  expect(html).toMatch(new RegExp(`href="#field-${field}"`));
  expect((await details()).state).toBe('asked');
});

test('a link is renewed and ended, and leads nowhere once its speaker is gone', async () => {
  const { app, client, query, link } = await aSpeaker();
  const first = ownPageOf(app, await link());
  const second = ownPageOf(app, await link());
  expect([(await first.open()).status, (await second.open()).status]).toEqual([404, 200]);
  expect((await first.send({})).status).toBe(404);
  expect((await client.call(endSpeakerLink, { query })).status).toBe(200);
  expect((await second.open()).status).toBe(404);
  expect((await client.call(endSpeakerLink, { query })).status).toBe(404);
  const third = await link();
  await app.store.database.deleteFrom('speakers').execute();
  expect((await ownPageOf(app, third).open()).status).toBe(404);
  expect(await app.store.database.selectFrom('speaker_links').selectAll().execute()).toEqual([]);
});

test('no picture is prepared for a link that leads nowhere', async () => {
  const { app, link } = await aSpeaker();
  const prepare = vi.spyOn(pictureProcess, 'preparePhoto');
  onTestFinished(() => prepare.mockRestore());
  const ended = await link();
  const own = await link();
  for (const path of [ended, `/speaking/${'a'.repeat(43)}`, '/speaking/anything'])
    expect((await ownPageOf(app, path).send({}, { picture: true })).status).toBe(404);
  expect(prepare).not.toHaveBeenCalled();
  expect((await ownPageOf(app, own).send({}, { picture: true })).status).toBe(303);
  expect(prepare).toHaveBeenCalledOnce();
});

test('guessed links are bounded', async () => {
  const { app } = await aSpeaker();
  const guess = () => app.visitor.fetch(`/speaking/${'a'.repeat(43)}`);
  const statuses = new Set<number>();
  for (let tries = 0; tries < 130; tries += 1) statuses.add((await guess()).status);
  expect([...statuses]).toEqual([404, 429]);
});

test('who hasn’t answered is reminded, but never twice within two days; their link stays', async () => {
  const { app, client, speakerId, query } = await aSpeaker();
  const send = () => client.call(sendSpeakerLinks, { body: { ids: [speakerId] } });
  const anew = async () => (await app.signInAs('Administrator')).client;
  const remind = async () =>
    (await (await anew()).call(remindSpeakers, { body: { ids: [speakerId] } })).status;
  const templates = async () => (await mailRows(app)).map(({ template }) => template);
  const later = (days: number) => app.clock.advance(days * 86_400_000);
  const runJobs = () =>
    Promise.all(
      speakerLinkJobs.map((job) =>
        job.run({
          ...app.services,
          actor: undefined,
          confirmAccess: NOBODY_TO_CONFIRM,
          subject: '',
          signal: new AbortController().signal,
        }),
      ),
    );
  expect((await send()).status).toBe(404);
  await client.call(setSpeakerAddress, { query, body: { email: 'aimee@owusu.example' } });
  expect(JSON.stringify((await app.visitor.call(speakerList, {})).body)).not.toContain('@');
  expect((await send()).body.ids).toEqual([speakerId]);
  const first = ownPageOf(app, await lastLink(app));
  expect(await remind()).toBe(404);
  later(2);
  expect([await remind(), await remind()]).toEqual([200, 404]);
  const second = ownPageOf(app, await lastLink(app));
  expect([(await first.open()).status, (await second.open()).status]).toEqual([200, 200]);

  await (await anew()).call(setSpeakerReminders, { body: { days: 4 } });
  for (const days of [3, 1, 4, 4]) {
    later(days);
    await runJobs();
  }
  expect(await templates()).toEqual(['speakerPage', ...Array(3).fill('speakerReminder')]);
  await ownPageOf(app, await lastLink(app)).send({});
  later(10);
  expect(await remind()).toBe(404);
  expect((await (await anew()).call(viewSpeakerLinks, { query: { state: 'answered' } })).body.total).toBe(1);
});

test('a speaker reads when and where they speak, once it is published', async () => {
  const { app, speakerId, link } = await aSpeaker();
  const page = ownPageOf(app, await link());
  expect((await page.open()).html).not.toContain('In the programme');
  const [start, end] = ['2025-08-26T10:00:00.000Z', '2025-08-26T10:45:00.000Z'];
  const looms = { id: 'looms-1', title: 'Looms', start, end, people: [{ speaker: speakerId }] };
  await publishTestProgramme(app, { sessions: [looms] });
  const { html } = await page.open();
  expect(html).toMatch(/In the programme.*10:00.*Looms/s);
});

test('the programme knows the hours that suit', async () => {
  const { app, client, speakerId, link } = await aSpeaker();
  const [edition] = (await client.call(viewEditions, {})).body.records;
  const hours = () => speakerHours(app.store.database, edition?.id ?? '');
  const page = ownPageOf(app, await link());
  await page.send({});
  expect(await hours()).toEqual([]);
  await page.send({ from_0: '09:30', until_0: '12:00', away_1: 'on' });
  expect(await hours()).toEqual([
    { speakerId, day: 0, from: 570, to: 720 },
    { speakerId, day: 1, from: 0, to: 0 },
  ]);
});

test('who speaks at another summit is asked for its days, and nobody waits for those of one that is over', async () => {
  const { app, client, speakerId, query, link } = await aSpeaker();
  const page = ownPageOf(app, await link());
  const [edition] = (await client.call(viewEditions, {})).body.records;
  const copied = await client.call(copyEdition, {
    query: { id: edition?.id ?? '' },
    body: { event_year: 2026 },
  });
  const next = copied.body.id ?? '';
  const { database } = app.store;
  const facts = { event_date: '2026-09-01', days: 3, zone: 'Africa/Lagos' };
  await database.updateTable('events').set(facts).where('id', '=', next).execute();
  await database.updateTable('speakers').set({ event_id: next }).execute();
  app.store.content.invalidate();
  const { html } = await page.open();
  expect(html).toMatch(/1st September 2026.*3rd September 2026/s);
  expect(html).not.toContain('August 2025');
  await page.send({ from_2: '09:30' });
  expect(await speakerHours(database, next)).toContainEqual({ speakerId, day: 2, from: 570, to: 1440 });

  await client.call(setSpeakerAddress, { query, body: { email: 'aimee@owusu.example' } });
  await client.call(sendSpeakerLinks, { body: { ids: [speakerId] } });
  await client.call(setSpeakerReminders, { body: { days: 2 } });
  const remindOn = async (day: string) => {
    app.clock.set(`${day}T09:00:00Z`);
    await anotherInstance(app, speakerLinkJobs).runDue();
    return (await mailRows(app)).filter(({ template }) => template === 'speakerReminder').length;
  };
  expect(await remindOn('2025-07-30')).toBe(1);
  await database
    .updateTable('speakers')
    .set({ event_id: edition?.id ?? '' })
    .execute();
  await database.updateTable('events').set({ chosen_at: facts.event_date }).where('id', '=', next).execute();
  expect(await remindOn('2025-09-10')).toBe(1);
});

test('is found, given out and erased by the address', async () => {
  const { app, client, query, link } = await aSpeaker();
  await client.call(setSpeakerAddress, { query, body: { email: 'Aimee@Owusu.example' } });
  await ownPageOf(app, await link()).send({ needs: 'A ramp', company: 'Volta' });
  const { records } = (await client.call(findPerson, { body: { email: 'aimee@owusu.example' } })).body;
  const found = records.find(({ kind }) => kind === 'speaker-link');
  expect(found?.details).toContainEqual({ label: 'What they need', value: 'A ramp' });
  expect(found?.details).toContainEqual({ label: 'Sent: Company', value: 'Volta' });
  expect(records.some(({ kind }) => kind === 'speaker')).toBe(true);
});

test('a lost link is sent again to a speaker who had one, and the one before stays', async () => {
  const { app, client, query, link } = await aSpeaker();
  const ask = () =>
    app.visitor.fetch(publicAddress.lostLink, {
      method: 'POST',
      body: new URLSearchParams({ email: 'Aimee@looms.example' }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const sent = async () => {
    expect((await ask()).status).toBe(200);
    await anotherInstance(app, personalPageJobs).runDue();
    return (await mailRows(app)).map(({ template }) => template);
  };
  await client.call(setSpeakerAddress, { query, body: { email: 'aimee@looms.example' } });
  expect(await sent()).toEqual([]);
  const first = await link();
  expect(await sent()).toEqual(['speakerPage']);
  for (const path of [first, await lastLink(app)])
    expect((await ownPageOf(app, path).open()).status).toBe(200);
});
