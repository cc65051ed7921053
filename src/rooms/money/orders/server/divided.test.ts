import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { mailRows } from '#testing/mails.ts';
import { readOrder, selling } from '#testing/orders.ts';
import { xlsxFile } from '#testing/table-files.ts';
import { enterPayment, takePaymentBack } from '../contract.ts';
import {
  ignoreStatementLine,
  type matchForm,
  matchStatementLine,
  readStatement,
  viewStatementLines,
} from '../statement-contract.ts';

const DUE = 120_000;

async function threeOrders() {
  const sold = await selling();
  const { app, client, register } = sold;
  const orders = [
    await register('Ama', 'Volta Looms'),
    await register('Kofi', 'Loom Mills'),
    await register('Esi', 'Kente Works'),
  ] as const;
  const take = async (...rows: [text: string, amount: string][]) => {
    const lines = rows.map(([text, amount]) => ['2025-07-02', text, amount]);
    const file = xlsxFile([['Date', 'Narration', 'Credit'], ...lines]);
    return (await client.call(readStatement, { body: { file, way: 'bank' } })).body;
  };
  const linesOf = async (state: 'open' | 'matched' = 'open') =>
    (await client.call(viewStatementLines, { query: { state } })).body.records;
  const match = (id: string, body: z.input<typeof matchForm>) =>
    client.call(matchStatementLine, { query: { id }, body });
  const dues = async () => Promise.all(orders.map(async ({ id }) => (await readOrder(app, id)).due));
  const takeBack = async (id: string) => {
    const { entries } = await readOrder(app, id);
    const posting = entries.find(({ isTakeable }) => isTakeable)?.posting ?? '';
    return client.call(takePaymentBack, { query: { id }, body: { posting, note: 'Another order' } });
  };
  return { ...sold, orders, take, linesOf, match, dues, takeBack };
}

test('one payment is divided among orders: what is due of each, or what is said, and together what came', async () => {
  const { orders, take, linesOf, match, dues } = await threeOrders();
  const [ama, kofi, esi] = orders;
  await take(['SOMEBODY', '3000.00']);
  const [line] = await linesOf();
  const id = line?.id ?? '';
  const refused = async (parts: { reference: string; amount?: string }[]) => {
    const { status, body } = await match(id, { parts });
    return [status, Object.keys(body.errors ?? {})];
  };
  expect(await refused([{ reference: '2222-2222' }, { reference: kofi.reference }])).toEqual([
    422,
    ['parts.0.reference'],
  ]);
  expect(await refused([{ reference: ama.reference }, { reference: ama.reference }])).toEqual([
    422,
    ['parts.1.reference'],
  ]);
  expect(await refused([{ reference: ama.reference }, { reference: kofi.reference }])).toEqual([
    422,
    ['parts.1.amount'],
  ]);
  expect(
    await refused([{ reference: ama.reference, amount: 'much' }, { reference: kofi.reference }]),
  ).toEqual([422, ['parts.0.amount']]);
  expect((await match(id, {})).status).toBe(422);
  expect((await match(id, { reference: ama.reference, parts: [{ reference: ama.reference }] })).status).toBe(
    422,
  );
  expect(await dues()).toEqual([DUE, DUE, DUE]);
  // More than is due only if that is said.
  const parts = [
    { reference: ama.reference },
    { reference: kofi.reference.toLowerCase(), amount: '1,300' },
    { reference: esi.reference, amount: '500' },
  ];
  const done = await match(id, { parts });
  expect(done.body.message).toBe(
    `Payment entered for ${ama.reference}, ${kofi.reference}, and ${esi.reference}.`,
  );
  expect(await dues()).toEqual([0, -10_000, 70_000]);
  const [matched] = await linesOf('matched');
  expect(matched).toMatchObject({ reference: '', by: 'hand', left: 0 });
  expect(matched?.parts.map(({ amount }) => amount)).toEqual([120_000, 130_000, 50_000]);
  expect(await take(['SOMEBODY', '3000.00'])).toMatchObject({ known: 1, left: 0 });
});

test('of two who press at once, one is told that it is done', async () => {
  const { orders, take, linesOf, match, dues } = await threeOrders();
  const [ama, kofi, esi] = orders;
  await take(['SOMEBODY', '2400.00']);
  const id = (await linesOf())[0]?.id ?? '';
  const replies = await Promise.all([
    match(id, { parts: [{ reference: ama.reference }, { reference: kofi.reference }] }),
    match(id, { parts: [{ reference: kofi.reference }, { reference: esi.reference }] }),
    match(id, { reference: esi.reference }),
  ]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect(replies.find(({ status }) => status === 409)?.body.message).toContain('dealt with');
  const left = await dues();
  expect(left.reduce((sum, due) => sum + due, 0)).toBe(3 * DUE - 240_000);
});

test('a part that is taken back is left to people again, the others stay, and the rest can be divided anew', async () => {
  const { app, orders, take, linesOf, match, dues, takeBack, client } = await threeOrders();
  const [ama, kofi, esi] = orders;
  await take(['SOMEBODY', '2400.00']);
  const id = (await linesOf())[0]?.id ?? '';
  await match(id, { parts: [{ reference: ama.reference }, { reference: kofi.reference }] });
  const before = (await mailRows(app)).length;
  const back = await takeBack(kofi.id);
  expect(back.status).toBe(200);
  expect(back.body.message).toContain(ama.reference);
  expect(await dues()).toEqual([0, DUE, DUE]);
  // Only whose payment it wasn't is told.
  expect((await mailRows(app)).slice(before).map(({ recipient }) => recipient)).toEqual([kofi.email]);
  const [line] = await linesOf();
  expect(line).toMatchObject({ id, amount: 240_000, left: DUE });
  expect(line?.parts).toEqual([{ reference: ama.reference, amount: DUE }]);
  expect((await match(id, { parts: [{ reference: esi.reference, amount: '2400' }] })).status).toBe(422);
  expect((await match(id, { reference: esi.reference })).status).toBe(200);
  expect(await dues()).toEqual([0, DUE, 0]);
  // All of it.
  await takeBack(esi.id);
  await takeBack(ama.id);
  expect(await dues()).toEqual([DUE, DUE, DUE]);
  expect(await linesOf()).toMatchObject([{ id, left: 240_000, parts: [] }]);
  expect((await match(id, { reference: kofi.reference })).status).toBe(200);
  expect(await dues()).toEqual([DUE, -DUE, DUE]);
  expect(await linesOf('matched')).toMatchObject([{ reference: kofi.reference, parts: [] }]);
  expect((await client.call(ignoreStatementLine, { query: { id } })).status).toBe(409);
});

test('a part that somebody had entered isn’t entered again, and is left again once that is taken back', async () => {
  const { orders, take, linesOf, match, dues, takeBack, client, app } = await threeOrders();
  const [ama, kofi] = orders;
  const today = app.clock.now().toISOString().slice(0, 10);
  const body = { way: 'bank', amount: '1200', note: 'Seen' } as const;
  await client.call(enterPayment, { query: { id: ama.id }, body });
  const file = xlsxFile([
    ['Date', 'Narration', 'Credit'],
    [today, 'SOMEBODY', '2400.00'],
  ]);
  await client.call(readStatement, { body: { file, way: 'bank' } });
  const id = (await linesOf())[0]?.id ?? '';
  const parts = [{ reference: ama.reference, amount: '1200' }, { reference: kofi.reference }];
  expect((await match(id, { parts })).status).toBe(200);
  expect((await dues()).slice(0, 2)).toEqual([0, 0]);
  await takeBack(ama.id);
  expect((await dues()).slice(0, 2)).toEqual([DUE, 0]);
  expect(await linesOf()).toMatchObject([{ left: DUE, parts: [{ reference: kofi.reference }] }]);
  expect(await take(['ANOTHER', '5.00'])).toMatchObject({ read: 1 });
});

test('a payment with the references of several orders is entered if it is all that is due of them', async () => {
  const { orders, take, linesOf, dues } = await threeOrders();
  const [ama, kofi, esi] = orders;
  const both = `${ama.reference} ${kofi.reference}`;
  expect(await take([`TRF ${both}`, '2399.00'])).toMatchObject({ matched: 0, left: 1 });
  expect(await take([`TRF ${both} TICKETS`, '2400.00'])).toMatchObject({ matched: 1, left: 0 });
  expect(await dues()).toEqual([0, 0, DUE]);
  const [line] = await linesOf('matched');
  expect(line).toMatchObject({ by: 'reference', reference: '' });
  expect(line?.parts.map(({ reference }) => reference).toSorted()).toEqual(
    [ama.reference, kofi.reference].toSorted(),
  );
  // Told again in other words, it isn't another one.
  expect(await take([`FROM LOOMS ${both} ${esi.reference}`, '2400.00'])).toMatchObject({
    matched: 0,
    left: 1,
  });
  expect(await take([`TRF ${esi.reference} ${ama.reference}`, '1200.00'])).toMatchObject({
    matched: 0,
    left: 1,
  });
});

test('whatever is divided and taken back, what came is what was entered and what is left', async () => {
  const { orders, take, linesOf, match, takeBack, app } = await threeOrders();
  await take(['ONE', '1000.00'], ['OTHER', '777.77']);
  const lines = await linesOf();
  const came = 100_000 + 77_777;
  const step = fc.record({
    line: fc.constantFrom(0, 1),
    order: fc.constantFrom(0, 1, 2),
    share: fc.integer({ min: 1, max: 99 }),
    isBack: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 6 }), async (steps) => {
      for (const { line, order, share, isBack } of steps) {
        const one = orders[order];
        const other = orders[(order + 1) % orders.length];
        const open = (await linesOf()).find(({ id }) => id === lines[line]?.id);
        if (isBack) await takeBack(one?.id ?? '');
        else if (open && one && other) {
          const part = Math.max(1, Math.floor((open.left * share) / 100));
          const written = (units: number) => (units / 100).toFixed(2);
          await match(open.id, {
            parts: [
              { reference: one.reference, amount: written(part) },
              { reference: other.reference, amount: written(open.left - part) },
            ],
          });
        }
        const details = await Promise.all(orders.map(({ id }) => readOrder(app, id)));
        const paid = details.reduce((sum, { paid }) => sum + paid, 0);
        const left = (await linesOf()).reduce((sum, each) => sum + each.left, 0);
        expect(paid + left).toBe(came);
        for (const { due, total, paid: own } of details) expect(due).toBe(total - own);
      }
    }),
    { numRuns: 8 },
  );
});
