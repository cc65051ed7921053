import { expect, test } from 'vitest';
import { type Listener, on, publish } from '#platform/server/events.ts';
import { NOBODY_TO_CONFIRM } from '#platform/server/http/context.ts';
import { createTestApp } from '#testing/app.ts';
import { countingJob, jobRows } from '#testing/jobs.ts';
import { withActivity } from './service.ts';

declare module '#platform/server/events.ts' {
  interface DomainEvents {
    SeedSown: { of: string };
    PlantGrown: { of: string };
  }
}

async function garden(...listeners: readonly Listener[]) {
  const app = await createTestApp();
  const modules = [...app.services.modules, { on: listeners }];
  return { app, context: { ...app.services, modules, actor: undefined, confirmAccess: NOBODY_TO_CONFIRM } };
}

test('who listens is told once of all events of a name, and then of what these led to', async () => {
  const told: unknown[] = [];
  const { context } = await garden(
    on('PlantGrown', async (_database, _services, events) => told.push(['grown', ...events])),
    on('SeedSown', async (database, _services, events) => {
      told.push(['sown', ...events]);
      for (const event of events) publish(database, 'PlantGrown', event);
    }),
  );
  await withActivity(context, async (database) => {
    for (const of of ['okra', 'millet']) publish(database, 'SeedSown', { of });
    return { result: undefined };
  });
  expect(told).toEqual([
    ['sown', { of: 'okra' }, { of: 'millet' }],
    ['grown', { of: 'okra' }, { of: 'millet' }],
  ]);
});

test('who listens can undo what happened, and what was undone isn’t told to the next change', async () => {
  const told: string[] = [];
  const { app, context } = await garden(
    on('SeedSown', async (_database, _services, events) => {
      told.push(...events.map(({ of }) => of));
      if (told.includes('weed')) throw new Error('not in this garden');
    }),
  );
  const sow = (of: string, fails = false) =>
    withActivity(context, async (database) => {
      publish(database, 'SeedSown', { of });
      await database.insertInto('settings').values({ name: of, value: 'sown' }).execute();
      if (fails) throw new Error('no rain');
      return { result: undefined };
    });
  // At the same time, so that they share a transaction on SQLite.
  const sown = await Promise.allSettled([sow('maize', true), sow('okra'), sow('weed')]);
  expect(sown.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected']);
  expect(new Set(told)).toEqual(new Set(['okra', 'weed']));
  const kept = app.store.database.selectFrom('settings').select('name').where('value', '=', 'sown');
  expect(await kept.execute()).toEqual([{ name: 'okra' }]);
});

test('a job that listens is requested in the transaction', async () => {
  const { job } = countingJob({ kind: 'watering', schedule: 'on demand' });
  const { app, context } = await garden(on('SeedSown', job));
  const sow = (fails: boolean) =>
    withActivity(context, async (database) => {
      publish(database, 'SeedSown', { of: 'okra' });
      publish(database, 'SeedSown', { of: 'millet' });
      if (fails) throw new Error('no rain');
      return { result: undefined };
    });
  await expect(sow(true)).rejects.toThrow('no rain');
  expect(await jobRows(app)).toEqual([]);
  await sow(false);
  expect(await jobRows(app)).toMatchObject([{ kind: 'watering' }]);
});

test('nothing is published outside a change', async () => {
  const { app } = await garden();
  expect(() => publish(app.store.database, 'SeedSown', { of: 'okra' })).toThrow('belong to a change');
});
