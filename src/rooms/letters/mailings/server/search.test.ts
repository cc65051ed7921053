import { expect, test } from 'vitest';
import { FOUND_PER_KIND, searchEverything } from '#rooms/edition/search/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { addMailing, viewMailings } from '../contract.ts';

test('the list is searched for the words as they are, whatever their case', async () => {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  for (const subject of ['100% of the places', 'Where_to park'])
    await client.call(addMailing, {
      body: { purpose: 'notice', subject, body: '<p>Words</p>', audience: {} },
    });
  const found = async (search: string) =>
    (await client.call(viewMailings, { query: { search } })).body.records.map(({ subject }) => subject);
  expect(await found('100% OF')).toEqual(['100% of the places']);
  expect(await found('where_to')).toEqual(['Where_to park']);
  expect(await found('1%0')).toEqual([]);
  expect(await found('Where to')).toEqual([]);
  expect(await found('\\')).toEqual([]);
  const everywhere = (await client.call(searchEverything, { query: { search: 'where_to' } })).body.records;
  expect(everywhere).toMatchObject([{ kind: 'mailing', title: 'Where_to park' }]);
});

test('of many with the same words, the palette says how many the list has', async () => {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  for (let number = 0; number <= FOUND_PER_KIND; number += 1)
    await client.call(addMailing, {
      body: { purpose: 'notice', subject: `Parking, part ${number}`, body: '<p>Words</p>', audience: {} },
    });
  const { records, more } = (await client.call(searchEverything, { query: { search: 'parking' } })).body;
  expect(records).toHaveLength(FOUND_PER_KIND);
  expect(more).toEqual([{ kind: 'mailing', count: FOUND_PER_KIND + 1, isMore: false }]);
});
