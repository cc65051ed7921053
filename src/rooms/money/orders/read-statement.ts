import { addDays } from '#platform/contract/zoned-time.ts';
import { referencesIn } from './reference.ts';
import { accountOf } from './statement-account.ts';
import { type DayOrder, type Days, daysIn, isInReach, isRead, orderOf, readDays } from './statement-day.ts';
import { type Facts, factsOf } from './statement-facts.ts';
import { type ColumnKind, likeHeadings, type Row, type Section } from './statement-headings.ts';
import { isOwnId, withLikelyIds, withOwnIds } from './statement-ids.ts';
import {
  type Back,
  type Doubt,
  type IdentifiedLine,
  type LeftOut,
  type LeftOutRow,
  type ReadLine,
  withDoubt,
} from './statement-line.ts';
import { isBalance, isLikeSum, isOfPages, isReversal, stateSaid } from './statement-meanings.ts';
import { type Proof, type Way, waysProven } from './statement-proofs.ts';
import { noteTakenBack, nothingTakenBack, type TakenBack, withReversals } from './statement-reversals.ts';
import { goesOn, sectionsOf } from './statement-sections.ts';

export interface Table {
  /** In words; a spreadsheet keeps its cells apart. */
  format?: string;
  /** Its name, among several. */
  sheet?: string;
  headings: readonly string[];
  rows: readonly Row[];
}

/** So many of these rows are shown. */
const LEFT_OUT_SHOWN = 50;

/** Of so many payments, balances of which nothing comes out right may as well be wrong; more may be those left of a longer file. */
const SHORT = 5;

/** Words that decide and aren't known, also those that somebody answered about, with the lines of each; '' where there is no word. */
type Unknown = ReadonlyMap<string, readonly number[]>;

export interface Reading {
  /** How the columns of the most rows were understood. */
  columns: { heading: string; kind: ColumnKind }[];
  lines: ReadLine[];
  backs: readonly Back[];
  leftOut: Readonly<Record<LeftOut, number>>;
  /** The first of them. */
  leftOutRows: readonly LeftOutRow[];
  unknown: { types: Unknown; states: Unknown };
  /** What comes first in days of numbers alone; undefined if that isn't clear. */
  order: DayOrder | undefined;
  /** The account and headings by which other files of this form are known; '' for an account that isn't named. */
  form: { account: string; headings: string };
}

/** What is known besides the file. */
export interface Known {
  currency: string;
  today: string;
  /** What the organiser and their accounts are called. */
  own?: readonly string[] | undefined;
  /** What comes first in its days, as somebody answered, or as was found before. */
  order?: DayOrder | undefined;
  /** Types of transactions that came in, and words for having arrived, as somebody answered. */
  cameIn?: readonly string[] | undefined;
  arrived?: readonly string[] | undefined;
}

/**
 * Reads each row in one way: what it says is known from lists, or proven by the rest of the file. Whatever else may be a payment
 * has doubts. Undefined if no line says which column has the days and which the amounts.
 */
export function readStatement(
  { format, sheet = '', headings, rows }: Table,
  known: Known,
): Reading | undefined {
  const sections = sectionsOf([{ line: 0, cells: headings }, ...rows], { sheet, isText: format !== 'XLSX' });
  const [most] = sections.toSorted((a, b) => b.rows.length - a.rows.length);
  if (!most) return undefined;
  const order = findOrder(sections, known);
  const notes: Notes = {
    leftOut: { out: 0, failed: 0, sums: 0, empty: 0 },
    types: new Map(),
    states: new Map(),
    takenBack: nothingTakenBack(),
    backs: [],
    rows: [],
  };
  const parts = sections.map((section) => ({
    section,
    facts: withLikelyIds(factsOf(section, { currency: known.currency, order }), section.columns),
  }));
  // Banks are ahead by a day at most.
  const latest = addDays(known.today, 1);
  const isPayment = ({ paid, debit, isSum }: Facts) => !isSum && Boolean(paid?.units || debit?.units);
  const isShort = parts.flatMap(({ facts }) => facts.filter(isPayment)).length <= SHORT;
  const lines = parts.flatMap((part, index) => {
    const isFirst = parts[index - 1]?.section.above[0] !== part.section.above[0];
    const proofs = waysProven(part.section, part.facts, { ...known, isShort, isFirst });
    const bothWays = typesGoneOut(part.facts, proofs);
    return linesOf({ ...part, proofs }, { ...known, latest, bothWays }, notes);
  });
  return {
    columns: most.columns.headings
      .map((heading, index) => ({
        heading: heading.trim(),
        kind: index === most.columns.day ? ('counts' as const) : (most.columns.kinds[index] ?? ''),
      }))
      .filter(({ heading }) => heading !== ''),
    lines: withOwnIds(withReversals(lines, notes.takenBack)),
    backs: notes.backs,
    leftOut: notes.leftOut,
    leftOutRows: notes.rows,
    unknown: { types: notes.types, states: notes.states },
    order,
    form: { account: accountOf(most), headings: headingsOf(most) },
  };
}

const FOUND_MAX = 200;

/** What a file has that isn’t known as a statement, for who has to find out why. */
export function headingsFound({ headings, rows }: Table): string {
  return likeHeadings([headings, ...rows.map(({ cells }) => cells)])
    .join(', ')
    .slice(0, FOUND_MAX);
}

/** By what is known, unless the file has days that this doesn't allow; else by the file itself. */
function findOrder(sections: readonly Section[], { today, order }: Known): DayOrder | undefined {
  const daysAt = ({ columns, rows }: Section, isMeant: (index: number) => boolean) =>
    rows.flatMap(({ cells }) =>
      columns.kinds.flatMap((kind, index) =>
        kind === 'day' && isMeant(index) ? [readDays(cells[index] ?? '')] : [],
      ),
    );
  const days = sections.flatMap((section) => daysAt(section, (index) => index === section.columns.day));
  const beside = sections.flatMap((section) => [
    ...daysAt(section, (index) => index !== section.columns.day),
    ...section.above.flatMap(({ cells }) => daysIn(cells.join(' '))),
  ]);
  const isAllowed = (one: Days) => !isRead(one) || (order && one[order]) !== undefined;
  return order && days.every(isAllowed) ? order : orderOf(days, beside, today);
}

interface Notes {
  leftOut: Record<LeftOut, number>;
  rows: LeftOutRow[];
  types: Map<string, number[]>;
  states: Map<string, number[]>;
  takenBack: TakenBack;
  backs: Back[];
}

interface Dated extends Known {
  /** Later days are to come, unless the balance has moved. */
  latest: string;
  /** Types of transactions of which some are proven to have gone out: no answer holds for all of them. */
  bothWays: ReadonlySet<string>;
}

function linesOf(
  { section, facts, proofs }: { section: Section; facts: readonly Facts[]; proofs: readonly Proof[] },
  known: Dated,
  notes: Notes,
): IdentifiedLine[] {
  const lines: IdentifiedLine[] = [];
  const toldBy = headingsOf(section);
  /** What the next row may go on with, and what stands above the first payment, as if each told of the next one. */
  let last: IdentifiedLine | undefined;
  let further: string[] = [];
  const isAbove = facts[0] !== undefined && isFurther(facts[0]) && facts[0].told.length > 0;
  const end = facts.findLastIndex((row) => !isFurther(row));
  const isUsual = facts.some((row, index) => index < end && isFurther(row) && row.told.length > 0);
  for (const [index, row] of facts.entries()) {
    if (isFurther(row)) {
      // Below all payments, an empty line ends the last one.
      const isApart = index > end && row.line - (facts[index - 1]?.line ?? row.line) > 1;
      if (isApart || row.told.length === 0 || !goesOn(row, section.columns)) last = undefined;
      else if (row.told.some(isOfPages)) last = undefined;
      else if (isAbove) further.push(...row.told);
      else if (last) {
        last.text = [last.text, ...row.told].filter(Boolean).join(' ');
        if (row.against.state) last.doubts = withDoubt(last, 'state');
        if (row.told.some(isReversal)) last.doubts = withDoubt(last, 'reversed');
        // Words of these say something about the whole payment.
        const isOther = row.cells.some(
          (cell, at) => cell.trim() && SAYS.has(section.columns.kinds[at] ?? ''),
        );
        if (isOther) last.doubts = withDoubt(last, 'cells');
        // It may as well be about all of them.
        if (index > end && !isUsual) last.doubts = withDoubt(last, 'cells');
      }
      continue;
    }
    last = undefined;
    const above = further;
    further = [];
    const proof: Proof = proofs[index] ?? { ways: new Set(), isBalanced: false, isContrary: false };
    const why = whyLeftOut(row, proof.ways);
    if (why === 'note') continue;
    if (why) {
      notes.leftOut[why] += 1;
      if (notes.rows.length < LEFT_OUT_SHOWN)
        notes.rows.push({ line: row.line, why, written: asWritten(row) });
      const text = inWords(row);
      const amount = row.paid?.units || row.debit?.units || 0;
      const isBack = isReversal([text, ...row.types, ...row.states].join(' '));
      // Whatever it is called: what went out about an order may be what came in for it.
      const isAbout = isBack || (why === 'out' && referencesIn(text).length > 0);
      if ((why === 'out' && isAbout) || (why === 'failed' && amount > 0))
        notes.backs.push({ ...backOf(row, amount, known), toldBy, why, isReversal: isAbout });
      noteTakenBack(notes.takenBack, { why, text, amount, bankId: row.bankId, isBack });
      continue;
    }
    const line = lineOf(row, proof, known, notes);
    last = {
      ...{ ...line, toldBy, hasBalance: row.balance !== undefined, inWords: inWords(row) },
      text: [...above, line.text].join(' '),
      doubts: above.length > 0 ? withDoubt(line, 'cells') : line.doubts,
    };
    lines.push(last);
  }
  return lines;
}

const SAYS: ReadonlySet<ColumnKind> = new Set(['status', 'currency', 'direction']);

function headingsOf({ columns }: Section): string {
  return columns.headings.map((heading) => heading.trim()).join('\n');
}

/** Whether it tells of no payment by itself. */
function isFurther({ hasFit, isEmpty, isDated, isSum }: Facts): boolean {
  return hasFit && isEmpty && !isDated && !isSum;
}

function whyLeftOut(row: Facts, ways: ReadonlySet<Way>): LeftOut | 'note' | undefined {
  if (!row.hasFit) return row.isDated || row.cells.some((cell) => /\d/.test(cell)) ? undefined : 'note';
  if (row.isSum) return 'sums';
  if (row.isEmpty && !row.hasOther) return 'empty';
  if (!row.isDated) return undefined;
  const states = row.states.map(stateSaid);
  if (states.includes('failed') && !states.includes('done')) return 'failed';
  return ways.size === 1 && ways.has('out') && !row.isInBooks ? 'out' : undefined;
}

function lineOf(
  row: Facts,
  { ways, isBalanced, isContrary }: Proof,
  known: Dated,
  notes: Notes,
): Omit<ReadLine, 'toldBy'> {
  const { line, days, paid, told, bankId, isIdLikely, against } = row;
  const written = asWritten(row);
  const base = { ...{ line, days, written, bankId, isIdLikely }, told: told.join(' · '), day: row.day ?? '' };
  if (!row.hasFit)
    return { ...base, text: written, amount: 0, currency: known.currency, doubts: ['cells'], asked: {} };
  const doubts: Doubt[] = [];
  const isAmount = paid !== undefined && paid.units > 0 && !row.hasOther;
  if (!isAmount) doubts.push('amount');
  else if (against.cells) doubts.push('cells');
  const isToCome = (day: string) => day > known.latest && !isBalanced;
  if (row.day === undefined || !isInReach(row.day, known.today) || isToCome(row.day)) doubts.push('day');
  const [nearest = known.currency] = row.currencies;
  if (row.currencies.some((code) => code !== known.currency)) doubts.push('currency');
  const word = isAmount && ways.size === 0 ? typeOf(row) : undefined;
  const canAnswer = word !== undefined && !known.bothWays.has(word);
  const type = canAnswer && known.cameIn?.includes(word) ? undefined : word;
  if (isAmount && (ways.size > 1 || ways.has('out') || type !== undefined || against.direction))
    doubts.push('direction');
  if (isAmount && isContrary) doubts.push('balance');
  const said = unknownStates(row);
  const states = said.filter((one) => !known.arrived?.includes(one));
  const isLater = row.laterDays.some(isToCome);
  if (states.length > 0 || against.state || isLater) doubts.push('state');
  if (against.title) doubts.push('title');
  if (isReversal(inWords(row)) || row.types.some(isReversal)) doubts.push('reversed');
  // Somebody may pay what is left, and call it so.
  const isOwed = isBalanced || referencesIn(base.told).length > 0;
  if (isAmount && !isOwed && told.some((cell) => isLikeSum(cell) || isBalance(cell))) doubts.push('sum');
  // Knowing these words wouldn't clear what speaks against it.
  const isOpen = !Object.values(against).includes(true) && !isLater;
  if (isOpen && canAnswer) note(notes.types, word, line);
  if (isOpen) for (const one of said) note(notes.states, one, line);
  const [state, ...others] = states;
  return {
    ...base,
    text: isAmount && row.day !== undefined ? base.told : written,
    amount: isAmount ? paid.units : 0,
    currency: nearest === '?' ? known.currency : nearest,
    doubts,
    asked: isOpen
      ? {
          ...(type !== undefined && canAnswer && { type }),
          ...(state !== undefined && !others.length && { state }),
        }
      : {},
  };
}

function backOf(row: Facts, amount: number, known: Known): Omit<ReadLine, 'toldBy'> {
  const { line, days, told, cells, currencies } = row;
  const [nearest = '?'] = currencies;
  return {
    ...{ line, days, day: row.day ?? '', amount, text: told.join(' · '), told: told.join(' · ') },
    currency: nearest === '?' ? known.currency : nearest,
    written: asWritten({ cells }),
    ...{ bankId: isOwnId(row.bankId) ? row.bankId : '', isIdLikely: row.isIdLikely },
    ...{ doubts: ['back'], asked: {} },
  };
}

function asWritten({ cells }: Pick<Row, 'cells'>): string {
  return cells.filter((cell) => cell.trim() !== '').join(' · ');
}

/** What it was, without what is known as its type and state. */
function inWords({ told, types, states }: Facts): string {
  return told.filter((cell) => !types.includes(cell) && !states.includes(cell)).join(' ');
}

function typeOf({ types }: Facts): string {
  return types.filter(Boolean).join(' ');
}

/** Where balances prove that a row without a sign went out, others that look like it may have, too. */
function typesGoneOut(rows: readonly Facts[], proofs: readonly Proof[]): Set<string> {
  const goneOut = rows.filter(({ paid }, index) => {
    const ways = proofs[index]?.ways;
    return paid?.sign === '' && paid.units > 0 && ways?.size === 1 && ways.has('out');
  });
  return new Set(goneOut.map(typeOf));
}

function unknownStates({ states, sorts }: Facts): string[] {
  return [...new Set([...states.filter((word) => stateSaid(word) !== 'done'), ...sorts])];
}

function note(words: Map<string, number[]>, word: string, line: number): void {
  const lines = words.get(word);
  if (lines) lines.push(line);
  else words.set(word, [line]);
}
