import { expect, test, vi } from 'vitest';
import { Health } from '#platform/server/health.ts';
import { createTestApp, type TestApp } from '#testing/app.ts';

async function readiness({ visitor }: TestApp) {
  const response = await visitor.fetch('/health/ready');
  return [response.status, await response.json()];
}

/** A result is valid for a second. */

test('it is ready while the database can be written, and not when it can’t', async () => {
  const app = await createTestApp();
  expect(await readiness(app)).toEqual([200, { status: 'ready' }]);
  await app.store.database.schema.dropTable('settings').execute();
  await expect.poll(() => readiness(app)).toEqual([503, { status: 'not ready' }]);
});

test('many checks, at once or one after another, share one write', async () => {
  const app = await createTestApp();
  const writes = vi.spyOn(app.store, 'write');
  const answers = await Promise.all(Array.from({ length: 30 }, () => readiness(app)));
  expect(answers).toEqual(Array(30).fill([200, { status: 'ready' }]));
  await readiness(app);
  expect(writes).toHaveBeenCalledOnce();
});

test('the log says once why it isn’t ready, and once that it is ready again', async () => {
  const { store, services } = await createTestApp();
  const { log } = services;
  const logged = [vi.spyOn(log, 'error'), vi.spyOn(log, 'warn')];
  const calls = () => logged.map(({ mock }) => mock.calls.length);
  const health = new Health(store, log);
  await health.ready();
  expect(calls()).toEqual([0, 0]);
  const broken = vi.spyOn(store, 'assertSound').mockImplementation(() => {
    throw new Error('the disk is full');
  });
  await expect.poll(() => health.ready()).toBe(false);
  await health.ready();
  expect(calls()).toEqual([1, 0]);
  expect(log.error).toHaveBeenCalledWith({ err: new Error('the disk is full') }, expect.any(String));
  broken.mockRestore();
  await expect.poll(() => health.ready()).toBe(true);
  expect(calls()).toEqual([1, 1]);
});
