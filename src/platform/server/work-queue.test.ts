import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Busy, WorkQueue } from './work-queue.ts';

const LIMITS = { atOnce: 2, waiting: 3, refusal: () => 'Too much.' };

function startMany(queue: WorkQueue, count: number) {
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const results = Array.from({ length: count }, (_, number) =>
    queue.run(() => {
      started.push(number);
      return new Promise<number>((resolve) => ends.push(() => resolve(number)));
    }),
  );
  return { started, ends, results };
}

test('only so much is done at once, so much waits in order, and the rest is refused', async () => {
  const { started, ends, results } = startMany(new WorkQueue(LIMITS), 6);
  await expect(results[5]).rejects.toEqual(new Busy('Too much.'));
  expect(started).toEqual([0, 1]);
  for (const number of [0, 1, 2, 3, 4]) {
    await expect.poll(() => ends.length).toBeGreaterThan(number);
    ends[number]?.();
    expect(await results[number]).toBe(number);
  }
  expect(started).toEqual([0, 1, 2, 3, 4]);
});

test('a turn ends with its work, even if that fails, and only once', async () => {
  const queue = new WorkQueue({ ...LIMITS, atOnce: 1, waiting: 0 });
  await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  const end = await queue.begin();
  end();
  end();
  await queue.begin();
  await expect(queue.begin()).rejects.toBeInstanceOf(Busy);
});

test('who waits too long for a turn is refused, and doesn’t take it later', async () => {
  const queue = new WorkQueue({ ...LIMITS, atOnce: 1, patience: 20 });
  const end = await queue.begin();
  await expect(queue.begin()).rejects.toEqual(new Busy('Too much.'));
  const next = queue.begin();
  end();
  expect(await next).toBeTypeOf('function');
});

/** Does work that takes no time; tells whose was done, in order, and whose was refused. */
function record(queue: WorkQueue) {
  const done: string[] = [];
  const refused: string[] = [];
  const ask = async (whose: string) => {
    const work = queue.run(async () => void done.push(whose), whose);
    await work.catch(() => refused.push(whose));
  };
  return { done, refused, ask };
}

test('clients take turns, however much one of them has asked for before', async () => {
  const queue = new WorkQueue({ ...LIMITS, atOnce: 1, waiting: 20 });
  const end = await queue.begin('crowd');
  const { done, ask } = record(queue);
  const all = ['crowd', 'crowd', 'crowd', 'one', 'other', 'one', 'other', 'crowd'].map(ask);
  end();
  await Promise.all(all);
  expect(done).toEqual(['crowd', 'one', 'other', 'crowd', 'one', 'other', 'crowd', 'crowd']);
});

test('a client that asks for more while its work is done comes after the others', async () => {
  const queue = new WorkQueue({ ...LIMITS, atOnce: 1 });
  const end = await queue.begin();
  const first = queue.begin('one');
  const { done, ask } = record(queue);
  const others = ['other', 'other'].map(ask);
  end();
  const endFirst = await first;
  const second = ask('one');
  endFirst();
  await Promise.all([...others, second]);
  expect(done).toEqual(['other', 'one', 'other']);
});

test('when all places are taken, whoever has fewer takes the last of whoever has most', async () => {
  const queue = new WorkQueue({ ...LIMITS, atOnce: 1, waiting: 4 });
  const end = await queue.begin('crowd');
  const { done, refused, ask } = record(queue);
  const all = ['crowd', 'crowd', 'crowd', 'crowd', 'one', 'one', 'one'].map(ask);
  await all[2];
  expect(refused.toSorted()).toEqual(['crowd', 'crowd', 'one']);
  end();
  await Promise.all(all);
  expect(done).toEqual(['crowd', 'one', 'crowd', 'one']);
});

test('nobody takes a place from clients that have one each', async () => {
  const queue = new WorkQueue(LIMITS);
  const ends = [await queue.begin(), await queue.begin()];
  const { done, refused, ask } = record(queue);
  const all = ['one', 'two', 'three', 'four'].map(ask);
  for (const end of ends) end();
  await Promise.all(all);
  expect([done, refused]).toEqual([['one', 'two', 'three'], ['four']]);
});

const CLIENT = fc.constantFrom('a', 'b', 'c', 'd');

test('whoever asks, and however often: all places are used, in equal parts, and turns are taken in rounds', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(12), fc.array(CLIENT, { maxLength: 40 }), async (waiting, asking) => {
      const queue = new WorkQueue({ atOnce: 1, waiting, refusal: () => 'Too much.' });
      const end = await queue.begin();
      const { done, refused, ask } = record(queue);
      const all = asking.map(ask);
      end();
      await Promise.all(all);
      expect(done.length).toBe(Math.min(waiting, asking.length));
      expect(done.length + refused.length).toBe(asking.length);
      const turns = (whose: string) => done.filter((one) => one === whose).length;
      const most = Math.max(0, ...done.map(turns));
      for (const whose of refused) expect(turns(whose)).toBeGreaterThanOrEqual(most - 1);
      const rounds = done.map((whose, index) => done.slice(0, index).filter((one) => one === whose).length);
      expect(rounds).toEqual(rounds.toSorted((a, b) => a - b));
    }),
  );
});

test('whenever work is asked for and ends: no more than may is done or waits, nothing waits in vain, and all is answered', async () => {
  const step = fc.oneof(CLIENT, fc.constant('end'));
  const limits = fc.record({ atOnce: fc.integer({ min: 1, max: 3 }), waiting: fc.nat(5) });
  await fc.assert(
    fc.asyncProperty(limits, fc.array(step, { maxLength: 60 }), async ({ atOnce, waiting }, steps) => {
      const queue = new WorkQueue({ atOnce, waiting, refusal: () => 'Too much.' });
      const running: (() => void)[] = [];
      let left = 0;
      const ask = async (whose: string) => {
        left += 1;
        await queue.begin(whose).then(
          (end) => running.push(end),
          () => (left -= 1),
        );
      };
      for (const one of steps) {
        const end = running[0];
        if (one !== 'end') void ask(one);
        else if (end) {
          running.shift();
          left -= 1;
          end();
        }
        await setImmediate();
        expect(running.length).toBe(Math.min(left, atOnce));
        expect(left - running.length).toBeLessThanOrEqual(waiting);
      }
    }),
  );
});

test('work that somebody else wants too is done in whoever’s turn comes first', async () => {
  const queue = new WorkQueue({ ...LIMITS, atOnce: 1, waiting: 20 });
  const end = await queue.begin();
  const done: string[] = [];
  const ask = (whose: string, name: string) => queue.run(async () => void done.push(name), whose, name);
  const all = ['first', 'second', 'third', 'fourth'].map((name) => ask('crowd', name));
  all.push(ask('one', 'own'));
  for (const name of ['fourth', 'first', 'unknown']) queue.join(name, 'one');
  end();
  await Promise.all(all);
  expect(done).toEqual(['first', 'own', 'second', 'fourth', 'third']);
});

test('nobody delays the work of others by wanting it too, or loses their own when it is refused', async () => {
  const queue = new WorkQueue({ ...LIMITS, atOnce: 1, waiting: 4, patience: 50 });
  const end = await queue.begin();
  const done: string[] = [];
  const ask = (whose: string, name: string) => queue.run(async () => void done.push(name), whose, name);
  const all = [ask('crowd', 'a'), ask('crowd', 'b'), ask('crowd', 'c'), ask('one', 'own')];
  queue.join('own', 'crowd');
  queue.join('c', 'other');
  const refused = expect(ask('crowd', 'd')).rejects.toBeInstanceOf(Busy);
  end();
  await Promise.all([...all, refused]);
  expect(done).toEqual(['a', 'own', 'c', 'b']);
});
