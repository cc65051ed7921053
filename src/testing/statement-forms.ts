import fc from 'fast-check';

/** What happened in an account, of which statements tell in many forms. */
interface Event {
  /** Days after the statement's first. */
  after: number;
  units: number;
  way: 'in' | 'out';
  state: 'done' | 'failed' | 'open';
  who: string;
}

export interface Form {
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
  date: Date;
  day: string;
  amount: string;
  balance: string;
  before: string;
  id: string;
}

const two = (number: number) => String(number).padStart(2, '0');
const parts = (date: Date) => [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()] as const;
export const iso = (date: Date) => date.toISOString().slice(0, 10);
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
const withSign = ({ way, amount }: Told) => (way === 'in' ? amount : `-${amount}`);
const credit = ({ way, amount }: Told) => (way === 'in' ? amount : '');
const debit = ({ way, amount }: Told) => (way === 'out' ? amount : '');

/** Modelled on what banks and operators of Ghana, Nigeria, Togo, Côte d’Ivoire, Senegal, Benin, Cape Verde and Europe give. */
export const FORMS: readonly Form[] = [
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
    cells: (told) => [told.day, `T_${told.id}`, told.who, withSign(told), told.balance],
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
  {
    ...{ name: 'an account on the telephone', currency: 'EUR', day: iso, amount: plain },
    headings: ['Type', 'Started Date', 'Completed Date', 'Description', 'Amount', 'Fee', 'State', 'Balance'],
    cells: (told) => [
      ...[told.way === 'in' ? 'TOPUP' : 'CARD_PAYMENT', told.day, told.state === 'done' ? told.day : ''],
      ...[told.who, withSign(told), '0.00'],
      { done: 'COMPLETED', failed: 'REVERTED', open: 'PENDING' }[told.state],
      told.state === 'done' ? told.balance : '',
    ],
  },
  {
    ...{
      name: 'a wallet of merchants',
      currency: 'XOF',
      day: (date) => `${iso(date)} 10:11:12`,
      amount: String,
    },
    headings: ['Timestamp', 'Transaction ID', 'Transaction Type', 'Amount', 'Balance', 'Counterparty Name'],
    cells: (told) => [
      ...[told.day, `T_${told.id}`, told.way === 'in' ? 'merchant_payment' : 'merchant_payout'],
      ...[withSign(told), told.balance, told.who],
    ],
  },
  {
    ...{ name: 'payments by card', currency: 'EUR', day: (date) => `${iso(date)} 10:11`, amount: plain },
    headings: ['id', 'Type', 'Amount', 'Fee', 'Net', 'Created (UTC)', 'Available On (UTC)', 'Description'],
    cells: (told) => {
      const fee = told.way === 'in' ? Math.ceil(told.units / 50) : 0;
      const net = told.way === 'in' ? plain(told.units - fee) : withSign(told);
      return [
        ...[`txn_${told.id}`, told.way === 'in' ? 'charge' : 'payout', withSign(told), plain(fee), net],
        ...[told.day, told.day, told.who],
      ];
    },
  },
];

export const NAMES = ['AMA MENSAH', 'KOFI ADU', 'VOLTA BANK', 'LOOM MILLS', 'AFI KODJO', 'RUI TAVARES'];

export const event = fc.record({
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

/** What a form tells of events, in the order in which it tells them. `who` may stand for other words. */
export function toldIn(form: Form, events: readonly Event[], start: number): Told[] {
  const hasState = form.headings.some((heading) => /stat/i.test(heading));
  let balance = 10_000_000;
  const all = events
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
  return form.isReversed ? all.toReversed() : all;
}
