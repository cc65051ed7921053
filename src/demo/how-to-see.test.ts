import { expect, test } from 'vitest';
import { writeSetting } from '#platform/server/database/settings.ts';
import { SEEDED } from '#rooms/edition/editions/server/service.ts';
import { createTestApp } from '#testing/app.ts';
import { howToSee } from './how-to-see.ts';

const AFTER = '2025-08-28T00:00:00Z';
const TOLD =
  'The sample summit is over. To see it before: CLOCK=2025-08-01T09:00:00Z npm start, and during: CLOCK=2025-08-26T10:00:00Z npm start';

async function onceOver(seed: string) {
  const app = await createTestApp();
  await writeSetting(app.store.database, SEEDED, seed);
  app.clock.set(AFTER);
  return app;
}

test('how to see the sample summit before and during is told once it is over', async () => {
  const { services, clock } = await onceOver('demo');
  expect(await howToSee(services)).toBe(TOLD);
  for (const now of ['2025-08-01T09:00:00Z', '2025-08-26T10:00:00Z', '2025-08-27T23:59:59Z']) {
    clock.set(now);
    expect(await howToSee(services), now).toBeUndefined();
  }
});

test('nothing is told of a summit that is no sample, nor in production, where the clock can’t be set', async () => {
  const real = await onceOver('event');
  expect(await howToSee(real.services)).toBeUndefined();
  const { services } = await onceOver('demo');
  expect(await howToSee({ ...services, config: { ...services.config, production: true } })).toBeUndefined();
});
