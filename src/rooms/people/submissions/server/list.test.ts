/** @module-tag long */

import { expect, test } from 'vitest';
import { deleteRecord, restoreRecord } from '#rooms/ground/records/contract.ts';
import {
  ATTENDEE_SORTS,
  type AttendeeListQuery,
  addAttendee,
  viewAttendees,
} from '#rooms/people/registrations/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { sampleRegistration } from '#testing/samples.ts';

const NAMES = [
  ...['Zoë Ankrah', 'ama boateng', 'Ama Boateng', 'Ámá Boateng', 'Kofi_Mensah', 'Kofi%Mensah', 'Kofi Mensah'],
  ...['Ɛsi Owusu', 'Øyvind Berg', "N'Diaye Seck", 'Élodie Dupont', '李小龙', 'Zora', 'ama'],
];
/** The names sorted by normalised form, by code point; equal ones in the order in which they came in. */
const SORTED = [
  ...['ama', 'ama boateng', 'Ama Boateng', 'Ámá Boateng', 'Élodie Dupont', 'Ɛsi Owusu', 'Kofi Mensah'],
  ...['Kofi%Mensah', 'Kofi_Mensah', "N'Diaye Seck", 'Øyvind Berg', 'Zoë Ankrah', 'Zora', '李小龙'],
];

async function list() {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  for (const [index, name] of NAMES.entries()) {
    const changes = { name, email: `${index}@guests.xq`, contact_number: index % 2 ? '' : '0302123456' };
    await app.visitor.call(addAttendee, { body: sampleRegistration(changes) });
  }
  const view = async (query: Partial<AttendeeListQuery>) =>
    (await client.call(viewAttendees, { query })).body;
  const names = async (query: Partial<AttendeeListQuery>) =>
    (await view(query)).records.map(({ fullname }) => fullname);
  return { view, names };
}

test('names are in one order on every engine, whatever their case and accents', async () => {
  const { names } = await list();
  expect(await names({ sort: 'fullname' })).toEqual(SORTED);
  expect(await names({ sort: 'fullname', order: 'desc' })).toEqual(SORTED.toReversed());
});

test.each(ATTENDEE_SORTS)('sorted by %s, pages hold everybody once, ties and all', async (sort) => {
  const { view, names } = await list();
  for (const order of ['asc', 'desc'] as const) {
    const whole = await names({ sort, order });
    const paged: string[] = [];
    for (let page = 1; page <= 4; page += 1) {
      const { records, total } = await view({ sort, order, page, pageSize: 4 });
      expect(total).toBe(NAMES.length);
      paged.push(...records.map(({ fullname }) => fullname));
    }
    expect(paged).toEqual(whole);
    expect(paged.toSorted()).toEqual(NAMES.toSorted());
  }
});

test('the newest come first when no order is requested; the page after the last is empty', async () => {
  const { view, names } = await list();
  expect(await names({})).toEqual(NAMES.toReversed());
  expect(await view({ page: 5, pageSize: 4 })).toMatchObject({ records: [], total: NAMES.length });
  expect((await view({ page: 2 })).records).toHaveLength(NAMES.length - 10);
});

test.each<Partial<AttendeeListQuery>>([
  ...([{ page: 1 }, { pageSize: 3 }, { sort: 'email' }, { order: 'asc' }, { search: 'guests' }] as const),
  ...([{ notice: 'Word of mouth' }, { from: '2025-07-01' }, { to: '2025-07-01' }] as const),
])('asked for with %o, a list tells how many there are in all', async (query) => {
  const { view } = await list();
  expect((await view(query)).total).toBe(NAMES.length);
});

test.each<object>([{}, { authorize: '1', role: 'Administrator' }])(
  'asked for with %o, as documented',
  async (query) => {
    const { view } = await list();
    const { records, total } = await view({ ...query });
    expect([records.length, total]).toEqual([NAMES.length, undefined]);
  },
);

test.each(['', 'x', 'xq', '.xq', 'nobody', 'zq'])(
  'a search for “%s” counts everybody it finds except the deleted',
  async (search) => {
    const app = await createTestApp();
    const { client } = await app.signInAs('Administrator');
    const ids: string[] = [];
    for (const name of ['a', 'b', 'c']) {
      const { body } = await app.visitor.call(addAttendee, {
        body: sampleRegistration({ name, email: `${name}@guests.xq` }),
      });
      ids.push(body.id ?? '');
    }
    const total = async () => (await client.call(viewAttendees, { query: { search, page: 1 } })).body.total;
    const found = '@guests.xq'.includes(search) ? 3 : 0;
    expect(await total()).toBe(found);
    const [id = ''] = ids;
    await client.call(deleteRecord, { query: { id } });
    expect(await total()).toBe(Math.max(found - 1, 0));
    await client.call(restoreRecord, { body: { id } });
    expect(await total()).toBe(found);
  },
);

test.each([
  ['AMA BOATENG', ['ama boateng', 'Ama Boateng', 'Ámá Boateng']],
  ['elodie', ['Élodie Dupont']],
  ['ÉLODIE  dup', ['Élodie Dupont']],
  ['%', ['Kofi%Mensah']],
  ['_', ['Kofi_Mensah']],
  ['kofi%', ['Kofi%Mensah']],
  ["n'diaye", ["N'Diaye Seck"]],
  ['ndiaye', ["N'Diaye Seck"]],
  ["'", []],
  ['-', []],
  ['"', []],
  ['\\', []],
  ['小龙', ['李小龙']],
  ['am', ['ama boateng', 'Ama Boateng', 'Ámá Boateng', 'ama']],
  ['11@GUESTS', ['李小龙']],
])('a search for %s finds what holds it, letter by letter', async (search, found) => {
  const { names, view } = await list();
  expect((await names({ search })).toSorted()).toEqual(found.toSorted());
  expect((await view({ search, page: 1, pageSize: 1 })).total).toBe(found.length);
});
