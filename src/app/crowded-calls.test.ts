import { expect, test } from 'vitest';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { createTestApp } from '#testing/app.ts';

const AT_ONCE = 3_000;

test('of very many calls at once, those beyond the limit are told to try again', async () => {
  const { visitor } = await createTestApp();
  // With a query, because without one the answer is kept.
  const ask = () => visitor.fetch('/aiAPI/speakers/speakerlist?page=1');
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, ask));
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(0);
  expect(answers.filter(({ status }) => status === 200).length).toBe(AT_ONCE - refused.length);
  expect(refused.filter(({ headers }) => !headers.has('retry-after'))).toEqual([]);
  expect((await ask()).status).toBe(200);
});

test('one network that makes very many calls at once keeps no other from its own', async () => {
  const app = await createTestApp({ TRUST_PROXY: '1' });
  const ask = async (network: string) =>
    (await app.client({ 'x-forwarded-for': network }).call(addAttendee, { body: {} as never })).status;
  const many = Array.from({ length: AT_ONCE }, () => ask('192.0.2.7'));
  const others = ['198.51.100.1', '198.51.100.2', '198.51.100.3'].map(ask);
  expect(await Promise.all(others)).toEqual([422, 422, 422]);
  expect(await Promise.all(many)).toContain(503);
});
