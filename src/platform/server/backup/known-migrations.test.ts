import { expect, test } from 'vitest';
import { assertOurs } from './known-migrations.ts';

const [FIRST, SECOND, THIRD] = [
  '001-foundation',
  '002-speakers-sponsors-blog',
  '003-search-and-sorting',
] as const;

test('a database of this version or an earlier one is ours', () => {
  for (const applied of [[FIRST], [FIRST, SECOND], [THIRD, FIRST, SECOND]]) {
    expect(() => assertOurs('backup', applied)).not.toThrow();
  }
});

test.each([
  ['an empty one', [], /no database of this program/],
  ['a foreign one', ['2020-01-01-theirs'], /no database of this program/],
  ['a newer one', [FIRST, SECOND, '999-newer'], /newer version .* 999-newer/],
  ['one with a gap', [FIRST, THIRD], /isn’t complete.* 002/],
])('%s is refused', (_which, applied, reason) => {
  expect(() => assertOurs('backup', applied)).toThrow(reason);
});
