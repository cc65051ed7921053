import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { id, text } from './fields.ts';
import { listOf, listQuery } from './lists.ts';
import { fromRequest, nextPage, sentName, toRequest } from './own-request.ts';
import { isBasedOn, version } from './version.ts';

const said = { summary: 'x', access: 'anyone' } as const;
const list = defineCall({
  ...said,
  name: 'list',
  method: 'GET',
  path: '/api/v1/looms',
  query: { ...listQuery(['name', 'date']), state: text(9).optional() },
  reply: listOf(z.strictObject({ id: z.string() })),
});
const change = (seen: z.ZodType) =>
  defineCall({
    ...said,
    name: 'change',
    method: 'PUT',
    path: '/api/v1/looms/{loomId}',
    body: z.strictObject({ loomId: id, name: z.string(), version: seen }),
  });
const optional = change(version);
const request = { path: { id: 'a1' }, query: {}, body: { name: 'Ama' }, ifMatch: undefined };

test('a list’s query travels in one style, and comes back as it was', () => {
  const query = { page: '2', pageSize: '10', sort: 'date', order: 'desc', search: 'ama', state: 'new' };
  const { address } = toRequest(list, { query });
  const sent = Object.fromEntries(new URL(address, 'http://summit.example').searchParams);
  expect(sent).toEqual({
    'page[number]': '2',
    'page[size]': '10',
    search: 'ama',
    'filter[state]': 'new',
    sort: '-date',
  });
  expect(fromRequest(list, { ...request, path: {}, query: sent }).query).toEqual(query);
  expect(sentName(list, 'pageSize')).toBe('page[size]');
});

test('a list that nobody asked a page of has the first hundred, and the address of the next', () => {
  const { query } = fromRequest(list, { ...request, path: {}, query: { search: 'ama' } });
  expect(query).toEqual({ page: '1', pageSize: '100', search: 'ama' });
  const records = Array.from({ length: 100 }, (_, index) => index);
  const asked = { search: 'ama', page: 1, pageSize: 100 };
  expect(nextPage(list, asked, { records, total: 101 })).toBe(
    toRequest(list, { query: { ...asked, page: 2 } }).address,
  );
  expect(nextPage(list, asked, { records, total: 100 })).toBeUndefined();
  expect(nextPage(list, { page: 3 }, { records: records.slice(10), total: 1_000 })).toContain('=4');
  expect(nextPage(list, { page: 9 }, { records: [], total: 5 })).toBeUndefined();
});

test('an id is in the path, and the version in a header', () => {
  const input = { loomId: 'a1', name: 'Ama', version: 'v1' };
  expect(toRequest(optional, { body: input })).toEqual({
    address: '/api/v1/looms/a1',
    body: { name: 'Ama' },
    headers: { 'If-Match': '"v1"' },
  });
  expect(fromRequest(optional, { ...request, ifMatch: '"v1"' }).body).toEqual(input);
  expect(fromRequest(optional, { ...request, ifMatch: '*' }).body).toEqual({ loomId: 'a1', name: 'Ama' });
});

test.each([
  ['one that a proxy made weak', 'W/"v1"'],
  ['one that a proxy added to', '"v1-gzip"'],
  ['one of several', '"v0", W/"v1"'],
])('a version is %s: %s', (_what, ifMatch) => {
  const { version: sent } = fromRequest(optional, { ...request, ifMatch }).body;
  expect([isBasedOn(String(sent), 'v1'), isBasedOn(String(sent), 'v2')]).toEqual([true, false]);
});

test.each([
  ['names of our own fields in a query', list, { query: { page: '1', order: 'asc' } }, 'invalid'],
  ['an id in the body', optional, { body: { loomId: 'a1', name: 'Ama' } }, 'invalid'],
  ['a version in the body', optional, { body: { version: 'v1', name: 'Ama' } }, 'invalid'],
  ['a version without quotes', optional, { ifMatch: 'v1' }, 'malformed'],
  ['no version where one must be named', change(z.string()), {}, 'version-missing'],
])('%s is refused', (_what, call, given, code) => {
  expect(() => fromRequest(call, { ...request, ...given })).toThrow(expect.objectContaining({ code }));
});

test('a path names a field of the call', () => {
  const path = '/api/v1/looms/{thread}';
  expect(() => defineCall({ ...said, name: 'odd', method: 'GET', path })).toThrow('{thread}');
});
