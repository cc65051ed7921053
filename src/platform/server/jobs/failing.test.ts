import { once } from 'node:events';
import { expect, test } from 'vitest';
import { withActivity } from '#rooms/ground/activity/server/service.ts';
import { createTestApp } from '#testing/app.ts';
import { holdingProcess } from '#testing/holding-process.ts';
import { anotherInstance, countingJob, jobRows } from '#testing/jobs.ts';
import { requestJob } from './request.ts';
import { LEASE_MS } from './run.ts';
import { JobRunner } from './runner.ts';
import { ATTEMPTS_MAX } from './schedule.ts';

const HOUR_MS = 60 * 60 * 1000;

test('a job whose holder is killed is taken over once the lease has ended', async () => {
  const app = await createTestApp();
  const { job, subjects } = countingJob();
  const holder = await holdingProcess(app, job.kind);
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  const runner = new JobRunner(app.services, [job]);
  await runner.runDue();
  expect(subjects).toEqual([]);
  // The other process's clock ran on meanwhile.
  app.clock.advance(LEASE_MS + HOUR_MS);
  await runner.runDue();
  expect(subjects).toHaveLength(1);
});

test('a process that lost the lease can’t change anything any more', async () => {
  const app = await createTestApp();
  const overtaken = Promise.withResolvers<void>();
  const outcomes: unknown[] = [];
  const slow = countingJob({
    run: async (context) => {
      await overtaken.promise;
      const change = withActivity(context, async () => ({ result: 'changed' }));
      outcomes.push(await change.catch((thrown: Error) => thrown.message));
    },
  });
  const slowly = anotherInstance(app, [slow.job]).runDue();
  await expect.poll(async () => (await jobRows(app))[0]?.leased_by).toBeTruthy();
  app.clock.advance(LEASE_MS);
  const { job, subjects } = countingJob();
  await anotherInstance(app, [job]).runDue();
  overtaken.resolve();
  await slowly;
  expect(subjects).toHaveLength(1);
  expect(outcomes).toEqual(['another instance has taken over']);
  expect(await jobRows(app)).toMatchObject([{ last_error: null, attempts: 0 }]);
});

test('a failing job is tried again after ever longer waits, then given up', async () => {
  const app = await createTestApp();
  let runs = 0;
  const { job } = countingJob({
    schedule: 'on demand',
    run: async () => {
      runs += 1;
      throw new Error('no such luck');
    },
  });
  const runner = new JobRunner(app.services, [job]);
  await requestJob(app.store.database, job, { due: app.clock.now() });
  const waits: number[] = [];
  for (let tries = 1; tries <= ATTEMPTS_MAX; tries += 1) {
    await runner.runDue();
    expect(runs).toBe(tries);
    const [row] = await jobRows(app);
    expect(row).toMatchObject({
      attempts: tries < ATTEMPTS_MAX ? tries : 0,
      last_error: 'Error: no such luck',
    });
    const wait = Date.parse(row?.due_at ?? '') - app.clock.now().getTime();
    waits.push(wait);
    app.clock.advance(wait);
  }
  expect(waits.slice(0, -1)).toEqual(waits.slice(0, -1).toSorted((one, other) => one - other));
  expect((await jobRows(app))[0]?.failed_at).toBe(app.clock.now().toISOString());
  app.clock.advance(1_000 * HOUR_MS);
  await runner.runDue();
  expect(runs, 'given up').toBe(ATTEMPTS_MAX);
  await requestJob(app.store.database, job, { due: app.clock.now() });
  await runner.runDue();
  expect(runs, 'requested again').toBe(ATTEMPTS_MAX + 1);
});

test('a job that ends the whole program each time is given up as well', async () => {
  const app = await createTestApp();
  const { job, subjects } = countingJob({ schedule: 'on demand' });
  await requestJob(app.store.database, job, { due: app.clock.now() });
  await app.store.database.updateTable('jobs').set({ attempts: ATTEMPTS_MAX }).execute();
  await new JobRunner(app.services, [job]).runDue();
  expect(subjects).toEqual([]);
  expect(await jobRows(app)).toMatchObject([{ failed_at: app.clock.now().toISOString() }]);
});

test('a job that repeats goes on with its next turn, however often it failed', async () => {
  const app = await createTestApp();
  const { job } = countingJob({ run: () => Promise.reject(new Error('no such luck')) });
  const runner = new JobRunner(app.services, [job]);
  for (let tries = 0; tries < 2 * ATTEMPTS_MAX; tries += 1) {
    await runner.runDue();
    const [row] = await jobRows(app);
    expect(row?.failed_at).toBeNull();
    const wait = Date.parse(row?.due_at ?? '') - app.clock.now().getTime();
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(HOUR_MS);
    app.clock.advance(wait);
  }
});
