import { expect, test } from 'vitest';
import type { Job } from '#platform/server/jobs/job.ts';
import { viewAttendees } from '#rooms/people/registrations/contract.ts';
import { joinWaitingList } from '#rooms/people/waiting-list/contract.ts';
import { promote } from '#rooms/people/waiting-list/server/promote.ts';
import type { TestApp } from '#testing/app.ts';
import { anotherInstance } from '#testing/jobs.ts';
import { mailRows } from '#testing/mails.ts';
import { buyersPage, emailOf, orderOf, readOrder, selling } from '#testing/orders.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { cancelOrder, enterPayment, holdOrder, remindBuyers, reviveOrder, viewOrders } from '../contract.ts';
import { expireOrders, remindOrders } from './jobs.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const note = 'TRF 4711';

const run = (app: TestApp, job: Job) => anotherInstance(app, [job]).runDue();

test('a reminder by hand, long before the end, isn’t in place of the program’s', async () => {
  const { app, client, register } = await selling();
  const { id } = await register('Ama');
  const reminders = async () => {
    await run(app, remindOrders);
    return (await mailRows(app)).filter(({ template }) => template === 'orderReminder').length;
  };
  await client.call(remindBuyers, { body: { ids: [id] } });
  expect(await reminders()).toBe(1);
  app.clock.advance(5.5 * DAY_MS);
  expect(await reminders()).toBe(2);
  expect(await reminders()).toBe(2);
});

test('what isn’t paid in time is reminded of once, ends, and frees the place; money that comes later is told', async () => {
  const { app, register } = await selling();
  const { id, link, reference } = await register('Ama');
  const page = await buyersPage(app, link).open();
  expect(page).toContain('value="proforma"');
  // Neither a paper nor a code comes by mail.
  expect(page).toContain('Saves what you entered, and opens the invoice.');
  expect(page).toContain('To cancel a place, or to pass it on, write to us.');
  app.clock.advance(6 * DAY_MS);
  await run(app, remindOrders);
  await run(app, remindOrders);
  const reminders = (await mailRows(app)).filter(({ template }) => template === 'orderReminder');
  expect(reminders).toHaveLength(1);
  // Without a mail server nobody gets the code with which they could cancel themselves.
  expect(reminders[0]?.text).toContain('If you can’t come, just reply to this mail');
  app.clock.advance(2 * DAY_MS);
  await run(app, expireOrders);
  const ended = await buyersPage(app, link).open();
  for (const said of ['Register again', reference]) expect(ended).toContain(said);
  const { client } = await app.signInAs('Administrator');
  expect(await readOrder(app, id)).toMatchObject({ state: 'expired', total: 0, places: 0 });
  expect((await client.call(viewAttendees, {})).body.records).toEqual([]);
  await client.call(enterPayment, { query: { id }, body: { way: 'bank', amount: '1200', note } });
  expect((await readOrder(app, id)).state).toBe('paid-late');
  expect((await mailRows(app)).at(-1)?.template).toBe('orderPaidLate');
  expect((await client.call(reviveOrder, { query: { id }, body: { note: 'There is room' } })).status).toBe(
    200,
  );
  expect(await readOrder(app, id)).toMatchObject({ state: 'paid', places: 1 });
  expect((await client.call(viewAttendees, {})).body.records).toHaveLength(1);
});

test('what is paid in part is reminded of, and doesn’t end by itself', async () => {
  const { app, client, register } = await selling();
  const { id, link } = await register('Ama');
  expect(await buyersPage(app, link).open()).toContain('is kept until');
  await client.call(enterPayment, { query: { id }, body: { way: 'bank', amount: '100', note } });
  expect(await buyersPage(app, link).open()).not.toContain('is kept until');
  app.clock.advance(6 * DAY_MS);
  await run(app, remindOrders);
  expect((await mailRows(app)).at(-1)?.template).toBe('orderReminder');
  app.clock.advance(30 * DAY_MS);
  await run(app, expireOrders);
  expect(await readOrder(app, id)).toMatchObject({ state: 'underpaid', places: 1 });
  const { client: later } = await app.signInAs('Administrator');
  const overdue = (await later.call(viewOrders, { query: { overdue: 'yes' } })).body.records;
  expect(overdue).toMatchObject([{ id, isOverdue: true }]);
});

test('the place of an order that ends goes to who waits, who gets an order, too', async () => {
  const { app, register } = await selling();
  await app.store.database.updateTable('events').set({ places: 1 }).execute();
  await register('Ama');
  const kofi = sampleRegistration({ name: 'Kofi', email: emailOf('Kofi') });
  expect((await app.visitor.call(joinWaitingList, { body: { ...kofi, size: 1 } })).status).toBe(201);
  app.clock.advance(8 * DAY_MS);
  await run(app, expireOrders);
  await run(app, promote);
  const offer = (await mailRows(app)).find(({ template }) => template === 'placeOffered');
  const link = app.services.secrets.decrypt(offer?.sealed_link ?? '', offer?.id ?? '') ?? '';
  const accepted = await app.visitor.fetch(new URL(link).pathname, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
    body: 'do=accept',
  });
  expect(accepted.status).toBe(303);
  expect(await orderOf(app, 'Kofi')).toMatchObject({ state: 'open', total: 120_000 });
});

test('an organiser keeps places longer, reminds, and can’t where nothing is to pay', async () => {
  const { app, client, register } = await selling();
  const { id } = await register('Ama');
  const hold = (until: string) => client.call(holdOrder, { query: { id }, body: { until } });
  expect((await hold('2025-06-01')).status).toBe(422);
  await hold('2025-08-01');
  expect((await readOrder(app, id)).until).toBe('2025-08-02T00:00:00.000Z');
  expect((await client.call(remindBuyers, { body: { ids: [id] } })).body).toEqual({
    message: 'No mail server is set up: the reminder is kept under Mail.',
    ids: [id],
  });
  expect((await mailRows(app)).at(-1)?.template).toBe('orderReminder');
  await client.call(enterPayment, { query: { id }, body: { way: 'cash', amount: '1200', note } });
  expect((await hold('2025-08-01')).status).toBe(409);
  expect((await client.call(remindBuyers, { body: { ids: [id] } })).status).toBe(404);
});

test('an order that is cancelled at the desk cancels who is in it', async () => {
  const { app, client, register } = await selling();
  const { id } = await register('Ama');
  const cancel = () => client.call(cancelOrder, { query: { id }, body: { note: 'By telephone' } });
  expect((await cancel()).status).toBe(200);
  expect((await cancel()).status).toBe(409);
  expect(await readOrder(app, id)).toMatchObject({ state: 'cancelled', total: 0 });
  expect((await client.call(viewAttendees, {})).body.records).toEqual([]);
  const cancelledMails = (await mailRows(app)).filter(({ template }) => template === 'orderCancelled');
  expect(cancelledMails).toHaveLength(1);
});
