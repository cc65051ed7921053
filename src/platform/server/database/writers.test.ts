import { describe, expect, test } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import { readSetting, writeSetting } from './settings.ts';
import type { Store } from './store.ts';
import { DatabaseUnavailable } from './unavailable.ts';
import { type Work, WriteQueue } from './write-queue.ts';

const WRITERS = 40;
const NAMES = Array.from({ length: WRITERS }, (_, number) => `writer ${number}`);

test('a queue of writers doesn’t keep everything else waiting', async () => {
  const { store } = await createTestApp();
  let turns = 0;
  let isOver = false;
  const countTurns = () => {
    turns += 1;
    if (!isOver) setImmediate(countTurns);
  };
  countTurns();
  await Promise.all(NAMES.map((name) => store.write((database) => writeSetting(database, 'written', name))));
  isOver = true;
  expect(turns).toBeGreaterThan(WRITERS / 2);
});

describe('writers that wait for each other', () => {
  test('share a transaction, in their order', async () => {
    const { store } = await createTestApp();
    const { queue, transactions } = watchedQueue(store);
    const seen = await Promise.all(NAMES.map((name) => queue.run((database) => replace(database, name))));
    expect(seen).toEqual([undefined, ...NAMES.slice(0, -1)]);
    expect(transactions()).toBe(1);
    expect(await readSetting(store.database, 'last')).toBe(NAMES.at(-1));
  });

  test('are answered only when their changes are durable', async () => {
    const { store } = await createTestApp();
    const queue = new WriteQueue((work) => store.database.transaction().execute(work));
    const seenOutside = NAMES.map((name) =>
      queue
        .run((database) => writeSetting(database, name, 'written'))
        .then(() => readSetting(store.database, name)),
    );
    expect(new Set(await Promise.all(seenOutside))).toEqual(new Set(['written']));
  });

  test('wait for the disk, while the next transaction is made', async () => {
    const { store } = await createTestApp();
    const disk = Promise.withResolvers<void>();
    const queue = new WriteQueue(
      (work) => store.database.transaction().execute(work),
      () => disk.promise,
    );
    let answered = 0;
    const write = (name: string) =>
      queue
        .run((database) => writeSetting(database, name, 'written'))
        .then(() => {
          answered += 1;
        });
    const first = write('first');
    await expect.poll(() => readSetting(store.database, 'first')).toBe('written');
    const second = write('second');
    await expect.poll(() => readSetting(store.database, 'second')).toBe('written');
    expect(answered).toBe(0);
    disk.resolve();
    await Promise.all([first, second]);
    expect(answered).toBe(2);
  });

  test('are refused if the disk fails', async () => {
    const { store } = await createTestApp();
    const durable = () => Promise.reject(new DatabaseUnavailable(new Error('no disk')));
    const queue = new WriteQueue((work) => store.database.transaction().execute(work), durable);
    const written = queue.run((database) => writeSetting(database, 'any', 'written'));
    await expect(written).rejects.toThrow(DatabaseUnavailable);
  });

  test('aren’t harmed by one that fails, and it leaves nothing behind', async () => {
    const { store } = await createTestApp();
    const { queue } = watchedQueue(store);
    const [, failing] = NAMES;
    const done = await Promise.allSettled(
      NAMES.map((name) =>
        queue.run(async (database) => {
          await writeSetting(database, name, 'written');
          if (name === failing) throw new Error('the lights went out');
        }),
      ),
    );
    const rejected = NAMES.filter((_, index) => done[index]?.status === 'rejected');
    expect(rejected).toEqual([failing]);
    const kept = await Promise.all(NAMES.map((name) => readSetting(store.database, name)));
    expect(NAMES.filter((_, index) => kept[index] === undefined)).toEqual([failing]);
  });

  test('are all refused, and none is made again, if the database is gone when they should be committed', async () => {
    const { store } = await createTestApp();
    const { queue, transactions } = watchedQueue(store, () => {
      throw new DatabaseUnavailable(new Error('connection lost'));
    });
    const done = await Promise.allSettled(
      NAMES.map((name) => queue.run((database) => replace(database, name))),
    );
    expect(done.filter(({ status }) => status === 'rejected')).toHaveLength(WRITERS);
    expect(transactions()).toBe(1);
  });
});

/** Writes its name and returns the one that was there. */
async function replace(database: Parameters<Work<unknown>>[0], name: string) {
  const before = await readSetting(database, 'last');
  await writeSetting(database, 'last', name);
  return before;
}

function watchedQueue({ database }: Store, afterCommit = () => {}) {
  let transactions = 0;
  const queue = new WriteQueue(async (work) => {
    transactions += 1;
    await database.transaction().execute(work);
    afterCommit();
  });
  return { queue, transactions: () => transactions };
}
