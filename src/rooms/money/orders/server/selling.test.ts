import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { mailRows } from '#testing/mails.ts';
import { readOrder, selling } from '#testing/orders.ts';
import { publishSection, publishSections } from '#testing/publish-section.ts';
import { KINDS, NO_CODES, PAYING } from '#testing/sales.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { NO_CURRENCY, sellingProblems, viewOrders } from '../contract.ts';
import { countKinds } from './line-queries.ts';

const HOME_FEE = /GH₵ 1,500|F CFA 1[,.\s]?500/;

test('without a price in the edition’s currency, tickets aren’t on sale: no false price is said, and nobody registers', async () => {
  const { app, client } = await selling();
  const problems = async (currency?: string) =>
    (await client.call(sellingProblems, { query: currency ? { currency } : {} })).body.unsold;
  expect(await problems()).toBe('');
  // Said before it is saved.
  expect(await problems('XOF')).toContain('No kind of ticket has a price in XOF');
  expect(await problems(NO_CURRENCY)).toContain('Tickets aren’t on sale');
  const { client: user } = await app.signInAs('User');
  expect((await user.call(sellingProblems, {})).status).toBe(403);

  await app.store.database.updateTable('events').set({ currency: 'XOF' }).execute();
  expect(await problems()).toContain('No kind of ticket has a price in XOF');
  const form = await (await app.visitor.fetch('/registrants')).text();
  expect(form).toContain('Tickets aren’t on sale at the moment.');
  expect(form).not.toMatch(HOME_FEE);
  expect(form).not.toContain('name="email"');
  expect(await (await app.visitor.fetch('/')).text()).not.toMatch(HOME_FEE);
  const refused = await app.visitor.call(addAttendee, { body: sampleRegistration() });
  expect(refused).toMatchObject({
    status: 409,
    body: { message: 'Tickets aren’t on sale at the moment.' },
  });

  const [, regular] = KINDS;
  const priced = { ...regular, prices: [{ currency: 'XOF', amount: 90_000 }] };
  await publishSections(client, { ...NO_CODES, ticketKinds: { kinds: [priced, ...KINDS.slice(2, 3)] } });
  expect(await problems()).toBe('Not sold, for want of a price in XOF: ‘Student’.');
  const body = sampleRegistration({ email: 'ama@owusu.example' });
  expect((await app.visitor.call(addAttendee, { body })).status).toBe(200);
});

test('once the summit is over nothing is sold: who still registers hears of the next, and owes nothing', async () => {
  const { app } = await selling();
  app.clock.set('2025-09-01T09:00:00Z');
  const { client } = await app.signInAs('Administrator');
  const comes = async (email: string) => {
    expect(await (await app.visitor.fetch('/registrants')).text()).not.toContain('You pay');
    const reply = await app.visitor.call(addAttendee, { body: sampleRegistration({ email }) });
    expect(reply).toMatchObject({ status: 200 });
  };
  await comes('ama@owusu.example');
  // Nor is anybody refused for want of a price.
  const kinds = KINDS.map((kind) => ({ ...kind, prices: [{ currency: 'XOF', amount: 90_000 }] }));
  await publishSection(client, 'ticketKinds', { kinds });
  await comes('efua@owusu.example');
  expect((await client.call(viewOrders, {})).body.records).toEqual([]);
  const mails = (await mailRows(app)).map(({ template }) => template);
  expect(mails).toEqual(['registeredAfter', 'registeredAfter']);
});

test('the desk names what papers don’t say, before there are any', async () => {
  const { app, client, register } = await selling();
  const { id } = await register('Ama');
  expect((await readOrder(app, id)).papersLack).toBe('');
  await publishSection(client, 'paying', { ...PAYING, address: '', taxNumber: '', transfer: '' });
  const { papers } = (await client.call(sellingProblems, {})).body;
  expect(papers).toContain('‘Seller’s address’, ‘Tax number’, and ‘How people pay by transfer');
  expect((await readOrder(app, id)).papersLack).toBe(papers);
});

test('a place that the version before wrote, without its edition, is taken as well', async () => {
  const sold = await selling();
  const { database } = sold.app.store;
  const { id } = await sold.register('Ama', 'Volta Looms');
  const { event_id } = await database
    .selectFrom('orders')
    .select('event_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const before = await countKinds(database, event_id);
  expect([...before.values()]).toEqual([1]);
  await database.updateTable('order_lines').set({ event_id: sql`null` }).execute();
  expect(await countKinds(database, event_id)).toEqual(before);
  expect(await countKinds(database, 'another')).toEqual(new Map());
});
