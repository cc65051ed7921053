import { expect, test } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import { writeSetting } from './settings.ts';
import { writeTransaction } from './store.ts';

const WRITERS = 40;

test('a queue of writers doesn’t keep everything else waiting', async () => {
  const { store } = await createTestApp();
  let turns = 0;
  let isOver = false;
  const countTurns = () => {
    turns += 1;
    if (!isOver) setImmediate(countTurns);
  };
  countTurns();
  const write = (_: unknown, number: number) =>
    writeTransaction(store, (database) => writeSetting(database, 'written', String(number)));
  await Promise.all(Array.from({ length: WRITERS }, write));
  isOver = true;
  expect(turns).toBeGreaterThan(WRITERS / 2);
});
