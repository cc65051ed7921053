/** @module-tag long */

import { expect, test } from 'vitest';
import { address } from '#platform/client/call-client.ts';
import { viewActivity } from '#rooms/ground/activity/contract.ts';
import { deleteRecords, restoreRecord } from '#rooms/ground/records/contract.ts';
import { summit } from '#testing/waiting.ts';
import { countWaiting, exportWaiting, moveWaiting, removeWaiting, viewWaiting } from '../contract.ts';
import { findWaitingByName } from './service.ts';

test('once places are gone the page offers the list, and a free place goes to who waits, not to who comes', async () => {
  const {
    app,
    client,
    register,
    join,
    cancel,
    work,
    list,
    state,
    registered,
    lastMail,
    pageOf,
    press,
    html,
  } = await summit(1);
  const first = await register('ama');
  const page = await html('/registrants');
  expect(page).toContain('Join the waiting list');
  expect(page).toContain('name="size"');
  expect((await join('kojo')).status).toBe(201);
  expect((await join('kojo')).status).toBe(409);
  await work();
  expect(await list()).toEqual(['kojo waiting']);
  await cancel(first.body.id ?? '');
  expect((await register('late')).status).toBe(409);
  await work();
  expect(await list()).toEqual(['kojo offered']);
  const { records } = (await client.call(viewActivity, {})).body;
  const offered = records.find(({ activity_description: said }) => said === 'Offered kojo a place');
  expect(offered?.username).toBe('Summit');
  expect((await lastMail('kojo'))?.template).toBe('placeOffered');
  const path = await pageOf('kojo');
  for (const method of ['GET', 'HEAD']) await app.visitor.fetch(`${path}?do=accept`, { method });
  expect(await registered()).toEqual([]);
  expect(await html(path)).toContain('A place is kept for you until');
  expect(await press(path, { do: 'accept' })).toBe(303);
  expect([await registered(), await state(), await list()]).toEqual([['kojo'], 'full', []]);
  expect((await lastMail('kojo'))?.template).toBe('registered');
  expect(await press(path, { do: 'accept' })).toBe(404);
});

test('once the summit is over, nobody can wait for a place in it, and the page doesn’t offer it', async () => {
  const { app, change, register, join, html } = await summit(1);
  await change({ places: 1, event_date: '2025-07-03' });
  await register('ama');
  expect(await html('/registrants')).toContain('Join the waiting list');
  app.clock.set('2025-07-20T00:00:00Z');
  expect(await join('kojo')).toMatchObject({ status: 409, body: { detail: 'This summit is over.' } });
  const after = await html('/registrants');
  expect(after).toContain('The only place is taken');
  expect(after).not.toContain('Join the waiting list');
});

test('who leaves is off the list, and the desk orders it and takes people off', async () => {
  const { client, register, join, list, pageOf, press, state } = await summit(1);
  await register('ama');
  for (const name of ['kojo', 'esi', 'yaw']) await join(name);
  const idOf = async (name: string) =>
    (await client.call(viewWaiting, {})).body.records.find(({ fullname }) => fullname === name)?.id ?? '';
  await client.call(moveWaiting, { body: { id: await idOf('yaw'), to: 'first' } });
  await client.call(moveWaiting, { body: { id: await idOf('kojo'), to: 'last' } });
  expect(await list()).toEqual(['yaw waiting', 'esi waiting', 'kojo waiting']);
  const esi = await idOf('esi');
  await client.call(removeWaiting, { query: { id: esi } });
  expect(await list()).toEqual(['yaw waiting', 'kojo waiting']);
  await client.call(restoreRecord, { body: { id: esi } });
  expect(await list()).toEqual(['yaw waiting', 'esi waiting', 'kojo waiting']);
  await client.call(deleteRecords, { body: { ids: [esi] } });
  expect(await press(await pageOf('yaw'), { do: 'leave' })).toBe(303);
  expect(await list()).toEqual(['kojo waiting']);
  expect(await state()).toBe('full');
});

test('the list is searched, filtered, sorted, counted and exported like others', async () => {
  const { app, client, change, register, join, work } = await summit(1);
  await register('ama');
  await join('kojo', 2);
  await join('esi', 3);
  await join('yaw');
  await change({ places: 2 });
  await work();
  const named = async (query: object) => {
    const { body } = await client.call(viewWaiting, { query });
    return [body.total, ...body.records.map(({ fullname, position }) => `${position} ${fullname}`)];
  };
  expect(await named({ search: 'ESI@' })).toEqual([1, '2 esi']);
  expect(await named({ state: 'offered' })).toEqual([1, '3 yaw']);
  expect(await named({ sort: 'size', order: 'desc', page: 1, pageSize: 2 })).toEqual([3, '2 esi', '1 kojo']);
  expect((await client.call(countWaiting, {})).body).toMatchObject({ entries: 3, places: 6, offered: 1 });
  const file = await client.fetch(address(exportWaiting, { state: 'waiting' }), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const lines = (await file.text()).trim().split(/\r?\n/);
  expect(lines[0]).toContain('Places');
  expect(lines.map((line) => line.includes('kojo'))).toEqual([false, true, false]);
  const found = await findWaitingByName(app.store.database, 'yaw', 5, {});
  expect(found).toMatchObject([{ title: 'yaw', details: [expect.any(String), 'Has an offer'] }]);
});
