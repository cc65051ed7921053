import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { viewActivity } from '#rooms/ground/activity/contract.ts';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { Fixtures } from '#testing/calls/fixtures.ts';
import { sampleRegistration } from '#testing/samples.ts';
import {
  addSavedView,
  deleteSavedView,
  lists,
  type SavedView,
  VIEWS_MAX,
  viewSavedViews,
} from '../contract.ts';
import { purgeViews } from './service.ts';

async function desk() {
  const app = await createTestApp();
  const me = await app.signInAs('Administrator');
  const save = (name: string, query = 'notice=LinkedIn', list: SavedView['list'] = 'viewAttendees') =>
    me.client.call(addSavedView, { body: { list, name, query } });
  const views = async () => (await me.client.call(viewSavedViews, {})).body.records;
  return { app, me, client: me.client, save, views };
}

test('a view keeps a search and filters, with the number of records it shows now', async () => {
  const { app, me, client, save, views } = await desk();
  const register = (name: string, notice: 'LinkedIn' | 'Other') =>
    app.visitor.call(addAttendee, {
      body: sampleRegistration({ name, notice, email: `${name}@visitors.example` }),
    });
  await register('ama', 'LinkedIn');
  await save('From LinkedIn', '?notice=LinkedIn&page=3&pageSize=5');
  await save('All Amas', 'search=ama&sort=fullname');
  expect(await views()).toMatchObject([
    { list: 'viewAttendees', name: 'All Amas', query: 'sort=fullname&search=ama', count: 1 },
    { list: 'viewAttendees', name: 'From LinkedIn', query: 'notice=LinkedIn', count: 1 },
  ]);
  await register('kofi', 'LinkedIn');
  await register('amara', 'Other');
  expect((await views()).map(({ count }) => count)).toEqual([2, 2]);
  const { records } = (await client.call(viewActivity, { query: { userId: me.userId } })).body;
  expect(records, 'nobody else is concerned').toEqual([]);
});

test('a view belongs to one user', async () => {
  const { app, client, save, views } = await desk();
  const { id } = (await save('Mine')).body;
  const other = await app.signInAs('Administrator');
  expect((await other.client.call(viewSavedViews, {})).body.records).toEqual([]);
  const refused = await other.client.call(deleteSavedView, { query: { id: id ?? '' } });
  expect(refused).toMatchObject({ status: 404, body: { code: 'not-found' } });
  expect(await views()).toHaveLength(1);
  const done = await client.call(deleteSavedView, { query: { id: id ?? '' } });
  expect(done.body.message).toBe('The view Mine is deleted.');
  expect(await views()).toEqual([]);
});

describe('a view is refused', () => {
  test('under a name that is taken, whatever its case and accents', async () => {
    const { save } = await desk();
    await save('Aimées');
    expect(await save('AIMEES')).toMatchObject({
      status: 409,
      body: { errors: { name: expect.stringMatching(/already/) } },
    });
    expect((await save('x'.repeat(41))).status).toBe(422);
  });

  test('beyond the twentieth, even if they come at once', async () => {
    const { save, views } = await desk();
    const replies = await Promise.all(
      Array.from({ length: VIEWS_MAX + 3 }, (_, index) => save(`View ${index}`)),
    );
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(3);
    expect(await views()).toHaveLength(VIEWS_MAX);
  });

  test.each(['', 'page=2', 'from=Nope', 'unheard-of=1', 'order=random'])(
    'with the query %o',
    async (query) => {
      const { save, views } = await desk();
      expect(await save('Odd', query)).toMatchObject({
        status: 422,
        body: { errors: { query: expect.any(String) } },
      });
      expect(await views()).toEqual([]);
    },
  );
});

test('whatever is sent as a query is refused or becomes a view that can be counted', async () => {
  const { client, save, views } = await desk();
  const name = fc.constantFrom('search', 'notice', 'from', 'sort', 'authorize', '__proto__', 'page', 'x');
  const query = fc.array(fc.tuple(name, fc.string({ unit: 'binary', maxLength: 20 })), { maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...lists()), query, async ({ call }, pairs) => {
      const { status, body } = await save('Any', new URLSearchParams(pairs).toString(), call);
      expect([201, 422]).toContain(status);
      const [view] = await views();
      if (status === 201) {
        expect(view).toMatchObject({ id: body.id, list: call, count: expect.any(Number) });
        await client.call(deleteSavedView, { query: { id: view?.id ?? '' } });
      } else expect(view).toBeUndefined();
    }),
    { numRuns: 60 },
  );
});

test('a list that no longer knows a filter has no number, and the other views keep theirs', async () => {
  const { app, me, save, views } = await desk();
  await (await Fixtures.of(app)).view(me);
  await app.store.database.updateTable('saved_views').set({ query: 'colour=blue' }).execute();
  await save('Fine');
  expect((await views()).map(({ name, count }) => [name, count])).toEqual([
    ['Fine', 0],
    [expect.stringMatching(/^View/), null],
  ]);
});

test('every list that is declared has a call, and speakers can be viewed by role', async () => {
  const { save, views } = await desk();
  for (const { call } of lists()) expect((await save(`Of ${call}`, 'search=a', call)).status).toBe(201);
  expect((await views()).map(({ list }) => list).toSorted()).toEqual(
    lists()
      .map(({ call }) => call)
      .toSorted(),
  );
  expect((await save('Speaking', 'role=Speaker', 'speakerList')).status).toBe(201);
});

test.each([
  ['-', 'viewed - often'],
  ['&', 'Mensah & Owusu'],
  ['Li', 'From LinkedIn'],
  ['Ama', 'All Amas'],
])('erasing somebody called %o leaves others their view %o', async (called, name) => {
  const { app, save, views } = await desk();
  await save(name);
  await app.store.write((database) => purgeViews(database, { ids: [], reachedAt: [], names: [called] }));
  expect(await views()).toHaveLength(1);
});

test.each([
  ['About Ama Owusu’s group', 'notice=LinkedIn'],
  ['Hers', 'search=ama%20owusu%20mensah'],
  ['Hers', 'search=ama%40owusu.example'],
  ['Hers', 'search=024%20412%203456'],
])('erasing somebody deletes others’ view %o with the query %o', async (name, query) => {
  const { app, save, views } = await desk();
  expect((await save(name, query)).status).toBe(201);
  const reachedAt = ['ama@owusu.example', '+233 24 412 3456'];
  const names = ['Ama Owusu', 'Ama Owusu-Mensah'];
  await app.store.write((database) => purgeViews(database, { ids: [], reachedAt, names }));
  expect(await views()).toEqual([]);
});
