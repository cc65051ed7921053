import { expect, test } from 'vitest';
import { blogPosts } from '#features/blog/contract.ts';
import { SPEAKER_ROLES, speakerList } from '#features/speakers/contract.ts';
import { SPONSOR_TITLES, viewSponsors } from '#features/sponsors/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { prepareSamples } from './fill-with-samples.ts';

test('a trial shows speakers of every role, sponsors of every title and posts, all marked as samples', async () => {
  const app = await createTestApp();
  const insertSamples = await prepareSamples();
  await app.store.write((database) => insertSamples(database, app.services));
  const speakers = (await app.visitor.call(speakerList, {})).body.records;
  expect(new Set(speakers.map(({ role }) => role))).toEqual(new Set(SPEAKER_ROLES));
  expect(speakers.every(({ description, category }) => description.includes('sample') && category)).toBe(
    true,
  );
  const sponsors = (await app.visitor.call(viewSponsors, {})).body.records;
  expect(new Set(sponsors.map(({ title }) => title))).toEqual(new Set(SPONSOR_TITLES));
  expect(sponsors.every(({ name }) => name.startsWith('Sample'))).toBe(true);
  const posts = (await app.visitor.call(blogPosts, {})).body;
  expect(posts).toHaveLength(6);
  expect(posts.every(({ content }) => content.includes('This is a sample article'))).toBe(true);
  const picture = await app.visitor.fetch(`/aiAPI/uploads/${posts[0]!.image}?w=640`);
  expect(picture.status).toBe(200);
});
