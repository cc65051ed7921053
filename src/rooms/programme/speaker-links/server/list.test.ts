import { expect, inject, test } from 'vitest';
import { addSpeaker } from '#rooms/programme/speakers/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { plansOf } from '#testing/plans-of.ts';
import { sampleSpeaker } from '#testing/samples.ts';
import { ownPageOf } from '#testing/speaker-page.ts';
import { makeSpeakerLink, viewSpeakerLinks } from '../contract.ts';
import { listPages } from './list.ts';

test('pages are listed by what became of them, and of those that wait only theirs are read', async () => {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  const add = async (username: string) =>
    (await client.call(addSpeaker, { body: await sampleSpeaker({ username }) })).body.id ?? '';
  const link = async (speakerId: string) =>
    new URL((await client.call(makeSpeakerLink, { query: { speakerId } })).body.link).pathname;
  const [sent, asked, same] = [await add('Zuri New'), await add('Yaw Asked'), await add('Xola Answered')];
  await add('Wangari None');
  await ownPageOf(app, await link(sent)).send({ username: 'Zuri Newer' });
  app.clock.advance(1_000);
  await link(asked);
  app.clock.advance(1_000);
  await ownPageOf(app, await link(same)).send({ username: 'Xola Answered' });

  const names = async (query: object) =>
    (await client.call(viewSpeakerLinks, { query: { ...query, pageSize: 3 } })).body.records
      .map(({ fullname }) => fullname)
      .filter((name) => /^[W-Z]\w+ (New|Asked|Answered|None)$/.test(name));
  expect(await names({ state: 'new' })).toEqual(['Zuri New']);
  expect(await names({ state: 'asked' })).toEqual(['Yaw Asked']);
  expect(await names({ state: 'answered' })).toEqual(['Xola Answered']);
  expect(await names({ sort: 'asked', order: 'desc' })).toEqual(['Xola Answered', 'Yaw Asked', 'Zuri New']);
  expect(await names({ search: 'wangari' })).toEqual(['Wangari None']);

  // PostgreSQL reads so few rows at once.
  if (inject('template').engine === 'postgres') return;
  const plans = await plansOf(app.store, (database) => listPages(database, { state: 'new' }, {}));
  const ofSpeakers = plans.filter((plan) => plan.includes(' speakers '));
  expect(ofSpeakers).toHaveLength(2);
  for (const plan of ofSpeakers) expect(plan).toMatch(/^SEARCH speakers USING INDEX sqlite_autoindex/);
});
