import type { Database } from '#platform/server/database/store.ts';
import type { Columns } from '#platform/server/table-file.ts';
import { type EditionScope, fromSmallest } from '#rooms/edition/server.ts';
import * as say from '../messages.ts';
import { PAPER_TITLES, type PaperContent, type PaperLine } from '../paper.ts';
import { type Levy, percentOf, type Split, splitEach, sumOf } from '../pricing.ts';
import { STATE_LABELS } from '../states.ts';
import { storedLevies } from './figure-queries.ts';
import { billOf } from './ledger.ts';
import { linesOf } from './line-queries.ts';
import { listCreditNotes, papersOf } from './paper-queries.ts';
import { billOnPapers, numberOf, paperLines, SIGNS } from './papers.ts';
import { contentOf, leviesOf, type OrderLineRow, type OrderPaperRow, type OrderRow } from './tables.ts';

type NamedLevy = Pick<Levy, 'name' | 'rate'>;

interface BookRow {
  order: OrderRow;
  /** Undefined for what is charged, but on no receipt yet. */
  paper: OrderPaperRow | undefined;
  content: Pick<PaperContent, 'series' | 'corrects'> | undefined;
  buyer: string;
  company: string;
  taxNumber: string;
  line: PaperLine;
  /** -1 on a credit note. */
  sign: number;
  levies: readonly NamedLevy[];
  split: Split;
}

const nameOf = ({ name, rate }: NamedLevy) => `${name} ${percentOf(rate)}`;
const nameAt = (levies: readonly NamedLevy[], at: number) => levies.slice(at, at + 1).map(nameOf)[0];

/**
 * Each line of the receipts and credit notes of these orders, as those say it, and what is charged but on none yet: together
 * what the ledger has charged.
 */
export async function bookkeepingRows(database: Database, orders: readonly OrderRow[]): Promise<BookRow[]> {
  const ids = orders.map(({ id }) => id);
  const lines = Map.groupBy(await linesOf(database, ids), ({ order_id }) => order_id);
  const papers = Map.groupBy(await papersOf(database, ids), ({ order_id }) => order_id);
  return orders.flatMap((order) => {
    const proof = (papers.get(order.id) ?? []).filter(({ series }) => SIGNS[series] !== 0);
    return [
      ...proof.flatMap((paper) => rowsOf(order, paper)),
      ...unproved(order, lines.get(order.id) ?? [], proof),
    ];
  });
}

function rowsOf(order: OrderRow, paper: OrderPaperRow): BookRow[] {
  const content = contentOf(paper);
  const { lines, levies, net, buyer } = content;
  // The buyer's name is the last line.
  const names = buyer.name.split('\n');
  const of = {
    ...{ order, paper, content, levies, sign: SIGNS[paper.series], taxNumber: buyer.taxNumber },
    ...{ buyer: names.at(-1) ?? '', company: names.slice(0, -1).join(', ') },
  };
  return withSplits(lines, { net, levies: levies.map(({ amount }) => amount) }, of);
}

function unproved(order: OrderRow, lines: readonly OrderLineRow[], proof: readonly OrderPaperRow[]) {
  const levies = leviesOf(order);
  const [charged, proved] = [billOf(lines, levies), billOnPapers(proof, levies)];
  const bill = {
    total: charged.total - proved.total,
    net: charged.net - proved.net,
    levies: charged.levies.map((levy, index) => levy - (proved.levies[index] ?? 0)),
  };
  const left = lines
    .filter(({ amount, on_papers }) => amount > on_papers)
    .map((line) => ({ ...line, amount: line.amount - line.on_papers }));
  const { buyer_name: buyer, buyer_company: company, buyer_tax_number: taxNumber } = order;
  const of = {
    ...{ order, paper: undefined, content: undefined, levies, sign: 1 },
    ...{ buyer, company, taxNumber },
  };
  return withSplits(paperLines(left, { levies, bill }), bill, of);
}

function withSplits(lines: readonly PaperLine[], whole: Split, of: Omit<BookRow, 'line' | 'split'>) {
  const splits = splitEach(
    lines.map(({ gross }) => gross),
    whole,
  );
  return lines.map((line, index) => ({
    ...of,
    line,
    split: splits[index] ?? { net: line.gross, levies: [] },
  }));
}

/** Amounts are numbers of the currency, as bookkeeping takes them. Each levy that any order has is a column. */
export async function bookkeepingColumns(
  database: Database,
  { editionId }: EditionScope,
): Promise<Columns<BookRow>> {
  const all = [
    ...(await storedLevies(database, editionId)).flatMap((levies) => leviesOf({ levies })),
    ...(await listCreditNotes(database, editionId)).flatMap((paper) => contentOf(paper).levies),
  ].map(nameOf);
  // 0 rather than -0.
  const amount = (units: (row: BookRow) => number) => (row: BookRow) =>
    fromSmallest(0 + row.sign * units(row), row.order.currency);
  const ofLevies = [...new Set(all)].map((name) => [
    name,
    amount(({ split, levies }) => sumOf(split.levies.filter((_, at) => nameAt(levies, at) === name))),
  ]);
  return {
    [say.orderDate()]: ({ order }) => new Date(order.created_at),
    [say.reference()]: ({ order }) => order.reference,
    [say.paper()]: ({ content }) => (content ? PAPER_TITLES[content.series]() : ''),
    [say.paperNumberLabel()]: ({ paper }) => (paper ? numberOf(paper) : ''),
    [say.paperDate()]: ({ paper }) => (paper ? new Date(paper.made_at) : ''),
    [say.paperCorrects()]: ({ content }) => content?.corrects ?? '',
    [say.state()]: ({ order }) => STATE_LABELS[order.state](),
    [say.buyer()]: ({ buyer }) => buyer,
    [say.company()]: ({ company }) => company,
    [say.taxNumber()]: ({ taxNumber }) => taxNumber,
    [say.kind()]: ({ line }) => line.description,
    [say.currency()]: ({ order }) => order.currency,
    [say.paperQuantity()]: ({ line, sign }) => sign * line.quantity,
    [say.paperUnit()]: ({ line, order }) => fromSmallest(line.unit, order.currency),
    [say.discountPercent()]: ({ line }) => line.discount,
    [say.net()]: amount(({ split }) => split.net),
    ...Object.fromEntries(ofLevies),
    [say.gross()]: amount(({ line }) => line.gross),
  };
}
