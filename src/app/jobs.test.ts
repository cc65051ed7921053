import { expect, test } from 'vitest';
import { JobRunner } from '#platform/server/jobs/runner.ts';
import { createTestApp } from '#testing/app.ts';
import { createJobs } from './modules.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

test('what has expired is forgotten, and nothing else', async () => {
  const app = await createTestApp();
  const { database } = app.store;
  await app.signInAs('User');
  app.clock.advance(DAY_MS);
  const { sessionId } = await app.signInAs('User');
  const at = (ms: number) => new Date(Date.now() + ms).toISOString();
  await database
    .insertInto('used_solutions')
    .values([
      { hash: 'old', expires_at: at(-1) },
      { hash: 'valid', expires_at: at(DAY_MS) },
    ])
    .execute();
  await new JobRunner(app.services, createJobs(app.services.config)).runDue();
  expect(await database.selectFrom('sessions').select('id').execute()).toEqual([{ id: sessionId }]);
  expect(await database.selectFrom('used_solutions').select('hash').execute()).toEqual([{ hash: 'valid' }]);
});
