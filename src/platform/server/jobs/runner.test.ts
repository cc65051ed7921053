import { expect, onTestFinished, test } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import { anotherInstance, countingJob, jobRows } from '#testing/jobs.ts';
import { requestJob } from './request.ts';
import { JobRunner } from './runner.ts';

const HOUR_MS = 60 * 60 * 1000;

test('a job that repeats runs at once, then after each interval', async () => {
  const app = await createTestApp();
  const { job, subjects } = countingJob();
  const runner = new JobRunner(app.services, [job]);
  await runner.runDue();
  await runner.runDue();
  expect(subjects).toHaveLength(1);
  app.clock.advance(HOUR_MS);
  await runner.runDue();
  expect(subjects).toHaveLength(2);
});

test('a job that repeats isn’t delayed by a clock that was ahead', async () => {
  const app = await createTestApp();
  const { job, subjects } = countingJob();
  app.clock.advance(1_000 * HOUR_MS);
  await new JobRunner(app.services, [job]).runDue();
  app.clock.advance(-1_000 * HOUR_MS);
  await new JobRunner(app.services, [job]).runDue();
  app.clock.advance(HOUR_MS);
  await new JobRunner(app.services, [job]).runDue();
  expect(subjects).toHaveLength(2);
});

test('a job that was held by the time of a clock that was ahead runs again', async () => {
  const app = await createTestApp();
  const { job, subjects } = countingJob();
  const runner = anotherInstance(app, [job]);
  await runner.runDue();
  const hold = async (ms: number) => {
    const now = app.clock.now().getTime();
    const leased_until = new Date(now + ms).toISOString();
    const held = { leased_by: 'a process that died', leased_until, due_at: new Date(now).toISOString() };
    await app.store.database.updateTable('jobs').set(held).execute();
    await runner.runDue();
  };
  await hold(60_000);
  expect(subjects).toHaveLength(1);
  await hold(HOUR_MS);
  expect(subjects).toHaveLength(2);
});

test('a daily job runs once after its time of day', async () => {
  const app = await createTestApp({ CLOCK: '2025-07-01T09:00:00Z' });
  const { job, subjects } = countingJob({ schedule: { daily: '03:30' } });
  const runner = new JobRunner(app.services, [job]);
  await runner.runDue();
  expect(subjects, 'at the first start').toHaveLength(0);
  for (const [instant, runs] of [
    ['2025-07-02T03:29:59Z', 0],
    ['2025-07-02T03:30:00Z', 1],
    ['2025-07-02T23:00:00Z', 1],
    ['2025-07-03T04:00:00Z', 2],
  ] as const) {
    app.clock.set(instant);
    await runner.runDue();
    expect(subjects, instant).toHaveLength(runs);
  }
});

test('a job on demand runs once for each subject, when it is due, and leaves nothing behind', async () => {
  const app = await createTestApp();
  const { job, subjects } = countingJob({ schedule: 'on demand' });
  const runner = new JobRunner(app.services, [job]);
  const due = new Date(app.clock.now().getTime() + HOUR_MS);
  for (const subject of ['one', 'two', 'one']) {
    await requestJob(app.store.database, job, { subject, due });
  }
  await runner.runDue();
  expect(subjects).toEqual([]);
  app.clock.advance(HOUR_MS);
  await runner.runDue();
  expect(subjects).toEqual(['one', 'two']);
  expect(await jobRows(app)).toEqual([]);
});

test('a job that is requested again while it runs, runs once more', async () => {
  const app = await createTestApp();
  let runs = 0;
  const { job } = countingJob({
    schedule: 'on demand',
    run: async ({ store, clock }) => {
      runs += 1;
      if (runs === 1) await requestJob(store.database, job, { due: clock.now() });
    },
  });
  await requestJob(app.store.database, job, { due: app.clock.now() });
  await new JobRunner(app.services, [job]).runDue();
  expect(runs).toBe(2);
  expect(await jobRows(app)).toEqual([]);
});

test('of several instances that look at once, one runs each job', async () => {
  const app = await createTestApp();
  const { job, subjects } = countingJob({ schedule: 'on demand' });
  const requested = Array.from({ length: 30 }, (_, number) => String(number).padStart(2, '0'));
  for (const subject of requested)
    await requestJob(app.store.database, job, { subject, due: app.clock.now() });
  const instances = Array.from({ length: 3 }, () => anotherInstance(app, [job]));
  await Promise.all(instances.map((instance) => instance.runDue()));
  expect(subjects.toSorted()).toEqual(requested);
});

test('a job that takes too long is told to end', async () => {
  const app = await createTestApp();
  const { job } = countingJob({ limit: 20, run: ({ signal }) => endOf(signal) });
  await new JobRunner(app.services, [job]).runDue();
  expect(await jobRows(app)).toMatchObject([{ attempts: 1, last_error: 'Error: it took too long' }]);
});

test('stopping waits for the running job, which another instance then continues at once', async () => {
  const app = await createTestApp();
  let hasEnded = false;
  const { job } = countingJob({
    run: async ({ signal }) => {
      await endOf(signal).finally(() => {
        hasEnded = true;
      });
    },
  });
  const runner = new JobRunner(app.services, [job]);
  runner.start();
  await expect.poll(async () => (await jobRows(app))[0]?.leased_by).toBeTruthy();
  await runner.stop();
  expect(hasEnded).toBe(true);
  expect(await jobRows(app)).toMatchObject([{ leased_by: null, attempts: 0, last_error: null }]);
  const other = countingJob();
  await new JobRunner(app.services, [other.job]).runDue();
  expect(other.subjects).toHaveLength(1);
});

test('while it runs, a long job keeps neither visitors nor other jobs waiting', async () => {
  const app = await createTestApp();
  const { job: long } = countingJob({ kind: 'long', run: ({ signal }) => endOf(signal) });
  const short = countingJob({ kind: 'short' });
  const runner = new JobRunner(app.services, [long, short.job]);
  runner.start();
  onTestFinished(() => runner.stop());
  await expect.poll(() => short.subjects.length).toBeGreaterThan(0);
  await app.store.database.insertInto('settings').values({ name: 'written', value: 'meanwhile' }).execute();
  expect(await jobRows(app)).toHaveLength(2);
});

function endOf(signal: AbortSignal): Promise<void> {
  return new Promise((_resolve, reject) => {
    // It may be told to end before it begins.
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}

test('jobs that wait for somebody silent keep no other from its turn', async () => {
  const app = await createTestApp();
  const silence = Promise.withResolvers<void>();
  const waiting = [1, 2, 3, 4].map(
    (number) =>
      countingJob({ kind: `waiting ${number}`, waitsForOthers: true, run: () => silence.promise }).job,
  );
  const others = [1, 2, 3].map((number) => countingJob({ kind: `other ${number}` }));
  const runner = new JobRunner(app.services, [...waiting, ...others.map(({ job }) => job)]);
  onTestFinished(() => runner.stop());
  runner.start();
  await expect.poll(() => others.flatMap(({ subjects }) => subjects).length).toBe(3);
  silence.resolve();
});
