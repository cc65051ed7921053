/** @module-tag long */

import { expect, test } from 'vitest';
import { registerGroup } from '#rooms/people/groups/contract.ts';
import { erasePerson } from '#rooms/people/privacy/contract.ts';
import { cancelAttendees, enterAttendee } from '#rooms/people/registrations/desk.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { summit } from '#testing/waiting.ts';

test('‘full’ ends at once when somebody is erased', async () => {
  const { client, register, html } = await summit(1);
  await register('ama');
  expect(await html('/registrants')).toContain('The only place is taken.');
  await client.call(erasePerson, { body: { email: 'ama@visitors.example', confirmed: [] } });
  expect(await html('/registrants')).not.toContain('The only place is taken.');
});

test('the desk may go beyond the places, knowingly', async () => {
  const { client, register, registered } = await summit(1);
  await register('ama');
  const body = sampleRegistration({ name: 'Kojo', email: 'kojo@visitors.example' });
  const asked = await client.call(enterAttendee, { body });
  const message = 'That makes 2 of 1 places.';
  expect(asked).toMatchObject({ status: 409, body: { message, errors: { beyondPlaces: message } } });
  expect(await registered()).toEqual(['ama']);
  const reply = await client.call(enterAttendee, { body: { ...body, beyondPlaces: true } });
  expect(reply.body.message).toBe('Kojo is registered.');
});

test('a place that is kept for somebody counts as taken when the desk adds another', async () => {
  const { client, register, join, cancel, work, list, pageOf, press, registered } = await summit(1);
  const first = await register('ama');
  await join('kojo');
  await cancel(first.body.id ?? '');
  await work();
  const back = { ids: [first.body.id ?? ''], cancelled: false };
  const asked = await client.call(cancelAttendees, { body: back });
  expect(asked.body.message).toBe('That makes 2 of 1 places. 1 of them is kept for who has an offer.');
  expect(await list()).toEqual(['kojo offered']);
  expect((await client.call(cancelAttendees, { body: { ...back, beyondPlaces: true } })).status).toBe(200);
  expect(await press(await pageOf('kojo'), { do: 'accept' })).toBe(303);
  expect(await registered()).toEqual(['ama', 'kojo']);
});

test('nine free places aren’t kept from others by who waits for ten, and they are told', async () => {
  const { change, register, join, work, list, pageOf, html, state } = await summit(1);
  await register('ama');
  await join('kojo', 10);
  await join('esi', 2);
  await change({ places: 10 });
  await work();
  expect(await list()).toEqual(['kojo waiting', 'esi offered']);
  expect(await state()).toBe('open');
  expect(await html('/registrants')).not.toContain('Join the waiting list');
  expect(await html(await pageOf('kojo'))).toContain(
    '7 places are free now, fewer than the 10 you wait for.',
  );
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) expect((await register(name)).status).toBe(200);
  expect(await state()).toBe('full');
  expect((await register('h')).status).toBe(409);
  expect(await html(await pageOf('kojo'))).not.toContain('free now');
});

test('places that a group has yet to name aren’t offered to who waits', async () => {
  const { app, register, join, cancel, work, list, registered, pageOf, press } = await summit(4);
  const buyer = sampleRegistration({ name: 'ama', email: 'ama@visitors.example' });
  const people = [{ name: 'kofi', role: 'Analyst', email: 'kofi@visitors.example' }];
  expect((await app.visitor.call(registerGroup, { body: { ...buyer, people, unnamed: 1 } })).status).toBe(
    201,
  );
  const last = await register('esi');
  await join('yaw');
  await join('abena');
  await cancel(last.body.id ?? '');
  await work();
  expect(await list()).toEqual(['yaw offered', 'abena waiting']);
  expect(await press(await pageOf('yaw'), { do: 'accept' })).toBe(303);
  expect(await registered()).toEqual(['ama', 'kofi', 'yaw']);
});

test('no place is given twice while hundreds register, wait and accept at once', async () => {
  const { register, join, cancel, work, registered, pageOf, press } = await summit(20);
  const tried = await Promise.all(Array.from({ length: 500 }, (_, index) => register(`visitor-${index}`)));
  const taken = tried.filter(({ status }) => status === 200);
  expect(taken).toHaveLength(20);
  const waiting = Array.from({ length: 12 }, (_, index) => `waiting-${index}`);
  for (const name of waiting) await join(name);
  for (const { body } of taken.slice(0, 5)) await cancel(body.id ?? '');
  await work();
  const paths = await Promise.all(waiting.map(pageOf));
  const pressed = await Promise.all([
    ...paths.flatMap((path) => [press(path, { do: 'accept' }), press(path, { do: 'accept' })]),
    ...Array.from({ length: 50 }, async (_, index) => (await register(`late-${index}`)).status),
  ]);
  expect(pressed.filter((status) => status === 303)).toHaveLength(5);
  expect(pressed.filter((status) => status === 200)).toHaveLength(0);
  expect(await registered()).toHaveLength(20);
}, 120_000);
