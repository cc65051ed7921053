import fc from 'fast-check';
import { expect, test } from 'vitest';
import { event, FORMS, iso, NAMES, toldIn } from '#testing/statement-forms.ts';
import { readStatement } from './read-statement.ts';

const statement = fc.record({
  form: fc.constantFrom(...FORMS),
  events: fc.array(event, { minLength: 1, maxLength: 14 }),
  start: fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2026, 4, 1) }),
  /** What is wrong with a row: its amount is divided, or in another currency; or it stands there twice. */
  harm: fc.constantFrom('', '', 'split', 'currency', 'twice', 'no day'),
  harmed: fc.nat(13),
});

test('statements in many forms are entered exactly, or wait', { tags: ['long'], timeout: 600_000 }, () => {
  let [entered, cameIn] = [0, 0];
  fc.assert(
    fc.property(statement, ({ form, events, start, harmed, ...asked }) => {
      const told = toldIn(form, events, start);
      const rows = told.map((one) => [...form.cells(one)]);
      const at = harmed % rows.length;
      const row = rows[at] ?? [];
      const money = told[at]?.amount ?? '';
      const cell = row.indexOf(money);
      const harm = asked.harm === 'split' && !money.includes(',') ? '' : asked.harm;
      if (harm === 'currency' && cell >= 0) row[cell] = `USD ${money}`;
      if (harm === 'split' && cell >= 0) row.splice(cell, 1, ...money.split(','));
      if (harm === 'no day')
        for (const [index, one] of row.entries()) if (one === told[at]?.day) row[index] = 'yesterday';
      if (harm === 'twice') rows.push(row);
      const lines = [...(form.above ?? []).map((text) => [text]), form.headings, ...rows];
      const reading = readStatement(
        {
          headings: lines[0] ?? [],
          rows: lines.slice(1).map((cells, index) => ({ line: index + 2, cells })),
        },
        { currency: form.currency, today: '2026-06-15' },
      );
      const keyOf = (date: string, units: number, who: string) => `${date} ${units} ${who}`;
      const isOnce = form.headings.some((heading) => /id\b|solde|balance/i.test(heading));
      const real = told
        .flatMap((one, index) =>
          index !== at || harm === '' ? [one] : harm !== 'twice' ? [] : isOnce ? [one] : [one, one],
        )
        .filter(({ way, state }) => way === 'in' && state === 'done')
        .map(({ date, units, who }) => keyOf(iso(date), units, who));
      const clear = reading?.lines.filter(({ doubts }) => doubts.length === 0) ?? [];
      const found = clear.map(({ day, amount, text }) =>
        keyOf(day, amount, NAMES.find((name) => text.includes(name)) ?? ''),
      );
      entered += found.length;
      cameIn += real.length;
      for (const one of found) {
        const position = real.indexOf(one);
        expect(position, `${form.name}: ${one}`).toBeGreaterThanOrEqual(0);
        real.splice(position, 1);
      }
      // What came in and isn't clear waits: it is never left out.
      const rest = (reading?.lines.length ?? 0) - clear.length;
      expect(rest).toBeGreaterThanOrEqual(real.length);
    }),
    { numRuns: 10_000 },
  );
  // They remain of use.
  expect(entered).toBeGreaterThan(cameIn / 2);
});
