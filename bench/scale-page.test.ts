import { expect, test } from 'vitest';
import { costRows, readScalePage } from './scale-page.ts';

test('the documentation says what was measured last', () => {
  const page = readScalePage().split('\n');
  const rows = costRows();
  expect(page).toEqual(expect.arrayContaining(rows));
  for (const row of rows) expect(row.split(' | '), 'one, two and four instances').toHaveLength(5);
});
