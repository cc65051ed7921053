import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fromRoot } from '#platform/server/project-root.ts';
import type { Comparison } from './compare.ts';
import { findCostlier, findSlower, keepBest } from './results.ts';

const { ratios } = JSON.parse(readFileSync(fromRoot('bench/results.json'), 'utf8')) as {
  ratios: Record<string, number>;
};
const NOTHING = { processorUs: 0, generatorUs: 0, perSecond: 0, p50Ms: 0, p99Ms: 0 };
const SOON = { p50Ms: 1, p99Ms: 2 };
const all = () =>
  new Map<string, Comparison>(
    Object.entries(ratios).map(([what, ratio]) => [what, { ours: NOTHING, raw: NOTHING, ratio }]),
  );

test('what is as quick as recorded passes the check, and what is a fifth slower doesn’t', () => {
  const measured = all();
  expect(findSlower(measured, SOON)).toEqual([]);
  for (const one of measured.values()) one.ratio *= 0.79;
  expect(findSlower(measured, SOON)).toHaveLength(measured.size);
});

test('what is measured or recorded alone doesn’t pass, nor a page that waits', () => {
  const measured = all();
  const [first = ''] = measured.keys();
  const one = measured.get(first);
  measured.delete(first);
  if (one) measured.set('something else', one);
  expect(findSlower(measured, { p50Ms: 6, p99Ms: 9 })).toEqual([
    expect.stringMatching(/^something else: .*, not recorded$/),
    `${first}: recorded, but not measured`,
    expect.stringMatching(/^a page while 32 clients register: half within 6\.0 ms/),
  ]);
});

test('the best stays recorded, so that a cost can’t creep', () => {
  const recorded = { list: 10, page: 3, gone: 1 };
  const measured = new Map([
    ['list', 11.9],
    ['page', 2],
    ['new', 4],
  ]);
  expect(keepBest(recorded, measured, Math.min)).toEqual({ list: 10, page: 2, new: 4 });
  expect(keepBest(recorded, measured, Math.max)).toEqual({ list: 11.9, page: 3, new: 4 });
  const known = { recorded, noiseMs: 1 };
  expect(findCostlier(measured, known)).toEqual([]);
  expect(findCostlier(new Map([['list', 13.1]]), known)).toEqual(['list: 13.1 ms, recorded 10.0']);
});
