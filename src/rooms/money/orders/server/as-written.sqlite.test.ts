import { expect, test } from 'vitest';
import { discardDraft, publishContent, saveSection, singleSection } from '#rooms/edition/content/contract.ts';
import type { SectionName } from '#rooms/edition/content/sections.ts';
import type { TestClient } from '#testing/client.ts';
import { buyersPage, readOrder, selling } from '#testing/orders.ts';
import { publishSection } from '#testing/publish-section.ts';
import { CODE, KINDS } from '#testing/sales.ts';
import { cancelOrder, enterPayment, sellingProblems } from '../contract.ts';
import { contentOf } from './tables.ts';

const LEVY = { isOnTop: false, from: '', until: '' };

async function save(client: TestClient, section: SectionName, values: object) {
  const { record } = (await client.call(singleSection, { query: { section } })).body;
  const body = { section, values: { ...record.values, ...values }, version: record.version };
  const { status, body: said } = await client.call(saveSection, { body });
  return status === 200 ? 'saved' : said.errors;
}

const written = async (client: TestClient, section: SectionName) =>
  (await client.call(singleSection, { query: { section } })).body.record;

test.each([
  ['one name and rate', { name: 'VAT', rate: '15' }, { name: 'VAT', rate: '15' }, true],
  ['another way of writing both', { name: 'VAT', rate: '15' }, { name: ' vat ', rate: '15.0' }, true],
  ['a space between', { name: 'GetFund', rate: '2.5' }, { name: 'Get Fund', rate: '2.5' }, true],
  ['dots between', { name: 'N.H.I.L.', rate: '2.5' }, { name: 'NHIL', rate: '2.5' }, true],
  ['a letter of another script', { name: 'NHIL', rate: '2.5' }, { name: 'NНIL', rate: '2.5' }, true],
  ['another word', { name: 'NHIL', rate: '2.5' }, { name: 'NHIS', rate: '2.5' }, false],
  [
    'days in common',
    { name: 'TVA', rate: '18', until: '2026-03-31' },
    { name: 'TVA', rate: '18', from: '2026-03-31' },
    true,
  ],
  ['one on top of the other', { name: 'Tax', rate: '1' }, { name: 'Tax', rate: '1', isOnTop: true }, true],
  [
    'one after the other',
    { name: 'TVA', rate: '18', until: '2026-03-31' },
    { name: 'TVA', rate: '18', from: '2026-04-01' },
    false,
  ],
  ['another rate', { name: 'VAT', rate: '15' }, { name: 'VAT', rate: '2.5' }, true],
  [
    'another rate on a day in common',
    { name: 'VAT', rate: '15', until: '2025-07-31' },
    { name: 'VAT', rate: '20', from: '2025-07-31' },
    true,
  ],
  ['one tax in two languages', { name: 'MwSt', rate: '19' }, { name: 'VAT', rate: '19' }, true],
  ['its rate in its name', { name: 'TVA', rate: '18' }, { name: 'TVA 18%', rate: '18,0' }, true],
  [
    'a rate in words',
    { name: 'TVA à 18 %', rate: '18' },
    { name: 'T.V.A. (10 pour cent)', rate: '10' },
    true,
  ],
  [
    'one tax in two languages',
    { name: 'VAT 15', rate: '15' },
    { name: 'Taxe sur la valeur ajoutée', rate: '18' },
    true,
  ],
  ['a word that any may have', { name: 'NHIL', rate: '2.5' }, { name: 'NHIL levy', rate: '2.5' }, true],
  [
    'its name and its initials',
    { name: 'National Health Insurance Levy', rate: '2.5' },
    { name: 'N.H.I.L.', rate: '2.5' },
    true,
  ],
  ['names of their own', { name: 'GETFund levy', rate: '2.5' }, { name: 'NHIL levy', rate: '2.5' }, false],
  ['another number', { name: 'Levy 1', rate: '2,5' }, { name: 'Levy 2', rate: '2,5' }, false],
])('two levies with %s', async (_of, one, other, isRefused) => {
  const { client } = await selling();
  const levies = [one, other].map((levy) => ({ ...LEVY, ...levy }));
  expect(await save(client, 'levies', { levies })).toEqual(
    isRefused ? { 'levies.1.name': 'Another levy of this name holds on the same days' } : 'saved',
  );
});

test('twins from before are on papers as two rows, and a credit note takes back each', async () => {
  const { app, client, register } = await selling();
  await publishSection(client, 'levies', {
    levies: [
      { ...LEVY, name: 'TVA', rate: '18' },
      { ...LEVY, name: 'AIB', rate: '18' },
    ],
  });
  const { id } = await register('Ama');
  // As it could be entered before.
  const { database } = app.store;
  const { levies } = await database.selectFrom('orders').select('levies').executeTakeFirstOrThrow();
  await database
    .updateTable('orders')
    .set({ levies: levies.replace('AIB', 'TVA') })
    .execute();
  const { due } = await readOrder(app, id);
  const paid = { way: 'bank', amount: String(due / 100), note: 'TRF' } as const;
  await client.call(enterPayment, { query: { id }, body: paid });
  await client.call(cancelOrder, { query: { id }, body: { note: 'By telephone' } });
  const papers = await database.selectFrom('order_papers').selectAll().orderBy('id').execute();
  const [receipt, credit] = papers
    .map((paper) => contentOf(paper))
    .filter(({ series }) => series !== 'proforma');
  expect(receipt?.levies.map(({ amount }) => amount)).toEqual(credit?.levies.map(({ amount }) => amount));
  expect(new Set(receipt?.levies.map(({ amount }) => amount)).size).toBe(1);
  expect([receipt?.net, receipt?.total]).toEqual([credit?.net, credit?.total]);
});

test('a code is for a kind that is there, and goes with it when that is renamed', async () => {
  const { app, client, register } = await selling();
  const { id, link } = await register('Ama');
  expect((await written(client, 'discountCodes')).choices).toEqual({
    'codes.kind': ['Early bird', 'Regular', 'Student', 'Speaker'],
  });
  const codes = (kind: string) => ({ codes: [{ ...CODE, code: 'STUDY', percent: '50', kind }] });
  expect(await save(client, 'discountCodes', codes('Etudiant'))).toEqual({
    'codes.0.kind': 'There is no kind of ticket ‘Etudiant’. Please choose one.',
  });
  expect(await save(client, 'discountCodes', codes('Studnet'))).not.toBe('saved');
  expect(await save(client, 'discountCodes', codes('Student'))).toBe('saved');
  const kinds = KINDS.map((kind) => (kind.key === 'student' ? { ...kind, name: 'Étudiant' } : kind));
  await publishSection(client, 'ticketKinds', { kinds });
  expect((await written(client, 'discountCodes')).values).toMatchObject({ codes: [{ kind: 'Étudiant' }] });
  expect((await buyersPage(app, link).press({ code: 'STUDY' })).status).toBe(303);
  expect((await readOrder(app, id)).total).toBe(25_000);
});

const TAKE_BACK =
  'Take this back. To sell no more of it, give it a last day; to be rid of it, first change what uses it.';
const without = (...gone: string[]) => ({ kinds: KINDS.filter(({ key }) => !gone.includes(key)) });

test('a kind that a code or an order uses stays, also as one of another key', async () => {
  const { app, client, register } = await selling();
  const publish = () => client.call(publishContent, { body: {} });
  const ofCode = 'The kind of ticket ‘Speaker’ can’t be removed, because it is used by the code SPEAKS.';
  expect(await save(client, 'ticketKinds', without('speaker'))).toEqual({ kinds: `${ofCode} ${TAKE_BACK}` });
  const early = KINDS.map((kind) => (kind.key === 'early' ? { ...kind, key: 'earlier' } : kind));
  expect(await save(client, 'ticketKinds', { kinds: early })).toBe('saved');
  const { id } = await register('Ama');
  await register('Kofi');
  const ofOrders =
    'The kind of ticket ‘Early bird’ can’t be removed, because it is used by 2 places in orders.';
  // Ordered since it was drafted.
  expect((await publish()).body.message).toBe(
    `Tickets and payment: ${ofOrders} ${TAKE_BACK} Nothing was published.`,
  );
  await client.call(discardDraft, { body: {} });
  expect(await save(client, 'ticketKinds', { kinds: early })).toEqual({ kinds: `${ofOrders} ${TAKE_BACK}` });
  expect(await save(client, 'ticketKinds', without('early', 'speaker'))).toEqual({
    kinds: `${ofOrders} ${ofCode} ${TAKE_BACK}`,
  });
  // Nothing uses it any more, or never did.
  await client.call(cancelOrder, { query: { id }, body: { note: 'Ill' } });
  expect(await save(client, 'discountCodes', { codes: [] })).toBe('saved');
  expect(await save(client, 'ticketKinds', without('speaker', 'student'))).toBe('saved');
  expect((await publish()).status).toBe(201);
  expect(await app.store.database.selectFrom('content_drafts').selectAll().execute()).toEqual([]);
});

test('a code whose kind is gone is named as a problem, also one from before', async () => {
  const { app, client } = await selling();
  const problem = async () => (await client.call(sellingProblems, {})).body.codes;
  expect(await problem()).toBe('');
  // A draft of an earlier version of the program.
  await save(client, 'discountCodes', { codes: [{ ...CODE, code: 'STUDY', kind: 'Student' }] });
  const { database } = app.store;
  const draft = await database.selectFrom('content_drafts').selectAll().executeTakeFirstOrThrow();
  const content = draft.content.replace('"kind":"Student"', '"kind":"Etudiant"');
  await database.updateTable('content_drafts').set({ content }).execute();
  const refused = await client.call(publishContent, { body: {} });
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'Discount codes: There is no kind of ticket ‘Etudiant’. Please choose one. Nothing was published.',
  ]);
  expect((await written(client, 'discountCodes')).values).toMatchObject({ codes: [{ kind: 'Etudiant' }] });
  // And what was published by one.
  const published = database.updateTable('content_versions').where('scope', 'like', 'sales:%');
  await published.set({ id: 'read-anew', content }).execute();
  await client.call(discardDraft, { body: {} });
  expect(await problem()).toBe('Codes for a kind of ticket that isn’t there, which nobody can use: ‘STUDY’.');
});

test('a code that takes nothing off is named as a problem', async () => {
  const { client } = await selling();
  const problem = async (currency: string) => {
    const codes = [{ ...CODE, code: 'FRIENDS', prices: [{ currency, amount: 5_000 }] }];
    expect(await save(client, 'discountCodes', { codes })).toBe('saved');
    await client.call(publishContent, { body: {} });
    return (await client.call(sellingProblems, {})).body.codes;
  };
  expect(await problem('GHS')).toBe('');
  expect(await problem('XOF')).toBe(
    'Codes that take nothing off: they have neither a percentage nor an amount in the edition’s currency: ‘FRIENDS’.',
  );
});
