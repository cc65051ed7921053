import fc from 'fast-check';
import { expect, test } from 'vitest';
import { selling } from '#testing/orders.ts';
import { event, FORMS, type Form, iso, toldIn } from '#testing/statement-forms.ts';
import { xlsxFile } from '#testing/table-files.ts';
import { readStatement } from '../statement-contract.ts';
import { billedAmounts, billOf, entriesFor } from './ledger.ts';
import { insertEntries } from './ledger-queries.ts';

const MUCH = 1_000_000_000;

/** Forms of one currency tell the same account. */
const PAIRS = FORMS.flatMap((form) =>
  FORMS.filter((other) => other !== form && other.currency === form.currency).map(
    (other) => [form, other] as const,
  ),
);

const twice = fc.record({
  forms: fc.constantFrom(...PAIRS),
  events: fc.array(event, { minLength: 1, maxLength: 10 }),
  start: fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2025, 4, 1) }),
});

test('what a statement tells is in the ledger exactly, or waits, and once if another form tells it again', {
  tags: ['long'],
  timeout: 600_000,
}, async () => {
  const { app, client, register } = await selling();
  const { database } = app.store;
  const references = [
    (await register('Ama', 'Volta Looms')).reference,
    (await register('Kofi', 'Loom Mills')).reference,
    (await register('Esi', 'Kente Works')).reference,
  ];
  // So large that they still wait for money after all of it: what comes for a paid order waits for somebody.
  const owed = { what: 'billed' as const, note: '', amounts: billedAmounts(billOf([{ amount: MUCH }], [])) };
  const all = await database.selectFrom('orders').select('id').execute();
  await insertEntries(
    database,
    all.flatMap(({ id }) => entriesFor(app, { orderId: id, ...owed })),
  );
  await database.updateTable('orders').set({ total: MUCH }).execute();
  const entered = async () => {
    const rows = await database
      .selectFrom('ledger_entries')
      .innerJoin('orders', 'orders.id', 'order_id')
      .select(['ledger_entries.id', 'reference', 'amount', 'note'])
      .where('what', '=', 'payment')
      .where('account', '=', 'bank')
      .execute();
    return rows.map(({ id, reference, amount, note }) => ({
      id,
      is: `${note.slice(0, 10)} ${amount} ${reference}`,
    }));
  };
  const open = async () =>
    (await database.selectFrom('statement_lines').select('id').where('state', '=', 'open').execute()).length;
  let [number, taken, cameIn] = [0, 0, 0];
  await fc.assert(
    fc.asyncProperty(twice, async ({ forms, events, start }) => {
      const { currency } = forms[0];
      await database.updateTable('events').set({ currency }).execute();
      await database.updateTable('orders').set({ currency }).execute();
      const hasState = forms.every(({ headings }) => headings.some((heading) => /stat/i.test(heading)));
      // No two payments are alike, also of different files.
      const happened = events.map((one, index) => {
        number += 1;
        const state = hasState ? one.state : ('done' as const);
        return {
          ...one,
          state,
          units: 100_000 + number,
          who: `TRF ${references[index % references.length]}`,
        };
      });
      const seen = new Set((await entered()).map(({ id }) => id));
      const waited = await open();
      const rowsOf = (form: Form) => toldIn(form, happened, start);
      const tell = async (form: Form) => {
        const lines = [...(form.above ?? []).map((text) => [text]), form.headings];
        const file = xlsxFile([...lines, ...rowsOf(form).map((one) => form.cells(one))]);
        const { status } = await client.call(readStatement, { body: { file, way: 'bank' } });
        expect(status).toBe(200);
      };
      const real = rowsOf(forms[0])
        .filter(({ way, state }) => way === 'in' && state === 'done')
        .map(({ date, units, who }) => `${iso(date)} ${units} ${who.slice('TRF '.length)}`);
      cameIn += real.length;
      for (const form of forms) {
        await tell(form);
        for (const { id, is } of await entered()) {
          if (seen.has(id)) continue;
          seen.add(id);
          const position = real.indexOf(is);
          expect(position, `${form.name}: ${is}`).toBeGreaterThanOrEqual(0);
          real.splice(position, 1);
          taken += 1;
        }
        // What isn't entered waits.
        expect((await open()) - waited).toBeGreaterThanOrEqual(real.length);
      }
    }),
    { numRuns: 60, endOnFailure: true },
  );
  expect(taken).toBeGreaterThan(cameIn / 3);
});
