import { language } from '#platform/contract/language.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { Services } from '#platform/server/http/context.ts';
import { newId } from '#platform/server/identifier.ts';
import { inLanguageOf } from '#platform/server/reader.ts';
import * as say from '../messages.ts';
import type { PaperContent, PaperLine, PaperSeries } from '../paper.ts';
import { paperNumber } from '../paper.ts';
import { type Levy, splitAmount, sumOf } from '../pricing.ts';
import { dueOf } from '../states.ts';
import { aboutOrder } from './about-order.ts';
import { billOf } from './ledger.ts';
import { chosenProvider } from './online/accounts.ts';
import { paymentsOf } from './online/queries.ts';
import { entriesOf, insertPaper, nextNumber } from './queries.ts';
import { leviesOf, type OrderLineRow, type OrderPaperRow, type OrderRow } from './tables.ts';
import { untilText } from './until.ts';
import { ACCOUNT_LABELS } from './words.ts';

/** Lines of one kind and price are one on paper. */
export function paperLines(lines: readonly OrderLineRow[], levies: readonly Levy[]): PaperLine[] {
  const alike = Map.groupBy(lines, ({ label, price, amount }) => `${price} ${amount} ${label}`);
  return [...alike.values()].flatMap((some) => {
    const [first] = some;
    if (!first) return [];
    const { label, price, amount } = first;
    const { net } = billOf(some, levies);
    return {
      description: label,
      quantity: some.length,
      unit: splitAmount(price, levies).net,
      discount: price === 0 ? 0 : Math.round((1 - amount / price) * 10_000) / 100,
      net,
      gross: sumOf(some.map((line) => line.amount)),
    };
  });
}

/** Makes the next paper of a series in the buyer's language, in the caller's transaction. What it says now is what it always says. */
export function issuePaper(
  database: Database,
  services: Services,
  order: OrderRow,
  paper: NewPaper,
): Promise<OrderPaperRow> {
  return inLanguageOf(order, () => issue(database, services, order, paper));
}

interface NewPaper {
  series: PaperSeries;
  lines: readonly OrderLineRow[];
  corrects?: string;
}

async function issue(
  database: Database,
  services: Services,
  order: OrderRow,
  { series, lines, corrects = '' }: NewPaper,
): Promise<OrderPaperRow> {
  const { edition, sales, summit, look } = await aboutOrder(database, services, order);
  const levies = leviesOf(order);
  const bill = billOf(lines, levies);
  const entries = await entriesOf(database, [order.id]);
  const payments = entries
    .filter(({ what, account }) => what !== 'billed' && account !== 'receivable')
    .map(({ account, note, amount }) => ({
      label: [ACCOUNT_LABELS[account](), note].filter(Boolean).join(' · '),
      amount,
    }));
  const { seller, address, taxNumber, transfer, terms } = sales.paying;
  const isTest = await isInTest(database, services, order);
  const isAsking = series === 'proforma';
  const number = await nextNumber(database, series);
  const now = services.clock.now();
  const content: PaperContent = {
    language: language(),
    series,
    number,
    at: now.toISOString(),
    zone: edition.zone,
    summit,
    ...(isTest && { isTest }),
    look,
    corrects,
    seller: { name: seller || summit, address, taxNumber },
    buyer: {
      name: [order.buyer_company, order.buyer_name].filter(Boolean).join('\n'),
      address: order.buyer_address,
      taxNumber: order.buyer_tax_number,
    },
    reference: order.reference,
    currency: order.currency,
    lines: paperLines(lines, levies),
    levies: levies.map(({ name, rate }, index) => ({ name, rate, amount: bill.levies[index] ?? 0 })),
    net: bill.net,
    total: bill.total,
    payments: series === 'receipt' ? payments : [],
    due: series === 'credit' ? 0 : Math.max(0, dueOf(order)),
    notes: [
      ...(isAsking && transfer ? [transfer] : []),
      ...(isAsking ? [say.payWithReference({ reference: order.reference })] : []),
      ...(isAsking && order.held_until
        ? [say.keptUntil({ until: untilText(order.held_until, edition.zone) })]
        : []),
      ...(terms && series !== 'credit' ? [terms] : []),
    ],
  };
  const row: OrderPaperRow = {
    id: newId(),
    order_id: order.id,
    series,
    number,
    content: JSON.stringify(content),
    fiscal_number: '',
    fiscal_code: '',
    made_at: now.toISOString(),
  };
  await insertPaper(database, row);
  return row;
}

/** Whether money that doesn’t exist paid it, or could. */
async function isInTest(
  database: Database,
  services: Pick<Services, 'config' | 'secrets'>,
  order: OrderRow,
): Promise<boolean> {
  const paid = (await paymentsOf(database, order.id)).filter(({ state }) => state === 'paid');
  if (paid.some(({ is_test }) => is_test === 1)) return true;
  return dueOf(order) > 0 && (await chosenProvider(database, services))?.isTest === true;
}

export function numberOf({ series, number }: Pick<OrderPaperRow, 'series' | 'number'>): string {
  return paperNumber(series, number);
}
