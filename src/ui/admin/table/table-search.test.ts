import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { defineCall } from '#platform/contract/define-call.ts';
import { listOf, listQuery, PAGE_SIZE_MAX } from '#platform/contract/lists.ts';
import { isNarrowed, sortableColumns, tableSearch } from './table-search.ts';

const list = defineCall({
  name: 'things',
  summary: 'Things',
  method: 'GET',
  path: 'things',
  access: 'administrator',
  query: { ...listQuery(['name', 'size'] as const), colour: z.enum(['red', 'blue']).optional() },
  reply: listOf(z.object({ id: z.string() })),
});

describe('a table’s state in the address', () => {
  const read = tableSearch(list);

  test('is read with the list’s own declaration', () => {
    const given = { page: '2', pageSize: '20', sort: 'name', order: 'desc', search: ' 0244 ', colour: 'red' };
    expect(read(given)).toEqual({
      page: 2,
      pageSize: 20,
      sort: 'name',
      order: 'desc',
      search: '0244',
      colour: 'red',
    });
  });

  test('names the open record, if the table can open records', () => {
    expect(read({ record: '0198-abc' })).toEqual({});
    expect(tableSearch(list, { opensRecords: true })({ record: '0198-abc' })).toEqual({ record: '0198-abc' });
    expect(tableSearch(list, { opensRecords: true })({ record: 'not an id' })).toEqual({});
  });

  test('requests no more rows than one page can hold', () => {
    expect(read({ pageSize: String(PAGE_SIZE_MAX) })).toEqual({ pageSize: PAGE_SIZE_MAX });
    expect(read({ pageSize: String(PAGE_SIZE_MAX + 1) })).toEqual({});
  });

  test('drops invalid values', () => {
    expect(
      read({ page: '-1', sort: 'password', order: 'up', search: '', colour: 'green', other: 'x' }),
    ).toStrictEqual({
      page: undefined,
      sort: undefined,
      order: undefined,
      search: undefined,
      colour: undefined,
      other: undefined,
    });
  });
});

test('the sortable columns are the declared ones', () => {
  expect(sortableColumns(list)).toEqual(['name', 'size']);
});

test('a search or a filter narrows a list; sorting and paging don’t', () => {
  expect(isNarrowed({ page: 3, pageSize: 5, sort: 'name', order: 'asc' })).toBe(false);
  expect(isNarrowed({ search: 'ama' })).toBe(true);
  expect(isNarrowed({ colour: 'red' })).toBe(true);
});
