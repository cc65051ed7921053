import { expect, test } from 'vitest';
import { discardDraft, saveSection } from '#rooms/edition/content/contract.ts';
import { addPartnership, markAnswered } from '#rooms/partners/partnerships/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { samplePartnership } from '#testing/samples.ts';
import { viewPending } from '../contract.ts';

test('counts what waits until it is dealt with, for whoever may see it', async () => {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  const pending = async () => (await client.call(viewPending, {})).body.records;
  expect(await pending()).toEqual([]);

  const sent = await app.visitor.call(addPartnership, { body: samplePartnership() });
  expect(sent.status).toBe(200);
  await client.call(saveSection, { body: { section: 'theme', values: { isShown: false } } });
  expect(await pending()).toEqual([
    { screen: '/admin/partnerships', count: 1, label: 'one request unanswered', isDot: false },
    { screen: '/admin/site', count: 1, label: '1 change waits to be published', isDot: true },
  ]);
  const user = await app.signInAs('User');
  expect((await user.client.call(viewPending, {})).body.records).toEqual([]);

  await client.call(markAnswered, { body: { ids: [sent.body.id ?? ''], answered: true } });
  await client.call(discardDraft, { body: {} });
  expect(await pending()).toEqual([]);
});
