/** @module-tag long */

import { expect, test } from 'vitest';
import { settingUp } from '#rooms/desk/setting-up/server/service.ts';
import { SPONSOR_TITLES, viewSponsors } from '#rooms/partners/sponsors/contract.ts';
import { conflictsIn } from '#rooms/programme/programme/conflicts.ts';
import { SAMPLE } from '#rooms/programme/programme/sample.ts';
import { currentProgramme } from '#rooms/programme/programme/site-contract.ts';
import { deleteSpeaker, speakerList } from '#rooms/programme/speakers/contract.ts';
import { SPEAKER_ROLES } from '#rooms/programme/speakers/roles.ts';
import { blogPosts } from '#rooms/website/blog/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { readDesk } from '#testing/read-desk.ts';
import { prepareSamples } from './fill-with-samples.ts';

async function trial() {
  const app = await createTestApp();
  const insertSamples = await prepareSamples(app.services.modules);
  await app.store.write((database) => insertSamples(database, app.services));
  const speakers = (await app.visitor.call(speakerList, {})).body.records;
  const sponsors = (await app.visitor.call(viewSponsors, {})).body.records;
  const posts = (await app.visitor.call(blogPosts, {})).body;
  const samplesIn = async (production: boolean) =>
    (await settingUp({ ...app.services, config: { ...app.services.config, production } })).samples;
  return { app, speakers, sponsors, posts, samplesIn };
}

test('a trial shows speakers of every role, sponsors of every title and posts', async () => {
  const { app, speakers, sponsors, posts } = await trial();
  expect(new Set(speakers.map(({ role }) => role))).toEqual(new Set(SPEAKER_ROLES));
  expect(speakers.every(({ category }) => category)).toBe(true);
  expect(new Set(sponsors.map(({ title }) => title))).toEqual(new Set(SPONSOR_TITLES));
  expect(posts).toHaveLength(6);
  const picture = await app.visitor.fetch(`/aiAPI/uploads/${posts[0]!.image}?w=640`);
  expect(picture.status).toBe(200);
});

test('nothing of the programme is in conflict with anything', async () => {
  const { app } = await trial();
  const { client } = await app.signInAs('Administrator');
  const desk = await readDesk(client);
  expect(conflictsIn({ ...desk, ...desk.edition })).toEqual([]);
});

test('all of them are known as samples: an organiser in production is told of those that visitors see', async () => {
  const { app, speakers, sponsors, posts, samplesIn } = await trial();
  const programme = (await app.visitor.call(currentProgramme, {})).body;
  const sessions = programme.sessions.filter(({ abstract }) => abstract.includes(SAMPLE.en));
  expect(await samplesIn(false)).toEqual([]);
  expect(await samplesIn(true)).toEqual([
    { kind: 'speaker', count: speakers.length },
    { kind: 'programme', count: sessions.length },
    { kind: 'sponsor', count: sponsors.length },
    { kind: 'post', count: posts.length },
  ]);
  const { client } = await app.signInAs('Administrator');
  for (const { id } of speakers) await client.call(deleteSpeaker, { query: { id } });
  expect((await samplesIn(true)).map(({ kind }) => kind)).toEqual(['programme', 'sponsor', 'post']);
});
