/** @module-tag long */

import { expect, test } from 'vitest';
import { cancelAttendees } from '#rooms/people/registrations/desk.ts';
import { mailRows, mailSettings } from '#testing/mails.ts';
import { buyersPage, emailOf, readOrder, selling } from '#testing/orders.ts';
import { pageOf } from '#testing/own-page.ts';
import { cancelOrder, enterCertificate, enterPayment, enterRefund, reviveOrder } from '../contract.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const note = 'TRF 4711';

test('money that came in completes an order, with a receipt; the ledger balances, and says who did what', async () => {
  const { app, client, register } = await selling();
  const { id } = await register('Ama');
  const pay = (amount: string) =>
    client.call(enterPayment, { query: { id }, body: { way: 'mobile-money', amount, note } });
  expect((await pay('0')).status).toBe(422);
  await pay('1,000.50');
  expect(await readOrder(app, id)).toMatchObject({
    state: 'underpaid',
    isOverdue: false,
    due: 19_950,
    papers: [],
  });
  await pay('199.50');
  const paid = await readOrder(app, id);
  expect(paid).toMatchObject({ state: 'paid', due: 0, until: '' });
  expect(paid.papers.map(({ number }) => number)).toEqual(['R-00001']);
  for (const entries of Map.groupBy(paid.entries, ({ posting }) => posting).values()) {
    expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  }
  expect(paid.entries.at(-1)).toMatchObject({ note, account: 'Owed by the buyer', amount: -19_950 });
  const mails = await mailRows(app);
  expect(mails.map(({ template }) => template).slice(-2)).toEqual(['orderUnderpaid', 'orderPaid']);
  expect(mails.at(-1)?.attachments).toContain('"drawer":"paper"');
  await pay('1200');
  expect(await readOrder(app, id)).toMatchObject({ state: 'paid-twice', due: -120_000 });
  const refund = (amount: string) =>
    client.call(enterRefund, { query: { id }, body: { way: 'bank', amount, note } });
  expect((await refund('5000')).body.errors?.amount).toContain('GH₵ 2,400');
  await refund('1200');
  expect(await readOrder(app, id)).toMatchObject({ state: 'paid', due: 0 });
  const last = (await mailRows(app)).at(-1);
  expect(last?.template).toBe('orderRefunded');
  expect(last?.text).toContain('Paid so far: GH₵ 2,400\nReturned: GH₵ 1,200\n');
});

test('whoever gets back more than they are owed pays less for a paid order, and is told with a credit note', async () => {
  const { app, client, register } = await selling();
  const { id } = await register('Ama');
  await client.call(enterPayment, { query: { id }, body: { way: 'bank', amount: '1200', note } });
  await client.call(enterRefund, { query: { id }, body: { way: 'bank', amount: '200', note: 'Goodwill' } });
  const order = await readOrder(app, id);
  expect(order).toMatchObject({ state: 'paid', total: 100_000, due: 0, refunded: 20_000 });
  expect(order.papers.map(({ number, total }) => [number, total])).toEqual([
    ['R-00001', 120_000],
    ['C-00001', 20_000],
  ]);
  const mail = (await mailRows(app)).at(-1);
  expect(mail?.template).toBe('orderRefunded');
  expect(mail?.attachments).toContain('C-00001');
});

test('a receipt that is made out to others is replaced, with a credit note', async () => {
  const { app, client, register } = await selling();
  const { id, link } = await register('Ama', '-');
  await client.call(enterPayment, { query: { id }, body: { way: 'bank', amount: '1200', note } });
  const page = buyersPage(app, link);
  const saved = await page.press({ do: 'save', company: 'Volta Bank Ltd', taxNumber: 'C0009876543' });
  expect(saved.status).toBe(303);
  const numbers = async () =>
    (await readOrder(app, id)).papers.map(({ number, total }) => `${number} ${total}`);
  expect(await numbers()).toEqual(['R-00001 120000', 'C-00001 120000', 'R-00002 120000']);
  const contents = await app.store.database
    .selectFrom('order_papers')
    .select('content')
    .orderBy('id')
    .execute();
  expect(contents.map(({ content }) => JSON.parse(content).buyer.name)).toEqual([
    'Ama',
    'Ama',
    'Volta Bank Ltd\nAma Owusu',
  ]);
  const told = (await mailRows(app)).at(-1);
  expect(told?.attachments).toContain('C-00001');
  expect(told?.attachments).toContain('R-00002');
  // Nothing changes that the receipt says.
  await page.press({ do: 'save', company: 'Volta Bank Ltd', taxNumber: 'C0009876543' });
  expect(await numbers()).toHaveLength(3);
});

test('money that somebody may just have entered isn’t entered again', async () => {
  const { app, client, register } = await selling();
  const { id } = await register('Ama');
  const { version } = await readOrder(app, id);
  const body = { way: 'bank', amount: '1200', note, version } as const;
  const pay = () => client.call(enterPayment, { query: { id }, body });
  expect([(await pay()).status, (await pay()).status]).toEqual([200, 412]);
  const again = { ...body, version: undefined };
  const mails = (await mailRows(app)).length;
  expect(await client.call(enterPayment, { query: { id }, body: again })).toMatchObject({
    status: 409,
    body: { errors: { again: 'The same was entered for this order a moment ago.' } },
  });
  expect([(await readOrder(app, id)).state, (await mailRows(app)).length]).toEqual(['paid', mails]);
  await client.call(enterPayment, { query: { id }, body: { ...again, again: true } });
  const twice = await readOrder(app, id);
  expect(twice.state).toBe('paid-twice');
  const refund = () => client.call(enterRefund, { query: { id }, body: { ...body, version: twice.version } });
  expect([(await refund()).status, (await refund()).status]).toEqual([200, 412]);
  expect(await readOrder(app, id)).toMatchObject({ state: 'paid', total: 120_000, due: 0 });
});

test('of two equal payments sent at once, one is entered; another amount, note or minute is another payment', async () => {
  const { app, client, register } = await selling();
  const { id } = await register('Ama');
  const pay = async (more: object = {}) =>
    (
      await client.call(enterPayment, {
        query: { id },
        body: { way: 'cash', amount: '300', note: 'At the door', ...more },
      })
    ).status;
  const both = await Promise.all([pay(), pay({ amount: '300.00' })]);
  expect(both.toSorted()).toEqual([200, 409]);
  expect(await readOrder(app, id)).toMatchObject({ due: 90_000 });
  expect([await pay({ amount: '301' }), await pay({ note: 'By her sister' }), await pay()]).toEqual([
    200, 200, 409,
  ]);
  app.clock.advance(61_000);
  expect(await pay()).toBe(200);
});

test('who is owed still more of a paid order is told, with the credit note; a revived order is told as a new one', async () => {
  const { app, client, register } = await selling();
  const { id } = await register('Ama');
  await client.call(enterPayment, { query: { id }, body: { way: 'bank', amount: '1300', note } });
  await client.call(cancelOrder, { query: { id }, body: { note: 'Asked by telephone' } });
  const told = (await mailRows(app)).at(-1);
  expect(told?.template).toBe('orderOverpaid');
  expect(told?.text).toContain('Cancelled');
  expect(told?.attachments).toContain('C-00001');
  const other = await register('Kofi');
  await client.call(cancelOrder, { query: { id: other.id }, body: { note: 'A mistake' } });
  await client.call(reviveOrder, { query: { id: other.id }, body: { note: 'Not so' } });
  expect((await mailRows(app)).at(-1)).toMatchObject({ template: 'orderOpened', recipient: emailOf('Kofi') });
});

test('a company that withholds tax has its places at once, and its receipt with the certificate', async () => {
  const { app, client, register } = await selling();
  const { id, link } = await register('Ama');
  const page = buyersPage(app, link);
  expect((await page.press({ do: 'save', withholds: 'yes' })).status).toBe(422);
  await page.press({ do: 'save', company: 'Volta Bank', withholds: 'yes' });
  expect(await readOrder(app, id)).toMatchObject({ withholds: true, withholdable: 7_500, due: 120_000 });
  expect(await page.open()).toContain('Pay GH₵ 1,125, and send us the certificate of the GH₵ 75');
  await client.call(enterPayment, { query: { id }, body: { way: 'bank', amount: '1124.99', note } });
  expect((await readOrder(app, id)).state).toBe('underpaid');
  await client.call(enterPayment, { query: { id }, body: { way: 'bank', amount: '0.01', note } });
  expect(await readOrder(app, id)).toMatchObject({ state: 'withheld', papers: [] });
  const asked = (await mailRows(app)).at(-1)?.text;
  expect(asked).toContain('Withheld tax: GH₵ 75');
  expect(asked).not.toContain('Still to pay');
  // There is nothing to invoice any more.
  expect(await page.open()).not.toContain('value="proforma"');
  const body = { amount: '75', note: 'WHT 12/2025' };
  await client.call(enterCertificate, { query: { id }, body });
  expect(await readOrder(app, id)).toMatchObject({
    state: 'paid',
    withheld: 7_500,
    papers: [{ series: 'receipt' }],
  });
});

test('who didn’t declare that they withhold tax has paid too little, until they do', async () => {
  const { app, client, register } = await selling();
  const { id, link } = await register('Ama', 'Volta Bank');
  await client.call(enterPayment, { query: { id }, body: { way: 'bank', amount: '1125', note } });
  expect((await readOrder(app, id)).state).toBe('underpaid');
  const certificate = { query: { id }, body: { amount: '75', note: 'WHT 12' } };
  expect((await client.call(enterCertificate, certificate)).body.errors?.amount).toContain('hasn’t declared');
  await buyersPage(app, link).press({ do: 'save', company: 'Volta Bank', withholds: 'yes' });
  expect((await readOrder(app, id)).state).toBe('withheld');
  await client.call(enterCertificate, certificate);
  // What is settled stays as it was declared.
  await buyersPage(app, link).press({ do: 'save', company: 'Volta Bank' });
  expect(await readOrder(app, id)).toMatchObject({ state: 'paid', withheld: 7_500, withholds: true });
});

test('who has paid part of what they then declare to withhold is asked for nothing but the rest’s certificate', async () => {
  const { app, client, register } = await selling();
  const { id, link } = await register('Ama', 'Volta Bank');
  await client.call(enterPayment, { query: { id }, body: { way: 'bank', amount: '1160', note } });
  const page = buyersPage(app, link);
  await page.press({ do: 'save', company: 'Volta Bank', withholds: 'yes' });
  const shown = await page.open();
  expect(shown).toContain('the certificate of the GH₵ 40');
  expect(shown).not.toMatch(/[-−]\s?GH₵|GH₵\s?[-−]/);
  await client.call(enterCertificate, { query: { id }, body: { amount: '40', note: 'WHT 12' } });
  expect(await readOrder(app, id)).toMatchObject({ state: 'paid', due: 0 });
});

test('who cancels what was paid gets back what the rules say, with a credit note', async () => {
  const { app, client, register } = await selling();
  const { id, lines } = await register('Ama');
  await client.call(enterPayment, { query: { id }, body: { way: 'bank', amount: '1200', note } });
  app.clock.advance(45 * DAY_MS);
  const attendeeId = lines[0]?.attendeeId ?? '';
  const later = (await app.signInAs('Administrator')).client;
  await later.call(cancelAttendees, { body: { ids: [attendeeId], cancelled: true } });
  const cancelled = await readOrder(app, id);
  expect(cancelled).toMatchObject({ state: 'overpaid', total: 60_000, due: -60_000 });
  expect(cancelled.papers.map(({ number, total }) => [number, total])).toEqual([
    ['R-00001', 120_000],
    ['C-00001', 60_000],
  ]);
  await later.call(enterRefund, { query: { id }, body: { way: 'bank', amount: '600', note } });
  expect(await readOrder(app, id)).toMatchObject({ state: 'refunded', due: 0 });
});

test('whose own cancellation it was stands in the ledger, and before it what goes back', async () => {
  const { app, client, register } = await selling(mailSettings('smtp://127.0.0.1:9'));
  const { id } = await register('Ama');
  const mail = (await mailRows(app)).find(({ template }) => template === 'registered');
  const link = app.services.secrets.decrypt(mail?.sealed_link ?? '', mail?.id ?? '') ?? '';
  const own = pageOf(app, new URL(link).pathname);
  expect((await own.open()).html).toContain('Nothing has to be paid for your place then.');
  await client.call(enterPayment, { query: { id }, body: { way: 'bank', amount: '1200', note } });
  app.clock.advance(45 * DAY_MS);
  expect((await own.open()).html).toContain('Of the GH₵ 1,200 that were paid for it, GH₵ 600 go back to');
  await own.press({ do: 'cancel' });
  expect((await own.confirm()).status).toBe(303);
  expect((await readOrder(app, id)).entries.at(-1)).toMatchObject({ note: 'Cancelled', by: 'Visitor: Ama' });
});

test('the ledger of an order says who ended it or took it up again by hand, and why, also where nothing was paid', async () => {
  const { app, client, register } = await selling();
  const { id, link } = await register('Ama');
  await buyersPage(app, link).press({ do: 'save', code: 'SPEAKS' });
  const last = async () => {
    const { what, note, by, amount } = (await readOrder(app, id)).entries.at(-1) ?? {};
    return { what, note, by, amount };
  };
  const by = 'Test Administrator';
  await client.call(cancelOrder, { query: { id }, body: { note: 'By telephone' } });
  expect(await last()).toEqual({ what: 'Charged', note: 'Cancelled: By telephone', by, amount: 0 });
  await client.call(reviveOrder, { query: { id }, body: { note: 'It was another Ama' } });
  expect(await last()).toEqual({ what: 'Charged', note: 'It was another Ama', by, amount: 0 });
  const paid = await register('Kofi');
  const ids = [paid.lines[0]?.attendeeId ?? ''];
  await client.call(cancelAttendees, { body: { ids, cancelled: true } });
  expect((await readOrder(app, paid.id)).entries.at(-1)).toMatchObject({ note: 'Cancelled', by });
});
