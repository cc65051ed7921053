import { expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '#testing/app.ts';

async function readiness({ visitor }: TestApp) {
  const response = await visitor.fetch('/health/ready');
  return [response.status, await response.json()];
}

test('it is ready while the database can be written, and not when it can’t', async () => {
  const app = await createTestApp();
  expect(await readiness(app)).toEqual([200, { status: 'ready' }]);
  await app.store.database.schema.dropTable('settings').execute();
  expect(await readiness(app)).toEqual([503, { status: 'not ready' }]);
});

test('many simultaneous checks share one write', async () => {
  const app = await createTestApp();
  const transactions = vi.spyOn(app.store.database, 'transaction');
  const answers = await Promise.all(Array.from({ length: 30 }, () => readiness(app)));
  expect(answers).toEqual(Array(30).fill([200, { status: 'ready' }]));
  expect(transactions).toHaveBeenCalledOnce();
  await readiness(app);
  expect(transactions).toHaveBeenCalledTimes(2);
});
