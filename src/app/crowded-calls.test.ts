import { expect, test } from 'vitest';
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
