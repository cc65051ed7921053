import { expect, test } from 'vitest';
import { enterPayment } from '#rooms/money/orders/contract.ts';
import { addSponsor } from '#rooms/partners/sponsors/contract.ts';
import { registerGroup } from '#rooms/people/groups/contract.ts';
import { viewAttendees } from '#rooms/people/registrations/contract.ts';
import { cancelAttendees, enterAttendee } from '#rooms/people/registrations/desk.ts';
import { addSession } from '#rooms/programme/programme/contract.ts';
import { addSpeaker } from '#rooms/programme/speakers/contract.ts';
import { createTestApp, type TestApp } from '#testing/app.ts';
import { mailRows } from '#testing/mails.ts';
import { buyersPage, emailOf, orderOf, readOrder, selling } from '#testing/orders.ts';
import { sampleDrawing } from '#testing/sample-pictures.ts';
import { sampleRegistration, sampleSpeaker } from '#testing/samples.ts';
import { summit } from '#testing/waiting.ts';
import { deleteRecord, deleteRecords, restoreRecords, viewHanging } from '../contract.ts';

async function attendeeOf(app: TestApp, name: string): Promise<string> {
  return (await orderOf(app, name)).lines[0]?.attendeeId ?? '';
}

test('a registration for which money came in is cancelled, not deleted', async () => {
  const { app, client, register } = await selling();
  const { id } = await register('Ama');
  await register('Kofi');
  const body = { way: 'bank', amount: '1200', note: 'TRF' } as const;
  expect((await client.call(enterPayment, { query: { id }, body })).status).toBe(200);
  const [ama, kofi] = [await attendeeOf(app, 'Ama'), await attendeeOf(app, 'Kofi')];
  const { reference } = await readOrder(app, id);
  const why = `Money came in or went out for Ama by order ${reference}. Cancel the registration instead.`;
  const mails = (await mailRows(app)).length;

  const { body: asked } = await client.call(viewHanging, { body: { ids: [ama, kofi] } });
  expect(asked.kept).toEqual([{ id: ama, why }]);
  expect(asked.hanging).toEqual([
    {
      text: expect.stringMatching(/^Order .* of Kofi ends: GH₵ 1,200.* Restoring opens it again/),
      comesBack: false,
    },
  ]);
  const refused = await client.call(deleteRecord, { query: { id: ama } });
  expect([refused.status, refused.body.message]).toEqual([409, why]);
  expect((await mailRows(app)).length).toBe(mails);
  expect((await readOrder(app, id)).state).toBe('paid');

  const many = await client.call(deleteRecords, { body: { ids: [ama, kofi] } });
  expect(many.body).toMatchObject({
    ids: [kofi],
    message: expect.stringContaining(`One wasn’t deleted: ${why}`),
  });
  expect((await orderOf(app, 'Kofi')).state).toBe('cancelled');
  expect((await client.call(restoreRecords, { body: { ids: [kofi] } })).status).toBe(200);
  expect((await orderOf(app, 'Kofi')).state).toBe('open');
  await client.call(deleteRecords, { body: { ids: [kofi] } });
  expect((await client.call(viewAttendees, {})).body.records.map(({ id: left }) => left)).toEqual([ama]);
  expect((await client.call(cancelAttendees, { body: { ids: [ama], cancelled: true } })).status).toBe(200);
  const { client: user } = await app.signInAs('User');
  expect((await user.call(viewHanging, { body: { ids: [ama] } })).status).toBe(403);
});

test('of an order that costs nothing, nothing is said to be paid', async () => {
  const { app, client, register } = await selling();
  const { id, link, lines } = await register('Esi');
  await buyersPage(app, link).press({ do: 'code', code: 'SPEAKS' });
  const { total, reference, buyer } = await readOrder(app, id);
  const { hanging } = (
    await client.call(viewHanging, { body: { ids: lines.map(({ attendeeId }) => attendeeId) } })
  ).body;
  expect([total, hanging]).toEqual([
    0,
    expect.arrayContaining([
      {
        text: `Order ${reference} of ${buyer}, which costs nothing, ends. The buyer is told. Restoring opens it again, at what it costs then.`,
        comesBack: false,
      },
    ]),
  ]);
});

test('the ticket of whoever was entered at the desk is named, until it is cancelled or the summit over', async () => {
  const { app, client } = await selling();
  const enter = async (name: string) => {
    const body = sampleRegistration({ name, email: emailOf(name) });
    return (await client.call(enterAttendee, { body })).body.id ?? '';
  };
  const ids = [await enter('Ama'), await enter('Kofi')];
  const hanging = async (asked: readonly string[]) =>
    (await client.call(viewHanging, { body: { ids: [...asked] } })).body.hanging;
  const [ama = '', kofi = ''] = ids;
  expect(await hanging([ama])).toEqual([
    { text: 'The ticket of Ama lets nobody in any more.', comesBack: true },
  ]);
  expect(await hanging(ids)).toEqual([
    { text: 'The tickets of 2 people let nobody in any more.', comesBack: true },
  ]);
  await client.call(cancelAttendees, { body: { ids: [kofi], cancelled: true } });
  expect(await hanging([kofi])).toEqual([]);
  app.clock.set('2025-09-01T09:00:00Z');
  const { client: later } = await app.signInAs('Administrator');
  expect((await later.call(viewHanging, { body: { ids } })).body.hanging).toEqual([]);
});

test('who waits is offered what comes free, which is said and can’t be undone', async () => {
  const { app, client, register, join, work, list } = await summit(4);
  const person = (name: string) => sampleRegistration({ name, email: `${name}@visitors.example` });
  await app.visitor.call(registerGroup, { body: { ...person('yaw'), people: [], unnamed: 2 } });
  await register('ama');
  const { records } = (await client.call(viewAttendees, {})).body;
  const idOf = (name: string) => records.find(({ fullname }) => fullname === name)?.id ?? '';
  const hanging = async (...names: string[]) =>
    (await client.call(viewHanging, { body: { ids: names.map(idOf) } })).body.hanging.filter(
      ({ comesBack }) => !comesBack,
    );
  expect(await hanging('ama', 'yaw')).toEqual([]);
  await join('kofi', 3);
  expect(await hanging('ama')).toEqual([]);
  const one = { text: 'Somebody who waits is offered the place, by mail.', comesBack: false };
  expect(await hanging('yaw')).toEqual([one]);
  await join('esi');
  const many = { text: '2 of those who wait are offered places, by mail.', comesBack: false };
  expect([await hanging('yaw', 'ama'), await hanging('ama')]).toEqual([[many], [one]]);
  await client.call(deleteRecords, { body: { ids: [idOf('yaw'), idOf('ama')] } });
  await work();
  expect(await list()).toEqual(['kofi offered', 'esi offered']);
});

test('the sessions of a speaker are named, not only counted', async () => {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  const { id = '' } = (await client.call(addSpeaker, { body: await sampleSpeaker() })).body;
  const said = async () => (await client.call(viewHanging, { body: { ids: [id] } })).body.hanging;
  const add = (title: string) => client.call(addSession, { body: { title, people: [{ person: id }] } });
  expect(await said()).toEqual([]);
  await add('Looms, and what they know');
  await add('Dyes');
  const text = 'Sessions: Dyes · Looms, and what they know';
  expect(await said()).toEqual([{ text, comesBack: true }]);
  for (let number = 10; number < 20; number += 1) await add(`Weaving ${number}`);
  expect((await said())[0]?.text).toMatch(/Weaving 17 · 2 more sessions$/);
});

test('who is written to at a sponsor hangs on it', async () => {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  const add = async (contact: object) => {
    const body = { title: 'Sponsor', name: 'Volta', image: sampleDrawing(), ...contact };
    const { id = '' } = (await client.call(addSponsor, { body })).body;
    return (await client.call(viewHanging, { body: { ids: [id] } })).body.hanging;
  };
  expect(await add({})).toEqual([]);
  expect(await add({ contactName: 'Ama', contactEmail: 'ama@volta.example' })).toEqual([
    { text: '1 contact of a sponsor', comesBack: true },
  ]);
});
