import { expect, test } from 'vitest';
import type { Language } from '#platform/contract/language.ts';
import { speaking } from '#platform/server/reader.ts';
import { erasePerson, findPerson } from '#rooms/people/privacy/contract.ts';
import { mailRows } from '#testing/mails.ts';
import { emailOf, readOrder, selling } from '#testing/orders.ts';
import { publishSection } from '#testing/publish-section.ts';
import { PAYING } from '#testing/sales.ts';
import { enterPayment, enterRefund, updateBuyer } from '../contract.ts';
import { papersStay } from '../messages.ts';

test('papers of somebody who is erased stay as they were made out, and the privacy desk says so before', async () => {
  const { app, client, register } = await selling();
  const { id, reference } = await register('Ama');
  const buyer = { buyer: 'Ama Owusu', company: 'Volta Bank', address: '1 High Street', taxNumber: 'C42' };
  await client.call(updateBuyer, { query: { id }, body: buyer });
  await client.call(enterPayment, { query: { id }, body: { way: 'bank', amount: '1200', note: 'TRF' } });
  const papers = () => app.store.database.selectFrom('order_papers').selectAll().execute();
  const before = await papers();
  const email = emailOf('Ama');
  const { records } = (await client.call(findPerson, { body: { email } })).body;
  const said = `Of the order ${reference}, R-00001 stays as it was made out`;
  expect(records.map(({ stays }) => stays.startsWith(said)).filter(Boolean)).toEqual([true]);
  expect((await client.call(erasePerson, { body: { email } })).status).toBe(200);
  // Who is erased doesn't come, so the place is credited, to whom the receipt was made out.
  const [receipt, credit, ...others] = await papers();
  expect([receipt, others]).toEqual([before[0], []]);
  expect([receipt, credit].map((paper) => JSON.parse(paper?.content ?? '').buyer)).toEqual(
    [1, 2].map(() => ({ name: 'Volta Bank\nAma Owusu', address: '1 High Street', taxNumber: 'C42' })),
  );
  expect(await mailRows(app)).toEqual([]);
  expect(await readOrder(app, id)).toMatchObject({ buyer: 'Erased', company: '', email: '', taxNumber: '' });
});

test('what was noted of money that goes back is erased with who bought, and of nobody else', async () => {
  const { app, client, register } = await selling();
  const [ama, kofi] = [await register('Ama'), await register('Kofi')];
  for (const { id } of [ama, kofi]) {
    await client.call(enterPayment, { query: { id }, body: { way: 'bank', amount: '1200', note: 'TRF' } });
    const body = { way: 'bank', amount: '500', note: 'To the account of Mrs Owusu' } as const;
    expect((await client.call(enterRefund, { query: { id }, body })).status).toBe(200);
  }
  expect((await client.call(erasePerson, { body: { email: emailOf('Ama') } })).status).toBe(200);
  const erased = await readOrder(app, ama.id);
  expect(erased).toMatchObject({ refunded: 50_000, refunds: [{ amount: 50_000, note: 'Erased' }] });
  expect(JSON.stringify(erased)).not.toContain('Mrs Owusu');
  expect((await readOrder(app, kofi.id)).refunds).toMatchObject([{ note: 'To the account of Mrs Owusu' }]);
});

test.each<[Language, string, string]>([
  ['en', 'R-1 stays as it was made out', 'P-1, R-1 stay as they were made out'],
  ['fr', 'R-1 reste tel qu’il a été établi', 'P-1, R-1 restent tels qu’ils ont été établis'],
  ['pt', 'R-1 fica como foi emitido', 'P-1, R-1 ficam como foram emitidos'],
])('one paper stays, and several do, in %s', async (language, one, several) => {
  const said = await speaking(language, async () =>
    ['R-1', 'P-1, R-1'].map((numbers, index) =>
      papersStay({ count: index + 1, numbers, reference: '2222-2222' }),
    ),
  );
  expect(said).toEqual([one, several].map((words) => expect.stringContaining(words)));
});

test('erasing the people of a summit that is over changes no amount', async () => {
  const { app, client, register } = await selling();
  await publishSection(client, 'paying', { ...PAYING, refunds: [] });
  const { id } = await register('Ama');
  await client.call(enterPayment, { query: { id }, body: { way: 'bank', amount: '1200', note: 'TRF' } });
  app.clock.advance(400 * 24 * 60 * 60 * 1000);
  const later = (await app.signInAs('Administrator')).client;
  expect((await later.call(erasePerson, { body: { email: emailOf('Ama') } })).status).toBe(200);
  expect(await readOrder(app, id)).toMatchObject({ total: 120_000, due: 0, papers: [{ series: 'receipt' }] });
});
