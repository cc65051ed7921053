import { expect, test } from 'vitest';
import { enterPayment } from '#modules/orders/contract.ts';
import { viewAttendees } from '#modules/registrations/contract.ts';
import { cancelAttendees, enterAttendee } from '#modules/registrations/desk.ts';
import type { TestApp } from '#testing/app.ts';
import { mailRows } from '#testing/mails.ts';
import { emailOf, orderOf, readOrder, selling } from '#testing/orders.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { deleteRecord, deleteRecords, viewHanging } from '../contract.ts';

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
    { text: expect.stringMatching(/^Order .* of Kofi ends: GH₵ 1,200/), comesBack: false },
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
  expect((await client.call(viewAttendees, {})).body.records.map(({ id: left }) => left)).toEqual([ama]);
  expect((await client.call(cancelAttendees, { body: { ids: [ama], cancelled: true } })).status).toBe(200);
  const { client: user } = await app.signInAs('User');
  expect((await user.call(viewHanging, { body: { ids: [ama] } })).status).toBe(403);
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
