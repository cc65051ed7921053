import { expect, test } from 'vitest';
import { sortedBy } from './sorted-by.ts';

test('records are sorted by a key that is made once of each, then by their ids, from either end', () => {
  const records = [
    { id: 'c', name: 'Esi' },
    { id: 'b', name: 'Ama' },
    { id: 'a', name: 'Esi' },
  ];
  let made = 0;
  const keyOf = ({ name }: { name: string }) => {
    made += 1;
    return name;
  };
  const ids = (order: 'asc' | 'desc') => sortedBy(records, keyOf, order).map(({ id }) => id);
  expect(ids('asc')).toEqual(['b', 'a', 'c']);
  expect(made).toBe(records.length);
  expect(ids('desc')).toEqual(['c', 'a', 'b']);
});
