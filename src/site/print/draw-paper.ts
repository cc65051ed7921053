import { figuresOf, type Written } from '#platform/contract/currency.ts';
import { LANGUAGES } from '#platform/contract/language.ts';
import { formatInstant } from '#platform/contract/zoned-time.ts';
import { decimalsOf, fromSmallest, money } from '#rooms/edition/contract.ts';
import {
  PAPER_TITLES,
  type PaperContent,
  paperNumber,
  percentOf,
  orderMessages as say,
} from '#rooms/money/contract.ts';
import { printer } from './printer.ts';
import type { PaperSaid, Sum } from './typeset-paper.ts';

interface Fiscal {
  number: string;
  code: string;
}

/** Draws a paper of an order as a PDF, with its fonts. The same paper always looks the same. */
export function drawPaper(content: PaperContent, fiscal: Fiscal, network?: string): Promise<Buffer> {
  return printer.draw({ kind: 'paper', said: saidOn(content, fiscal) }, network);
}

function saidOn(content: PaperContent, fiscal: Fiscal): PaperSaid {
  const { series, number, at, zone, summit, isTest, corrects, reference, seller, buyer, look } = content;
  const heading = PAPER_TITLES[series]();
  const date = new Date(at);
  return {
    title: `${heading} ${paperNumber(series, number)}`,
    author: seller.name,
    date: {
      ...{ year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() },
      ...{ hour: date.getUTCHours(), minute: date.getUTCMinutes(), second: date.getUTCSeconds() },
    },
    language: content.language ?? LANGUAGES[0],
    ...{ look, summit, heading, test: isTest ? say.testMode() : '' },
    facts: [
      [say.paperNumberLabel(), paperNumber(series, number)],
      [say.paperDate(), formatInstant(date, zone)],
      [say.reference(), reference],
      [say.paperType(), series === 'credit' ? say.paperCredit() : say.paperSale()],
      ...(corrects ? ([[say.paperCorrects(), corrects]] as const) : []),
    ],
    parties: [partySaid(say.paperFrom(), seller), partySaid(say.paperTo(), buyer)],
    ...sold(content),
    ...sums(content),
    notes: notesOf(content),
    fiscal: fiscal.number || fiscal.code ? { label: say.paperFiscal(), ...fiscal } : null,
  };
}

function partySaid(label: string, { name, address, taxNumber }: PaperContent['seller']) {
  const [first = '', ...more] = name.split('\n');
  const rest = [...more, address, taxNumber && say.paperTaxNumber({ number: taxNumber })];
  return [label, first, rest.filter(Boolean).join('\n')] as const;
}

function sold(content: PaperContent): Pick<PaperSaid, 'columns' | 'lines'> {
  const { lines, currency } = content;
  const written = writtenOn(content);
  const figures = (units: number) => figuresOf(fromSmallest(units, currency), decimalsOf(currency), written);
  return {
    columns: [
      ...[say.paperDescription(), say.paperQuantity(), say.paperUnit()],
      ...[say.paperDiscount(), say.paperNet()],
    ],
    lines: lines.map(({ description, quantity, unit, discount, net }) => [
      ...[description, String(quantity), figures(unit)],
      ...[discount > 0 ? percentOf(discount * 10_000) : '–', figures(net)],
    ]),
  };
}

function sums(content: PaperContent): Pick<PaperSaid, 'levies' | 'sums'> {
  const { levies, net, total, payments, due, currency, series } = content;
  const written = writtenOn(content);
  const sum = (label: string, units: number, style: Sum['style'] = 'plain'): Sum => ({
    words: [label, money(fromSmallest(units, currency), currency, written)],
    style,
  });
  const hasLevies = levies.length > 0;
  const label = hasLevies ? say.paperTotal() : say.paperPlainTotal();
  return {
    levies: hasLevies
      ? [
          sum(say.paperNetTotal(), net),
          ...levies.map(({ name, rate, amount }) =>
            sum(say.levyLine({ name, rate: percentOf(rate) }), amount, 'pale'),
          ),
          sum(say.paperLevies(), total - net),
        ]
      : [],
    sums: [
      sum(series === 'credit' ? say.paperCredited() : label, total, 'large'),
      ...payments.map(({ label: how, amount }) => sum(how, amount, 'pale')),
      ...(series !== 'credit' && due > 0 && due !== total ? [sum(say.stillToPay(), due, 'bold')] : []),
      ...(due < 0 ? [sum(say.toReturn(), -due, 'bold')] : []),
    ],
  };
}

function notesOf({ notes, series, currency }: PaperContent): string[] {
  return [
    ...(series === 'receipt' ? [say.paperThanks()] : []),
    ...notes,
    say.paperAllAmounts({ currency }),
    ...(series === 'proforma' ? [say.paperNotTaxInvoice()] : []),
  ];
}

/** Where one amount has decimals, all have, so that they stand below each other. */
function writtenOn({ lines, levies, payments, net, total, due, currency }: PaperContent): Written {
  const amounts = [
    ...lines.flatMap((line) => [line.unit, line.net]),
    ...[...levies, ...payments].map(({ amount }) => amount),
    ...[net, total, due],
  ];
  return { withDecimals: amounts.some((units) => !Number.isInteger(fromSmallest(units, currency))) };
}
