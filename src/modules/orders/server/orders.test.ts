/** @module-tag long */

import { expect, test } from 'vitest';
import { viewActivity } from '#modules/activity/contract.ts';
import {
  discardDraft,
  publishContent,
  restoreContent,
  saveSection,
  singleSection,
  viewDraft,
  viewPublications,
} from '#modules/content/contract.ts';
import type { SectionName } from '#modules/content/sections.ts';
import { readTableInChild } from '#modules/imports/server/service.ts';
import { addAttendee, viewAttendees } from '#modules/registrations/contract.ts';
import { cancelAttendees } from '#modules/registrations/desk.ts';
import { addRole } from '#modules/roles/contract.ts';
import { joinWaitingList } from '#modules/waiting-list/contract.ts';
import { promote } from '#modules/waiting-list/server/promote.ts';
import { address } from '#platform/client/call-client.ts';
import type { Job } from '#platform/server/jobs/job.ts';
import { LIMITS } from '#platform/server/limits.ts';
import { createTestApp, type TestApp } from '#testing/app.ts';
import { anotherInstance } from '#testing/jobs.ts';
import { mailRows, mailSettings } from '#testing/mails.ts';
import { buyersPage, emailOf, orderOf, readOrder, selling } from '#testing/orders.ts';
import { pageOf } from '#testing/own-page.ts';
import { publishSection } from '#testing/publish-section.ts';
import { CODE, KINDS } from '#testing/sales.ts';
import { sampleRegistration } from '#testing/samples.ts';
import {
  cancelOrder,
  enterCertificate,
  enterPayment,
  enterRefund,
  exportOrders,
  holdOrder,
  orderFigures,
  remindBuyers,
  reviveOrder,
  sendProforma,
  viewOrders,
} from '../contract.ts';
import { expireOrders, remindOrders } from './jobs.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const note = 'TRF 4711';

const run = (app: TestApp, job: Job) => anotherInstance(app, [job]).runDue();

test('without a kind of ticket, registering is as it was', async () => {
  const app = await createTestApp();
  await app.store.database.updateTable('events').set({ regular_fee: 150_000 }).execute();
  const { client } = await app.signInAs('Administrator');
  await app.visitor.call(addAttendee, { body: sampleRegistration() });
  expect((await client.call(viewOrders, {})).body.records).toEqual([]);
  expect((await client.call(orderFigures, {})).body.currencies).toEqual([]);
  const [mail] = await mailRows(app);
  expect(mail?.text).toContain('To pay');
});

test('whoever registers gets an order of the first kind that can be had, and a mail with the reference', async () => {
  const { app, register } = await selling();
  const early = await register('Ama');
  expect(early).toMatchObject({ state: 'open', total: 120_000, due: 120_000, net: 100_000, places: 1 });
  expect(early.levies.map(({ amount }) => amount)).toEqual([2_500, 2_500, 15_000]);
  const mails = await mailRows(app);
  expect(mails.map(({ template }) => template)).toEqual(['registered', 'orderOpened']);
  // The edition's own fee isn't said, which may be another.
  expect(mails[0]?.text).not.toContain('To pay');
  expect(mails[1]?.text).toContain(early.reference);
  app.clock.advance(20 * DAY_MS);
  expect((await register('Kofi')).total).toBe(150_000);
});

test('who writes the site reads no discount code, neither in its section nor in what changed', async () => {
  const { app, client } = await selling();
  const { client: editor } = await app.signInAs('Editor');
  const query = { section: 'discountCodes' } as const;
  expect((await editor.call(singleSection, { query })).status).toBe(403);
  expect((await editor.call(discardDraft, { body: query })).status).toBe(403);
  const { record } = (await client.call(singleSection, { query })).body;
  const codes = [{ code: 'HIDDEN', percent: '50' }];
  await client.call(saveSection, { body: { ...query, values: { codes }, version: record.version } });
  const read = async (reader: typeof client) =>
    JSON.stringify([
      (await reader.call(viewDraft, {})).body,
      (await reader.call(viewPublications, {})).body,
      (await reader.call(viewActivity, {})).body,
    ]);
  for (const code of ['HIDDEN', 'SPEAKS']) {
    expect(await read(client)).toContain(code);
    expect(await read(editor)).not.toContain(code);
  }
  expect((await editor.call(viewDraft, {})).body.changes).toMatchObject([
    { section: 'discountCodes', from: '', to: 'changed' },
  ]);
});

test('who writes the site without the right to money neither publishes, discards nor brings back what is sold', async () => {
  const { app, client } = await selling();
  const { client: editor } = await app.signInAs('Editor');
  await client.call(addRole, { body: { name: 'Treasurer', rights: ['site', 'finance'] } });
  const { client: treasurer } = await app.signInAs('Treasurer');
  const read = async (section: SectionName) =>
    (await client.call(singleSection, { query: { section } })).body.record;
  const save = async (section: SectionName, values: Record<string, unknown>) => {
    const { values: before, version } = await read(section);
    const body = { section, values: { ...before, ...values }, version };
    expect((await client.call(saveSection, { body })).status).toBe(200);
  };
  const waiting = async () => {
    const { changes } = (await client.call(viewDraft, {})).body;
    return [...new Set(changes.map(({ section }) => section))];
  };
  await save('discountCodes', { codes: [{ code: 'HIDDEN', percent: '50' }] });
  expect((await editor.call(publishContent, { body: {} })).status).toBe(409);
  await save('identity', { name: 'Sommet de Lomé' });
  expect((await editor.call(publishContent, { body: {} })).status).toBe(201);
  expect(await waiting()).toEqual(['discountCodes']);
  await save('identity', { name: 'Sommet de Kara' });
  expect((await editor.call(discardDraft, { body: {} })).status).toBe(200);
  expect(await waiting()).toEqual(['discountCodes']);
  const [, sold] = (await client.call(viewPublications, {})).body.records;
  const before = { query: { id: sold?.id ?? '' }, body: {} };
  expect((await editor.call(restoreContent, before)).status).toBe(200);
  expect((await read('discountCodes')).values).toMatchObject({ codes: [{ code: 'HIDDEN' }] });
  expect((await read('identity')).values).not.toMatchObject({ name: 'Sommet de Lomé' });

  expect((await treasurer.call(publishContent, { body: {} })).status).toBe(201);
  expect(await waiting()).toEqual([]);
  expect((await treasurer.call(restoreContent, before)).status).toBe(200);
  expect((await read('discountCodes')).values).toMatchObject({ codes: [{ code: 'TENTH' }, {}, {}, {}] });
});

test('on days when no kind is sold, registering costs what the dearest does', async () => {
  const { app, client, register } = await selling();
  const kinds = KINDS.map((kind) => ({ ...kind, until: '2025-07-15' }));
  await publishSection(client, 'ticketKinds', { kinds });
  app.clock.advance(20 * DAY_MS);
  expect((await register('Ama')).total).toBe(150_000);
});

test('the buyer chooses a kind, enters a code and says who pays, and the price follows', async () => {
  const { app, register } = await selling();
  const order = await register('Ama');
  const page = buyersPage(app, order.link);
  expect(await page.open()).toContain(order.reference);
  const [line] = order.lines;
  const kind = `kind-${line?.id}`;
  await page.press({
    do: 'save',
    [kind]: 'regular',
    code: 'tenth',
    company: 'Volta Bank Ltd',
    taxNumber: 'C1',
  });
  const changed = await readOrder(app, order.id);
  expect(changed).toMatchObject({
    total: 135_000,
    code: 'TENTH',
    company: 'Volta Bank Ltd',
    taxNumber: 'C1',
  });
  await page.press({ do: 'save', [kind]: 'regular', code: 'VOLTA', company: 'VOLTA BANK' });
  expect((await readOrder(app, order.id)).total).toBe(120_000);
  const wrong = async (values: Record<string, string>) =>
    (await page.press({ do: 'save', ...values })).text();
  expect(await wrong({ code: 'NOPE' })).toContain('There is no such code');
  expect(await wrong({ code: 'VOLTA', company: 'Another One' })).toContain('isn’t for your company');
  const gone = await wrong({ [kind]: 'speaker' });
  expect(gone).toContain('can’t be had any more');
  // The summary of errors leads to the kind.
  const field = /href="#([^"]*kind-[^"]*)"/.exec(gone)?.[1];
  expect(gone).toContain(`<select id="${field}"`);
  // A code opens the kind that it is for.
  await page.press({ do: 'save', code: 'SPEAKS' });
  expect(await readOrder(app, order.id)).toMatchObject({ total: 0, state: 'paid' });
});

test('a code is used as often as it says, also by two at once', async () => {
  const { app, register } = await selling();
  const orders = [await register('Ama'), await register('Kofi')];
  await Promise.all(orders.map(({ link }) => buyersPage(app, link).press({ do: 'save', code: 'ONCE' })));
  const totals = await Promise.all(orders.map(async ({ id }) => (await readOrder(app, id)).total));
  expect(totals.toSorted()).toEqual([120_000, 60_000].toSorted());
});

test('what a code gave stays given once its time is over or its uses are fewer, and nobody else is given it', async () => {
  const { app, client, register } = await selling();
  const [ama, kofi, esi] = [await register('Ama'), await register('Kofi'), await register('Esi')];
  const page = buyersPage(app, ama.link);
  const code = { ...CODE, code: 'JULY', percent: '50', until: '2025-07-02' };
  await publishSection(client, 'discountCodes', { codes: [code] });
  for (const { link } of [ama, esi]) await buyersPage(app, link).press({ do: 'save', code: 'JULY' });
  app.clock.advance(2 * DAY_MS);
  const { client: later } = await app.signInAs('Administrator');
  await publishSection(later, 'discountCodes', { codes: [{ ...code, uses: '1' }] });
  const field = `kind-${ama.lines[0]?.id}`;
  for (const values of [{ address: '1 High Street' }, { code: 'july', [field]: 'regular' }])
    expect((await page.press({ do: 'save', code: 'JULY', ...values })).status).toBe(303);
  expect(await readOrder(app, ama.id)).toMatchObject({ code: 'JULY', total: 75_000 });
  const others = buyersPage(app, kofi.link);
  expect(await (await others.press({ do: 'save', code: 'JULY' })).text()).toContain('no longer valid');
  // Given back, it is a new use.
  await page.press({ do: 'save' });
  expect((await readOrder(app, ama.id)).total).toBe(150_000);
  expect((await page.press({ do: 'save', code: 'JULY' })).status).toBe(422);
});

test('a private kind isn’t kept without the code that opened it', async () => {
  const { app, client, register } = await selling();
  const [, regular] = KINDS;
  const kinds = [...KINDS, { ...regular, key: 'crew', name: 'Crew', isPublic: false }];
  await publishSection(client, 'ticketKinds', { kinds });
  const code = { ...CODE, code: 'CREW', kind: 'Crew', uses: '1', percent: '50' };
  const codes = [code, { ...code, code: 'CREW2' }, { ...CODE, code: 'TENTH', percent: '10' }];
  await publishSection(client, 'discountCodes', { codes });
  const [ama, kofi] = [await register('Ama'), await register('Kofi')];
  const page = buyersPage(app, ama.link);
  await page.press({ do: 'save', code: 'CREW' });
  const read = async () => {
    const { lines, ...order } = await readOrder(app, ama.id);
    return { code: order.code, total: order.total, kind: lines[0]?.kind };
  };
  const opened = { code: 'CREW', total: 75_000, kind: 'Crew' };
  expect(await read()).toEqual(opened);
  const field = `kind-${ama.lines[0]?.id}`;
  for (const values of [{}, { [field]: 'crew' }, { code: 'TENTH' }]) {
    expect(await (await page.press({ do: 'save', ...values })).text()).toContain('can’t be had any more');
    expect(await read()).toEqual(opened);
  }
  const used = await buyersPage(app, kofi.link).press({ do: 'save', code: 'CREW' });
  expect(await used.text()).toContain('was used as often as it can be');
  // With it or another that opens the kind, and without it for what anybody can have.
  await page.press({ do: 'save', code: 'CREW', address: '1 High Street' });
  expect(await read()).toEqual(opened);
  await page.press({ do: 'save', code: 'CREW2' });
  expect(await read()).toEqual({ ...opened, code: 'CREW2' });
  await page.press({ do: 'save', [field]: 'regular' });
  expect(await read()).toEqual({ code: '', total: 150_000, kind: 'Regular' });
});

test('a proforma invoice that says the same is the same paper; what changed is on a new one', async () => {
  const { app, register } = await selling();
  const { id, link } = await register('Ama');
  const page = buyersPage(app, link);
  const ask = async (values: Record<string, string> = {}) => {
    expect((await page.press({ do: 'proforma', ...values })).status).toBe(200);
    return (await readOrder(app, id)).papers.map(({ number }) => number);
  };
  expect(await ask()).toEqual(['P-00001']);
  app.clock.advance(DAY_MS);
  expect(await ask()).toEqual(['P-00001']);
  const { client: later } = await app.signInAs('Administrator');
  expect((await later.call(sendProforma, { query: { id } })).body.message).toContain('P-00001');
  const sent = (await mailRows(app)).filter(({ template }) => template === 'orderProforma');
  expect(sent).toHaveLength(3);
  const company = { company: 'Volta Bank Ltd' };
  expect(await ask(company)).toEqual(['P-00001', 'P-00002']);
  expect(await ask(company)).toEqual(['P-00001', 'P-00002']);
  await later.call(enterPayment, { query: { id }, body: { way: 'bank', amount: '100', note } });
  expect(await ask(company)).toEqual(['P-00001', 'P-00002', 'P-00003']);
  // Another order has papers of its own, whatever they say.
  const { link: other } = await register('Kofi');
  await buyersPage(app, other).press({ do: 'proforma' });
  expect((await app.store.database.selectFrom('order_papers').select('number').execute()).length).toBe(4);
});

test('an order is saved, and a proforma invoice made, so often an hour, and others are still saved', async () => {
  const { app, register } = await selling();
  const [ama, kofi] = [await register('Ama'), await register('Kofi')];
  const page = buyersPage(app, ama.link);
  const { quota } = LIMITS.orderChanges;
  for (let saved = 0; saved < quota; saved += 1) {
    expect((await page.press({ do: saved === 0 ? 'proforma' : 'save' })).status).toBeLessThan(400);
  }
  for (const what of ['save', 'proforma']) {
    const refused = await page.press({ do: what, address: '1 High Street' });
    expect(refused.status).toBe(429);
    expect(await refused.text()).toMatch(
      /This order was saved too often\. Please wait \d+ min and try again\./,
    );
  }
  expect(await readOrder(app, ama.id)).toMatchObject({ address: '', papers: [{ series: 'proforma' }] });
  expect((await buyersPage(app, kofi.link).press({ do: 'save' })).status).toBeLessThan(400);
});

test('the discount of a group follows to all of the company who haven’t paid', async () => {
  const { client, register, orderOf } = await selling();
  for (const name of ['Ama', 'Kofi', 'Esi']) await register(name, 'Volta Bank Ltd');
  const paid = await orderOf('Ama');
  await client.call(enterPayment, { query: { id: paid.id }, body: { way: 'bank', amount: '1200', note } });
  await register('Yaw', 'VOLTA-BANK');
  expect((await orderOf('Kofi')).total).toBe(120_000);
  expect((await register('Efua', 'Volta Bank')).total).toBe(108_000);
  expect((await orderOf('Kofi')).total).toBe(108_000);
  expect((await orderOf('Ama')).total).toBe(120_000);
});

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

test('money that somebody may just have entered isn’t entered again', async () => {
  const { app, client, register } = await selling();
  const { id } = await register('Ama');
  const { version } = await readOrder(app, id);
  const body = { way: 'bank', amount: '1200', note, version } as const;
  const pay = () => client.call(enterPayment, { query: { id }, body });
  expect([(await pay()).status, (await pay()).status]).toEqual([200, 412]);
  await client.call(enterPayment, { query: { id }, body: { ...body, version: undefined } });
  const twice = await readOrder(app, id);
  expect(twice.state).toBe('paid-twice');
  const refund = () => client.call(enterRefund, { query: { id }, body: { ...body, version: twice.version } });
  expect([(await refund()).status, (await refund()).status]).toEqual([200, 412]);
  expect(await readOrder(app, id)).toMatchObject({ state: 'paid', total: 120_000, due: 0 });
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

test('what isn’t paid in time is reminded of once, ends, and frees the place; money that comes later is told', async () => {
  const { app, register } = await selling();
  const { id, link, reference } = await register('Ama');
  expect(await buyersPage(app, link).open()).toContain('value="proforma"');
  app.clock.advance(6 * DAY_MS);
  await run(app, remindOrders);
  await run(app, remindOrders);
  const reminders = (await mailRows(app)).filter(({ template }) => template === 'orderReminder');
  expect(reminders).toHaveLength(1);
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
  expect((await client.call(remindBuyers, { body: { ids: [id] } })).body.ids).toEqual([id]);
  expect((await mailRows(app)).at(-1)?.template).toBe('orderReminder');
  await client.call(enterPayment, { query: { id }, body: { way: 'cash', amount: '1200', note } });
  expect((await hold('2025-08-01')).status).toBe(409);
  expect((await client.call(remindBuyers, { body: { ids: [id] } })).status).toBe(404);
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
  expect((await readOrder(app, id)).entries.at(-1)).toMatchObject({ note: 'Cancelled', by: 'Ama' });
});

test('a kind whose last day is before its first is refused', async () => {
  const { client } = await selling();
  const { record } = (await client.call(singleSection, { query: { section: 'ticketKinds' } })).body;
  const kinds = KINDS.map((kind) => ({ ...kind, firstDay: '2025-08-28', lastDay: '2025-08-27' }));
  const values = { ...record.values, kinds };
  const saved = await client.call(saveSection, {
    body: { section: 'ticketKinds', values, version: record.version },
  });
  expect([saved.status, saved.body.errors?.['kinds.0.lastDay']]).toEqual([
    422,
    'This day is before the first one',
  ]);
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

test('the list is filtered and exported line by line with each levy', async () => {
  const { client, register } = await selling();
  const ama = await register('Ama', 'Volta Bank Ltd');
  await register('Kofi');
  await client.call(enterPayment, { query: { id: ama.id }, body: { way: 'cash', amount: '1200', note } });
  const states = async (query: object) =>
    (await client.call(viewOrders, { query })).body.records.map(({ buyer }) => buyer);
  expect(await states({ state: 'paid' })).toEqual(['Ama']);
  expect(await states({ kind: 'Early bird', sort: 'buyer' })).toEqual(['Ama', 'Kofi']);
  expect(await states({ overdue: 'yes' })).toEqual([]);
  expect(await states({ search: ama.reference.toLowerCase().replace('-', '') })).toEqual(['Ama']);
  const { currencies } = (await client.call(orderFigures, {})).body;
  expect(currencies).toMatchObject([
    {
      currency: 'GHS',
      received: 120_000,
      outstanding: 120_000,
      paidOrders: 1,
      openOrders: 1,
      overdueOrders: 0,
    },
  ]);
  const take = (format: string) =>
    client.fetch(address(exportOrders, { sort: 'buyer' }), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ format }),
    });
  const csv = await (await take('csv')).text();
  const [head, first] = csv.split('\r\n');
  expect(head).toContain('Price each,Discount (%),Without levies,NHIL 2.5%,GETFund 2.5%,VAT 15%,With levies');
  expect(first).toContain(`${ama.reference},Receipt,R-00001,`);
  expect(first).toContain('Paid,Ama,Volta Bank Ltd,,Early bird,GHS,1,1000,0,1000,25,25,150,1200');
  const response = await take('xlsx');
  expect(response.headers.get('content-disposition')).toContain('"Orders_List.xlsx"');
  const [sheet, table] = await Promise.all(
    [await response.arrayBuffer(), csv].map((content) =>
      readTableInChild(new File([content], 'Orders_List')),
    ),
  );
  expect(sheet).toMatchObject({ format: 'XLSX', headings: table?.headings });
  // Spreadsheets write instants in their own way.
  const cellsOf = (of = table) =>
    of?.rows.map(({ cells }) => cells.map((cell) => cell.replace(/(\d)T(\d\d:\d\d)\S*Z$/, '$1 $2')));
  expect(cellsOf(sheet)).toEqual(cellsOf());
});

const OF_KINDS = KINDS.slice(0, 2).map((kind) => ({ ...kind, places: kind.key === 'early' ? '40' : '60' }));

test.each([
  ['of the edition', 100, KINDS],
  ['of its kinds', null, OF_KINDS],
])(
  'of a hundred places %s, five hundred at once get exactly a hundred, each with an order',
  { timeout: 180_000 },
  async (_of, places, kinds) => {
    const { app, client } = await selling();
    await app.store.database.updateTable('events').set({ places }).execute();
    if (kinds !== KINDS) await publishSection(client, 'ticketKinds', { kinds });
    const all = await Promise.all(
      Array.from({ length: 500 }, (_, index) =>
        app.visitor.call(addAttendee, {
          body: sampleRegistration({ name: `N${index}`, email: emailOf(`N${index}`) }),
        }),
      ),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(100);
    expect((await client.call(viewOrders, { query: { pageSize: 1 } })).body.total).toBe(100);
    const sold = await app.store.database
      .selectFrom('order_lines')
      .select(['kind', (of) => of.fn.countAll().as('count')])
      .groupBy('kind')
      .orderBy('kind')
      .execute();
    const counts = sold.map(({ kind, count }) => [kind, Number(count)]);
    expect(counts).toEqual(
      places === null
        ? [
            ['early', 40],
            ['regular', 60],
          ]
        : [['early', 100]],
    );
  },
);
