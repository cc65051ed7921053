import { expect, test } from 'vitest';
import { queueLongRead } from '#platform/server/long-reads.ts';
import { createTestApp } from '#testing/app.ts';
import { addMailing, previewMailing } from '../contract.ts';

const AT_ONCE = 2;
const WAITING = 20;

test('whom a mailing reaches is read in turn with other long lists, and no further one may wait', async () => {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  const body = { purpose: 'notice', subject: 'News', body: '<p>Another hall.</p>', audience: {} } as const;
  const { id = '' } = (await client.call(addMailing, { body })).body;
  const others = Promise.withResolvers<void>();
  const reading = Array.from({ length: AT_ONCE }, () => queueLongRead(() => others.promise));
  const preview = async () => (await client.call(previewMailing, { query: { id } })).status;
  const statuses = Array.from({ length: WAITING + 1 }, preview);
  expect(await Promise.race(statuses)).toBe(503);
  others.resolve();
  await Promise.all(reading);
  expect((await Promise.all(statuses)).toSorted()).toEqual([...Array(WAITING).fill(200), 503]);
});
