import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readStatement } from './read-statement.ts';

/** What happened in an account, of which statements tell in many forms. */
interface Event {
  /** Days after the statement's first. */
  after: number;
  units: number;
  way: 'in' | 'out';
  state: 'done' | 'failed' | 'open';
  who: string;
}

interface Form {
  name: string;
  currency: string;
  headings: readonly string[];
  above?: readonly string[];
  day: (date: Date) => string;
  /** Whether days are numbers of which either may come first. */
  isNumbers?: boolean;
  amount: (units: number) => string;
  cells: (event: Told) => readonly string[];
  /** The newest first. */
  isReversed?: boolean;
}

interface Told extends Event {
  day: string;
  amount: string;
  balance: string;
  before: string;
  id: string;
}

const two = (number: number) => String(number).padStart(2, '0');
const parts = (date: Date) => [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()] as const;
const iso = (date: Date) => date.toISOString().slice(0, 10);
const slashed = (date: Date) => {
  const [year, month, day] = parts(date);
  return `${two(day)}/${two(month)}/${year}`;
};
const monthFirst = (date: Date) => {
  const [year, month, day] = parts(date);
  return `${two(month)}/${two(day)}/${year}`;
};
const inWords = (locale: string, month: 'short' | 'long') => {
  const format = new Intl.DateTimeFormat(locale, { day: '2-digit', month, year: 'numeric', timeZone: 'UTC' });
  return (date: Date) => format.format(date);
};
const withGroups = new Intl.NumberFormat('en', { minimumFractionDigits: 2 });
const grouped = (units: number) => withGroups.format(units / 100);
const plain = (units: number) => (units / 100).toFixed(2);
const francs = (units: number) => String(units).replace(/\B(?=(\d{3})+$)/g, ' ');
const commas = (units: number) => (units / 100).toFixed(2).replace('.', ',');
const credit = ({ way, amount }: Told) => (way === 'in' ? amount : '');
const debit = ({ way, amount }: Told) => (way === 'out' ? amount : '');

/** Modelled on what banks and operators of Ghana, Nigeria, Togo, Côte d’Ivoire, Senegal, Benin and Cape Verde give. */
const FORMS: readonly Form[] = [
  {
    ...{ name: 'a bank of Ghana', currency: 'GHS', day: slashed, isNumbers: true, amount: grouped },
    above: ['BANK PLC', 'Account 1234567890'],
    headings: ['Txn Date', 'Value Date', 'Narration', 'Debit', 'Credit', 'Balance'],
    cells: (told) => [told.day, told.day, told.who, debit(told), credit(told), told.balance],
  },
  {
    ...{ name: 'a bank of Nigeria', currency: 'NGN', day: inWords('en-GB', 'short'), amount: grouped },
    headings: ['Trans. Date', 'Reference', 'Value Date', 'Debit', 'Credit', 'Balance', 'Remarks'],
    cells: (told) => [told.day, `REF${told.id}`, told.day, debit(told), credit(told), told.balance, told.who],
    isReversed: true,
  },
  {
    ...{
      name: 'mobile money with sides',
      currency: 'GHS',
      day: (date) => `${iso(date)} 10:15:00`,
      amount: plain,
    },
    headings: ['Id', 'Date', 'Status', 'Type', 'From name', 'To name', 'Amount', 'Balance'],
    cells: (told) => [
      ...[
        told.id,
        told.day,
        { done: 'Successful', failed: 'Failed', open: 'Initiated' }[told.state],
        'TRANSFER',
      ],
      ...(told.way === 'in' ? [told.who, 'THE SUMMIT'] : ['THE SUMMIT', told.who]),
      ...[told.amount, told.balance],
    ],
  },
  {
    ...{ name: 'mobile money with types', currency: 'GHS', day: monthFirst, isNumbers: true, amount: plain },
    headings: ['Transaction ID', 'Date', 'Transaction Type', 'Details', 'Amount', 'Status'],
    cells: (told) => [
      ...[`TX${told.id}`, told.day, told.way === 'in' ? 'CASH_IN' : 'Transfer Out', told.who, told.amount],
      { done: 'COMPLETED', failed: 'REVERSED', open: 'In review' }[told.state],
    ],
  },
  {
    ...{ name: 'a bank of Togo', currency: 'XOF', day: inWords('fr-FR', 'long'), amount: francs },
    headings: ["Date d'opération", 'Libellé', 'Débit', 'Crédit', 'Solde'],
    cells: (told) => [told.day, told.who, debit(told), credit(told), told.balance],
  },
  {
    ...{
      name: 'a wallet with signs',
      currency: 'XOF',
      day: (date) => `${iso(date)}T08:00:00Z`,
      amount: String,
    },
    headings: ['Horodatage', 'Identifiant de transaction', 'Nom', 'Montant', 'Solde'],
    cells: (told) => [
      told.day,
      `T_${told.id}`,
      told.who,
      told.way === 'in' ? told.amount : `-${told.amount}`,
      told.balance,
    ],
    isReversed: true,
  },
  {
    ...{ name: 'mobile money in French', currency: 'XOF', day: slashed, isNumbers: true, amount: String },
    headings: ['Date', 'Type', 'Correspondant', 'Montant (F CFA)', 'Statut'],
    cells: (told) => [
      ...[told.day, told.way === 'in' ? 'Transfert reçu' : 'Retrait d’argent', told.who, told.amount],
      { done: 'Réussi', failed: 'Échoué', open: 'Traité' }[told.state],
    ],
  },
  {
    ...{ name: 'balances before and after', currency: 'XOF', day: inWords('fr-FR', 'short'), amount: String },
    headings: ['Date', 'Référence', 'Opération', 'Montant', 'Solde avant', 'Solde après'],
    cells: (told) => [told.day, `R${told.id}`, told.who, told.amount, told.before, told.balance],
  },
  {
    ...{ name: 'a bank with one amount', currency: 'NGN', day: iso, amount: grouped },
    headings: ['Posting Date', 'Description', 'Amount', 'Running Balance'],
    cells: (told) => [told.day, told.who, told.amount, told.balance],
  },
  {
    ...{ name: 'a bank of Cape Verde', currency: 'CVE', day: inWords('pt-PT', 'long'), amount: commas },
    headings: ['Data Mov.', 'Data Valor', 'Descrição', 'Montante', 'D/C'],
    cells: (told) => [told.day, told.day, told.who, told.amount, told.way === 'in' ? 'C' : 'D'],
  },
];

const NAMES = ['AMA MENSAH', 'KOFI ADU', 'VOLTA BANK', 'LOOM MILLS', 'AFI KODJO', 'RUI TAVARES'];

const event = fc.record({
  after: fc.nat(25),
  units: fc.integer({ min: 100, max: 5_000_000 }),
  way: fc.constantFrom('in' as const, 'out' as const),
  state: fc.constantFrom(
    'done' as const,
    'done' as const,
    'done' as const,
    'failed' as const,
    'open' as const,
  ),
  who: fc.constantFrom(...NAMES),
});

const statement = fc.record({
  form: fc.constantFrom(...FORMS),
  events: fc.array(event, { minLength: 1, maxLength: 14 }),
  start: fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2026, 4, 1) }),
  /** What is wrong with a row: its amount is divided, or in another currency; or it stands there twice. */
  harm: fc.constantFrom('', '', 'split', 'currency', 'twice', 'no day'),
  harmed: fc.nat(13),
});

test('statements in ten forms are entered exactly, or wait', { tags: ['long'], timeout: 600_000 }, () => {
  let [entered, cameIn] = [0, 0];
  fc.assert(
    fc.property(statement, ({ form, events, start, harmed, ...asked }) => {
      const hasState = form.headings.some((heading) => /stat/i.test(heading));
      let balance = 10_000_000;
      const told = events
        .toSorted((a, b) => a.after - b.after)
        .map((one, index) => {
          const state = hasState ? one.state : 'done';
          const before = balance;
          if (state === 'done') balance += one.way === 'in' ? one.units : -one.units;
          const date = new Date(start + one.after * 86_400_000);
          return {
            ...{ ...one, state, date, id: String(70_001 + index), day: form.day(date) },
            ...{ amount: form.amount(one.units), balance: form.amount(balance), before: form.amount(before) },
          };
        });
      if (form.isReversed) told.reverse();
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
