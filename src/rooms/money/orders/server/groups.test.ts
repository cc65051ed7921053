/** @module-tag long */

import { expect, test } from 'vitest';
import { viewHanging } from '#rooms/ground/records/contract.ts';
import { registerGroup } from '#rooms/people/groups/contract.ts';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { cancelAttendees } from '#rooms/people/registrations/desk.ts';
import type { TestApp } from '#testing/app.ts';
import { mailRows } from '#testing/mails.ts';
import { buyersPage, emailOf, orderOf, readOrder, selling } from '#testing/orders.ts';
import { publishSection, publishSections } from '#testing/publish-section.ts';
import { KINDS, NO_CODES } from '#testing/sales.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { cancelOrder, enterPayment, reviveOrder } from '../contract.ts';
import { soldTickets } from './ticket-prices.ts';

const person = (name: string) => ({ name, role: 'Analyst', email: `${name.toLowerCase()}@owusu.example` });
const COMPANY = 'Owusu Bank Ltd';
const FORM = { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://127.0.0.1:3000' };

async function sellingToGroups() {
  const sold = await selling();
  await sold.app.store.database.updateTable('events').set({ group_least: 4 }).execute();
  const group = (names: readonly string[], unnamed: number, company_name = COMPANY) =>
    sold.app.visitor.call(registerGroup, {
      body: {
        ...sampleRegistration({ ...person('Ama'), company_name }),
        people: names.map(person),
        unnamed,
      },
    });
  return { ...sold, group };
}

async function namingPage(app: TestApp) {
  const mail = (await mailRows(app)).find(({ recipient }) => recipient === 'ama@owusu.example');
  const link = app.services.secrets.decrypt(mail?.sealed_link ?? '', mail?.id ?? '') ?? '';
  const path = new URL(link).pathname.replace('/my/', '/group/');
  const press = (values: Record<string, string>) =>
    app.visitor.fetch(path, { method: 'POST', headers: FORM, body: new URLSearchParams(values).toString() });
  return Object.assign(press, { open: () => pageOf(app, path) });
}

const pageOf = async (app: TestApp, path: string) => (await app.visitor.fetch(path)).text();

test('the forms say what is paid, alone, in a group and together', async () => {
  const { app, client } = await sellingToGroups();
  const alone = await pageOf(app, '/registrants');
  for (const said of ['You pay GH₵ 1,200', 'Early bird', 'Student', 'GH₵ 500']) expect(alone).toContain(said);
  expect(alone).toContain('`inGroup`:`GH₵ 1,080`,`least`:4');
  const together = await pageOf(app, '/registrants/group');
  expect(together).toContain('GH₵ 1,200 together');
  // Four pay the group's price.
  expect(together).toContain('GH₵ 4,320');
  await publishSection(client, 'ticketKinds', { kinds: KINDS.map((kind) => ({ ...kind, prices: [] })) });
  expect(await pageOf(app, '/registrants')).not.toContain('You pay');
});

test('a form whose prices can’t be read is shown without them, and not kept', async () => {
  const { app, client } = await sellingToGroups();
  await publishSection(client, 'ticketKinds', { kinds: KINDS.map((kind) => ({ ...kind, places: '9' })) });
  const paths = ['/registrants', '/registrants/group'];
  const read = () =>
    Promise.all(
      paths.map(async (path) => {
        const reply = await app.visitor.fetch(path);
        return [reply.status, (await reply.text()).includes('GH₵ 1,080')];
      }),
    );
  const { schema } = app.store.database;
  await schema.alterTable('order_lines').renameTo('elsewhere').execute();
  expect(await read()).toEqual(paths.map(() => [503, false]));
  await schema.alterTable('elsewhere').renameTo('order_lines').execute();
  expect(await read()).toEqual(paths.map(() => [200, true]));
});

/** Two early birds and one regular ticket. */
const FEW = KINDS.slice(0, 2).map((kind) => ({ ...kind, places: kind.key === 'early' ? '2' : '1' }));

test('a kind of which all places are taken is no longer proposed; once all are, nobody can register', async () => {
  const { app, client, register } = await sellingToGroups();
  await publishSections(client, { ...NO_CODES, ticketKinds: { kinds: FEW } });
  const totals = [];
  for (const name of ['Ama', 'Kofi', 'Esi']) totals.push((await register(name, name)).total);
  expect(totals).toEqual([120_000, 120_000, 150_000]);
  const refused = await app.visitor.call(addAttendee, { body: sampleRegistration() });
  expect([refused.status, refused.body.message]).toEqual([409, 'All tickets are sold.']);
  const said = async () => {
    const [form, home] = await Promise.all(['/registrants', '/'].map((path) => pageOf(app, path)));
    return [form?.includes('All tickets are sold.'), home?.includes('Event Rate')];
  };
  expect(await said()).toEqual([true, false]);
  expect((await app.visitor.fetch('/registrants/group')).headers.get('location')).toBe('/registrants');
  const { id } = await orderOf(app, 'Kofi');
  await client.call(cancelOrder, { query: { id }, body: { note: 'By telephone' } });
  expect((await register('Yaw', 'Yaw')).total).toBe(120_000);
  // Somebody else has the place of who is taken up again.
  const again = await client.call(reviveOrder, { query: { id }, body: { note: 'By telephone' } });
  expect([again.status, again.body.message]).toEqual([
    409,
    expect.stringContaining('‘Early bird’ are taken'),
  ]);
});

test('on days when no kind is sold, the dearest that is left is', async () => {
  const { app, client, register } = await sellingToGroups();
  await publishSections(client, {
    ...{ ...NO_CODES, ticketKinds: { kinds: FEW.map((kind) => ({ ...kind, until: '2025-06-30' })) } },
  });
  expect((await register('Ama', 'Ama')).total).toBe(150_000);
  expect((await register('Kofi', 'Kofi')).total).toBe(120_000);
  expect(await pageOf(app, '/registrants')).toContain('You pay GH₵ 1,200');
});

test('a group gets as many tickets as there are, or none', async () => {
  const { client, group } = await sellingToGroups();
  await publishSections(client, { ...NO_CODES, ticketKinds: { kinds: FEW } });
  const refused = await group(['Kofi', 'Esi'], 1);
  expect([refused.status, refused.body.errors]).toEqual([409, { people: 'Only 3 places are left.' }]);
  expect((await group(['Kofi'], 1)).status).toBe(201);
});

test('the home page says what is charged', async () => {
  const { app, client } = await sellingToGroups();
  const fees = async () => {
    const html = await pageOf(app, '/');
    const section = /<section[^>]*aria-labelledby="event-rate">.*?<\/section>/s.exec(html)?.[0] ?? '';
    const offers: { name: string; price: number }[] =
      JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}').offers ??
      [];
    return {
      text: section.replace(/<[^>]*>/g, ' '),
      offers: offers.map(({ name, price }) => `${name} ${price}`),
    };
  };
  await app.store.database
    .updateTable('events')
    .set({ regular_fee: 70_000, early_bird_fee: 60_000 })
    .execute();
  const sold = await fees();
  expect(sold.text).toMatch(
    /Early bird\s+GH₵ 1,200\s+Until 15th July 2025\s+Regular\s+GH₵ 1,500\s+Both days/,
  );
  expect(sold.text).toContain('10%');
  expect(sold.text).not.toMatch(/GH₵ [67]00|Speaker/);
  expect(sold.offers).toEqual(['Early bird 1200', 'Regular 1500', 'Student 500']);
  await publishSections(client, { ...NO_CODES, ticketKinds: { kinds: [] } });
  const free = await fees();
  expect(free.text).toMatch(/Regular\s+GH₵ 700\s+Early bird\s+GH₵ 600/);
  expect(free.offers).toEqual(['Regular 700', 'Early bird 600']);
});

test('a group pays for its places in one order, also for those that are named later', async () => {
  const { app, client, group } = await sellingToGroups();
  expect((await group(['Kofi'], 2)).status).toBe(201);
  const order = await orderOf(app, 'Ama');
  expect(order).toMatchObject({ total: 4 * 108_000, places: 4, company: COMPANY });
  expect(order.lines.map(({ name }) => name)).toEqual(['Ama', 'Kofi', '', '']);
  const press = await namingPage(app);
  expect((await press({ do: 'name', people: 'Esi, CFO, esi@owusu.example' })).status).toBe(303);
  const named = await readOrder(app, order.id);
  expect(named.lines.map(({ name }) => name)).toEqual(['Ama', 'Kofi', 'Esi', '']);
  expect(named.total).toBe(order.total);
  await press({ do: 'give-back', people: '' });
  // Three are no group any more.
  expect((await readOrder(app, order.id)).total).toBe(3 * 120_000);
  const orders = await app.store.database.selectFrom('orders').select('id').execute();
  expect(orders).toHaveLength(1);
  // Who comes neither is paid for nor keeps places.
  const ids = named.lines.flatMap(({ attendeeId }) => attendeeId || []);
  await client.call(cancelAttendees, { body: { ids, cancelled: true } });
  expect(await readOrder(app, order.id)).toMatchObject({ state: 'cancelled', total: 0 });
});

test('people who register together without a company are a group of their own', async () => {
  const { app, client, group, register } = await sellingToGroups();
  for (const name of ['Akua', 'Adjoa', 'Afia']) await register(name, '-');
  await group(['Kofi', 'Esi', 'Yaw', 'Abena'], 0, '—');
  const { id, lines } = await orderOf(app, 'Ama');
  const leave = (index: number) =>
    client.call(cancelAttendees, { body: { ids: [lines[index]?.attendeeId ?? ''], cancelled: true } });
  const total = async () => (await readOrder(app, id)).total;
  expect(await total()).toBe(5 * 108_000);
  await leave(4);
  expect(await total()).toBe(4 * 108_000);
  await leave(3);
  expect(await total()).toBe(3 * 120_000);
  expect((await orderOf(app, 'Akua')).total).toBe(120_000);
  const back = [lines[3]?.attendeeId ?? '', lines[4]?.attendeeId ?? ''];
  await client.call(cancelAttendees, { body: { ids: back, cancelled: false } });
  expect(await total()).toBe(5 * 108_000);
});

test('a cancelling that is taken back leaves an order as it was, paid or not, with the places that it keeps', async () => {
  const { app, client, group } = await sellingToGroups();
  await group(['Kofi'], 2);
  const before = await orderOf(app, 'Ama');
  const ids = before.lines.flatMap(({ attendeeId }) => attendeeId || []);
  const undone = async () => {
    for (const cancelled of [true, false])
      expect((await client.call(cancelAttendees, { body: { ids, cancelled } })).status).toBe(200);
    return readOrder(app, before.id);
  };
  const { total, state, places } = before;
  expect(await undone()).toMatchObject({ total, state, places });
  const query = { id: before.id };
  await client.call(enterPayment, { query, body: { way: 'bank', amount: String(total / 100), note: 'TRF' } });
  expect(await undone()).toMatchObject({ total, places, state: 'paid', due: 0 });
  await client.call(cancelOrder, { query, body: { note: 'Nobody comes' } });
  await client.call(cancelAttendees, { body: { ids: ids.slice(1), cancelled: false } });
  expect(await readOrder(app, before.id)).toMatchObject({ total: 120_000, places: 1, due: 120_000 - total });
});

test('without who keeps them, places that have no name cost nothing', async () => {
  const { app, client, group } = await sellingToGroups();
  await group(['Kofi'], 2);
  const order = await orderOf(app, 'Ama');
  const ids = [order.lines[0]?.attendeeId ?? ''];
  await client.call(cancelAttendees, { body: { ids, cancelled: true } });
  expect((await readOrder(app, order.id)).total).toBe(120_000);
});

test('an unpaid order loses the group’s discount once too few are left, and its buyer is told; what is paid stays', async () => {
  const { app, client, group } = await sellingToGroups();
  await group(['Kofi'], 2);
  const order = await orderOf(app, 'Ama');
  expect(await buyersPage(app, order.link).open()).toContain('The group’s discount takes 4 of you.');
  const press = await namingPage(app);
  const said = await press.open();
  expect(said).toContain('Fewer than 4 of your company are left then: the group’s discount ends');
  expect(said).toContain('GH₵ 2,400 are then to be paid instead of GH₵ 4,320.');
  await press({ do: 'give-back', people: '' });
  expect(await readOrder(app, order.id)).toMatchObject({ total: 2 * 120_000, places: 2 });
  const told = async () => (await mailRows(app)).filter(({ template }) => template === 'orderRepriced');
  expect((await told()).map(({ text }) => text.includes('GH₵ 4,320') && text.includes('GH₵ 2,400'))).toEqual([
    true,
  ]);
  expect(await buyersPage(app, order.link).open()).not.toContain('The group’s discount takes');
  await client.call(enterPayment, {
    query: { id: order.id },
    body: { way: 'bank', amount: '2400', note: 'TRF' },
  });
  const ids = [order.lines[1]?.attendeeId ?? ''];
  await client.call(cancelAttendees, { body: { ids, cancelled: true } });
  // What was paid for that place.
  expect(await readOrder(app, order.id)).toMatchObject({ total: 120_000, due: -120_000 });
  expect(await told()).toHaveLength(1);
});

test('who gives places of a group back reads before what then is owed', async () => {
  const { app, client, group } = await sellingToGroups();
  await group(['Kofi', 'Esi', 'Yaw'], 1);
  const { id } = await orderOf(app, 'Ama');
  const page = await namingPage(app);
  const pay = (amount: string) =>
    client.call(enterPayment, { query: { id }, body: { way: 'bank', amount, note: 'TRF' } });
  expect(await page.open()).toContain('>GH₵ 4,320 are then to be paid instead of GH₵ 5,400.');
  await pay('4320');
  expect(await page.open()).toContain('>Nothing is then left to pay.');
  await pay('80');
  expect(await page.open()).toContain('>GH₵ 80 then go back to you.');
  await pay('1000');
  expect(await page.open()).toContain(
    '>Of the GH₵ 1,080 that were paid for it, GH₵ 1,080 go back to Owusu Bank Ltd.',
  );
  await page({ do: 'give-back', people: '' });
  expect(await readOrder(app, id)).toMatchObject({ total: 4 * 108_000, due: -108_000 });
});

test('a place of a paid group that is given back is worth what was paid for it, and the others keep the discount', async () => {
  const { app, client, group } = await sellingToGroups();
  await group(['Kofi', 'Esi', 'Yaw'], 0);
  const { id, lines } = await orderOf(app, 'Ama');
  await client.call(enterPayment, { query: { id }, body: { way: 'bank', amount: '4320', note: 'TRF' } });
  await client.call(cancelAttendees, { body: { ids: [lines[3]?.attendeeId ?? ''], cancelled: true } });
  expect(await readOrder(app, id)).toMatchObject({ total: 3 * 108_000, due: -108_000 });
});

test('before somebody of a group is deleted, it is said what the others then pay, and who is told', async () => {
  const { app, client, group } = await sellingToGroups();
  await group(['Kofi', 'Esi', 'Yaw'], 0);
  const { lines, reference } = await orderOf(app, 'Ama');
  const hanging = async (ids: string[]) =>
    (await client.call(viewHanging, { body: { ids } })).body.hanging.map(({ text }) => text);
  const [, kofi = '', esi = ''] = lines.map(({ attendeeId }) => attendeeId ?? '');
  expect(await hanging([kofi])).toContain(
    `Order ${reference} of Ama loses a place. It then comes to GH₵ 3,600 instead of GH₵ 4,320. The discount of its group ends: the others cost more, and the buyer is told at once.`,
  );
  expect((await hanging([kofi, esi]))[0]).toContain('loses 2 places. It then comes to GH₵ 2,400');
  expect(await hanging(lines.map(({ attendeeId }) => attendeeId ?? ''))).toContain(
    `Order ${reference} of Ama ends: GH₵ 4,320 are no longer to be paid. The buyer is told. Restoring opens it again, at what it costs then.`,
  );
});

test('who registers by the company’s link completes its group, and all who haven’t paid get the discount', async () => {
  const { app, register } = await sellingToGroups();
  const first = await register('Ama', COMPANY);
  const html = await buyersPage(app, first.link).open();
  const link = /href="([^"]*\?company=[^"]*)"/.exec(html)?.[1] ?? '';
  const { pathname, search, searchParams } = new URL(link);
  expect(await pageOf(app, pathname + search)).toContain(`value="${COMPANY}"`);
  expect(await pageOf(app, pathname)).not.toContain(COMPANY);
  for (const name of ['Kofi', 'Esi']) await register(name, searchParams.get('company') ?? '');
  expect((await readOrder(app, first.id)).total).toBe(120_000);
  expect((await register('Yaw', searchParams.get('company') ?? '')).total).toBe(108_000);
  for (const name of ['Ama', 'Kofi', 'Esi']) expect((await orderOf(app, name)).total).toBe(108_000);
  // Each is told once that they owe less.
  await register('Abena', COMPANY);
  const told = (await mailRows(app)).filter(({ template }) => template === 'orderRepriced');
  expect(told.map(({ recipient }) => recipient).toSorted()).toEqual(['Ama', 'Esi', 'Kofi'].map(emailOf));
  expect(told[0]?.text).toMatch(/GH₵ 1,200.*GH₵ 1,080/s);
  // Nobody is sold a ticket once the summit is over, so nobody is asked to come by the link.
  app.clock.set('2025-09-01T09:00:00Z');
  expect(await buyersPage(app, first.link).open()).not.toContain('?company=');
});

test('a kind for one day lets in on that day alone', async () => {
  const { app, client, register } = await sellingToGroups();
  const [edition] = await app.store.database.selectFrom('events').selectAll().execute();
  const day = edition?.event_date ?? '';
  await register('Ama');
  const days = [day, '2030-01-01'];
  const asked = { editionId: edition?.id ?? '', days };
  expect(await soldTickets.limitedKinds(app.store.database, asked)).toEqual(new Map());
  const kinds = KINDS.map((kind) => ({ ...kind, firstDay: day, lastDay: day }));
  await publishSection(client, 'ticketKinds', { kinds });
  const { lines } = await orderOf(app, 'Ama');
  const held = await soldTickets.of(app.store.database, [lines[0]?.attendeeId ?? '']);
  const [{ kind = '' } = {}] = held.values();
  expect((await soldTickets.limitedKinds(app.store.database, asked)).get(kind)).toEqual([day]);
});
