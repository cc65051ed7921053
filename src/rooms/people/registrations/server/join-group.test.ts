import { expect, test } from 'vitest';
import { addAttendee, viewAttendees } from '#rooms/people/registrations/contract.ts';
import { buyersPage, readOrder, selling } from '#testing/orders.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { beforeJoining, joinGroup, viewAttendee } from '../desk.ts';

/** Three of one company's name, at a public mail provider. */
async function strangers() {
  const sold = await selling();
  const { app, client } = sold;
  await app.store.database.updateTable('events').set({ group_least: 3 }).execute();
  const come = async (name: string, more: object = {}) => {
    const email = `${name.toLowerCase()}@yahoo.fr`;
    const body = { ...sampleRegistration({ name, email, company_name: 'Volta Bank' }), ...more };
    expect((await app.visitor.call(addAttendee, { body })).status).toBe(200);
  };
  for (const name of ['Ama', 'Kofi', 'Esi']) await come(name);
  const records = async () =>
    (await client.call(viewAttendees, { query: { sort: 'fullname' } })).body.records;
  const totals = async () => {
    const orders = await app.store.database.selectFrom('orders').select(['buyer_name', 'total']).execute();
    return orders.map(({ total }) => total);
  };
  return { ...sold, come, records, totals };
}

test('those of one name alone pay in full until an organiser joins them, who reads before what that changes', async () => {
  const { app, client, records, totals } = await strangers();
  expect(await totals()).toEqual([120_000, 120_000, 120_000]);
  const [ama] = await records();
  expect(ama).toMatchObject({ group: 1, named: 3 });
  const id = ama?.id ?? '';
  const { record } = (await client.call(viewAttendee, { query: { id } })).body;
  expect(record.colleagues?.map(({ together }) => together)).toEqual([false, false]);
  const { changes } = (await client.call(beforeJoining, { query: { id } })).body;
  expect(changes).toHaveLength(3);
  for (const change of changes) expect(change).toMatch(/: GH₵ 1,080 instead of GH₵ 1,200\.$/);
  expect((await client.call(joinGroup, { body: { id, together: true } })).status).toBe(200);
  expect(await totals()).toEqual([108_000, 108_000, 108_000]);
  expect((await records()).map(({ group }) => group)).toEqual([3, 3, 3]);
  expect((await client.call(joinGroup, { body: { id, together: true } })).status).toBe(409);
  expect((await client.call(joinGroup, { body: { id, together: false } })).status).toBe(200);
  expect(await totals()).toEqual([120_000, 120_000, 120_000]);
  expect((await records()).map(({ group }) => group)).toEqual([1, 1, 1]);
  const { client: user } = await app.signInAs('User');
  expect((await user.call(joinGroup, { body: { id, together: true } })).status).toBe(403);
});

test('who comes by the company’s link is in its group, whatever their address', async () => {
  const { app, come } = await strangers();
  const { database } = app.store;
  const order = await database.selectFrom('orders').select('id').executeTakeFirstOrThrow();
  const { link } = await readOrder(app, order.id);
  const html = await buyersPage(app, link).open();
  const [, shown = ''] = /href="([^"]*\?company=[^"]*)"/.exec(html) ?? [];
  const joins = new URL(shown.replaceAll('&amp;', '&')).searchParams.get('joins') ?? '';
  await come('Yaw', { joins });
  expect((await database.selectFrom('orders').select('total').execute()).at(-1)?.total).toBe(120_000);
  await come('Abena', { joins });
  const totals = (await database.selectFrom('orders').select('total').execute()).map(({ total }) => total);
  expect(totals.filter((total) => total === 108_000)).toHaveLength(3);
  await come('Efua', { joins: 'made-up' });
  const last = (await database.selectFrom('orders').select('total').orderBy('id').execute()).at(-1);
  expect(last?.total).toBe(120_000);
});
