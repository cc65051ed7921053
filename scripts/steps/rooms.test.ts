import { expect, test } from 'vitest';
import { importsOf, TEST_OR_TOOL } from './imports.ts';
import { ROOMS, roomOf } from './rooms.ts';
import { readSources } from './sources.ts';

const ARROWS = Object.entries(ROOMS).flatMap(([room, others]) => others.map((other) => `${room} → ${other}`));

test('a room only uses rooms that stand before it', () => {
  const order = Object.keys(ROOMS);
  for (const [room, others] of Object.entries(ROOMS))
    for (const other of others)
      expect(order.indexOf(other), `${room} → ${other}`).toBeLessThan(order.indexOf(room));
});

test('each arrow between rooms is used, and there are at most 45', () => {
  const used = [...readSources('src/rooms/**/*.{ts,tsx}')].flatMap(([from, source]) =>
    TEST_OR_TOOL.test(from)
      ? []
      : importsOf(from, source).flatMap(({ to }) =>
          roomOf(to) && roomOf(to) !== roomOf(from) ? [`${roomOf(from)} → ${roomOf(to)}`] : [],
        ),
  );
  expect([...new Set(used)].toSorted()).toEqual(ARROWS.toSorted());
  expect(ARROWS.length).toBeLessThanOrEqual(45);
});
