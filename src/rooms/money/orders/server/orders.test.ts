/** @module-tag long */

import { expect, test } from 'vitest';
import { address } from '#platform/client/call-client.ts';
import { LIMITS } from '#platform/server/limits.ts';
import {
  discardDraft,
  publishContent,
  restoreContent,
  saveSection,
  singleSection,
  viewDraft,
  viewPublications,
} from '#rooms/edition/content/contract.ts';
import type { SectionName } from '#rooms/edition/content/sections.ts';
import { readTableInChild } from '#rooms/edition/imports/server/service.ts';
import { viewActivity } from '#rooms/ground/activity/contract.ts';
import { addRole } from '#rooms/ground/roles/contract.ts';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { mailRows } from '#testing/mails.ts';
import { buyersPage, emailOf, readOrder, selling } from '#testing/orders.ts';
import { publishSection, publishSections } from '#testing/publish-section.ts';
import { CODE, KINDS, NO_CODES } from '#testing/sales.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { enterPayment, exportOrders, orderFigures, sendProforma, viewOrders } from '../contract.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const note = 'TRF 4711';

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
  expect((await later.call(sendProforma, { query: { id } })).body.message).toBe(
    'No mail server is set up: the mail with proforma invoice P-00001 is kept under Mail.',
  );
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
  for (const name of ['Ama', 'Kofi', 'Esi']) await register(name, 'Owusu Bank Ltd');
  const paid = await orderOf('Ama');
  await client.call(enterPayment, { query: { id: paid.id }, body: { way: 'bank', amount: '1200', note } });
  await register('Yaw', 'OWUSU-BANK');
  expect((await orderOf('Kofi')).total).toBe(120_000);
  expect((await register('Efua', 'Owusu Bank')).total).toBe(108_000);
  expect((await orderOf('Kofi')).total).toBe(108_000);
  expect((await orderOf('Ama')).total).toBe(120_000);
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
    if (kinds !== KINDS) await publishSections(client, { ...NO_CODES, ticketKinds: { kinds } });
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
