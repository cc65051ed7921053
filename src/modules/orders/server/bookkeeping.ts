import { type EditionScope, fromSmallest } from '#modules/editions/server/service.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { Columns } from '#platform/server/table-file.ts';
import * as say from '../messages.ts';
import { type Levy, percentOf, splitAmount } from '../pricing.ts';
import { STATE_LABELS } from '../states.ts';
import { countingLines } from './change-order.ts';
import { numberOf } from './papers.ts';
import { linesOf, papersOf, storedLevies } from './queries.ts';
import { leviesOf, type OrderLineRow, type OrderRow } from './tables.ts';

interface BookRow {
  order: OrderRow;
  line: OrderLineRow;
  receipts: string;
}

const nameOf = ({ name, rate }: Levy) => `${name} ${percentOf(rate)}`;

/** Every line of these orders, with the papers that prove it. */
export async function bookkeepingRows(database: Database, orders: readonly OrderRow[]): Promise<BookRow[]> {
  const ids = orders.map(({ id }) => id);
  const lines = Map.groupBy(countingLines(await linesOf(database, ids)), ({ order_id }) => order_id);
  const papers = Map.groupBy(await papersOf(database, ids), ({ order_id }) => order_id);
  return orders.flatMap((order) => {
    const proof = (papers.get(order.id) ?? []).filter(({ series }) => series !== 'proforma');
    const receipts = proof.map(numberOf).join(', ');
    return (lines.get(order.id) ?? []).map((line) => ({ order, line, receipts }));
  });
}

/** Amounts are numbers of the currency, as bookkeeping takes them. Each levy that any order has is a column. */
export async function bookkeepingColumns(
  database: Database,
  { editionId }: EditionScope,
): Promise<Columns<BookRow>> {
  const all = (await storedLevies(database, editionId)).flatMap((levies) => leviesOf({ levies }).map(nameOf));
  const amount = (units: (row: BookRow) => number) => (row: BookRow) =>
    String(fromSmallest(units(row), row.order.currency));
  const split = ({ order, line }: BookRow) => splitAmount(line.amount, leviesOf(order));
  const ofLevies = [...new Set(all)].map((name) => [
    name,
    amount((row) => split(row).levies[leviesOf(row.order).map(nameOf).indexOf(name)] ?? 0),
  ]);
  return {
    [say.orderDate()]: ({ order }) => new Date(order.created_at),
    [say.reference()]: ({ order }) => order.reference,
    [say.papers()]: ({ receipts }) => receipts,
    [say.state()]: ({ order }) => STATE_LABELS[order.state](),
    [say.buyer()]: ({ order }) => order.buyer_name,
    [say.company()]: ({ order }) => order.buyer_company,
    [say.taxNumber()]: ({ order }) => order.buyer_tax_number,
    [say.kind()]: ({ line }) => line.label,
    [say.currency()]: ({ order }) => order.currency,
    [say.listPrice()]: amount(({ line }) => line.price),
    [say.net()]: amount((row) => split(row).net),
    ...Object.fromEntries(ofLevies),
    [say.gross()]: amount(({ line }) => line.amount),
  };
}
