import { expect, test } from 'vitest';
import { mergeDistinct } from './merge-distinct.ts';

test('what two tables declare is refused, even if they agree', () => {
  expect(mergeDistinct({ a: 1 }, {}, { b: 2 })).toEqual({ a: 1, b: 2 });
  expect(() => mergeDistinct({ a: 1 }, { b: 2, a: 1 })).toThrow('a is declared twice');
});
