import { isDeepStrictEqual } from 'node:util';
import { language } from '#platform/contract/language.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { Services } from '#platform/server/http/context.ts';
import { newId } from '#platform/server/identifier.ts';
import { inLanguageOf } from '#platform/server/reader.ts';
import * as say from '../messages.ts';
import type { PaperContent, PaperLine, PaperSeries } from '../paper.ts';
import { paperNumber } from '../paper.ts';
import { type Levy, splitAmount, splitEach, sumOf } from '../pricing.ts';
import { dueOf, letsIn } from '../states.ts';
import { aboutOrder } from './about-order.ts';
import { amountOf } from './amount-of.ts';
import { type Bill, standing, toCertify, toPayNow } from './ledger.ts';
import { entriesOf } from './ledger-queries.ts';
import { linesOf, updateLine } from './line-queries.ts';
import { chosenProvider } from './online/accounts.ts';
import { paymentsOf } from './online/queries.ts';
import { insertPaper, nextNumber, papersOf } from './paper-queries.ts';
import { contentOf, leviesOf, type OrderLineRow, type OrderPaperRow, type OrderRow } from './tables.ts';
import { keptUntilText } from './until.ts';
import { ACCOUNT_LABELS } from './words.ts';

type ChargedLine = Pick<OrderLineRow, 'label' | 'price' | 'amount'>;

/** Lines of one kind and price are one on paper, and share what levies their sum has. */
export function paperLines(
  lines: readonly ChargedLine[],
  { levies, bill }: { levies: readonly Levy[]; bill: Bill },
): PaperLine[] {
  const alike = Map.groupBy(lines, ({ label, price, amount }) => `${price} ${amount} ${label}`);
  const groups = [...alike.values()].flatMap((some) =>
    some.slice(0, 1).map(({ label, price, amount }) => ({
      ...{ description: label, quantity: some.length, unit: splitAmount(price, levies).net },
      discount: price === 0 ? 0 : Math.round((1 - amount / price) * 10_000) / 100,
      gross: sumOf(some.map((line) => line.amount)),
    })),
  );
  const splits = splitEach(
    groups.map(({ gross }) => gross),
    bill,
  );
  return groups.map((group, index) => ({ ...group, net: splits[index]?.net ?? group.gross }));
}

/** Whether an order's papers of a series say that something is charged (1), or that it no longer is (-1). */
export const SIGNS: Readonly<Record<PaperSeries, number>> = { proforma: 0, receipt: 1, credit: -1 };

/**
 * Receipts, less credit notes, say what is charged for each place: takes back what no longer is, and issues what is missing
 * once all is paid. Answers with what is new.
 */
export async function bringPapers(
  database: Database,
  services: Services,
  order: OrderRow,
  lines: readonly OrderLineRow[],
): Promise<OrderPaperRow[]> {
  const less = lines.filter(({ amount, on_papers }) => amount < on_papers);
  const isMore = isReceiptDue(order) && lines.some(({ amount, on_papers }) => amount > on_papers);
  const papers: OrderPaperRow[] = [];
  if (less.length > 0)
    papers.push(await changePapers(database, services, order, { series: 'credit', lines: less }));
  if (!isMore) return papers;
  // With those that cost nothing.
  const more = lines.filter(
    ({ amount, on_papers, ended_at }) => amount > on_papers || (amount === 0 && ended_at === null),
  );
  return [...papers, await changePapers(database, services, order, { series: 'receipt', lines: more })];
}

/** Takes back receipts that are made out to others than the buyer is now; settling the order issues another one. */
export async function withdrawMisaddressed(
  database: Database,
  services: Services,
  order: OrderRow,
): Promise<OrderPaperRow[]> {
  const receipt = (await papersOf(database, [order.id])).findLast(({ series }) => series === 'receipt');
  const isRight = !receipt || isDeepStrictEqual(contentOf(receipt).buyer, buyerOf(order));
  return isRight || !isReceiptDue(order) ? [] : withdrawPapers(database, services, order);
}

/** How often who buys may have receipts made out to others; then organisers do. */
const CORRECTIONS_MAX = 3;

/** Refuses a buyer whose receipts would be made out to others once too often: each time leaves a credit note and a receipt. */
export async function assertCorrectable(database: Database, order: OrderRow): Promise<void> {
  const receipts = (await papersOf(database, [order.id])).filter(({ series }) => series === 'receipt');
  if (receipts.length === 0) return;
  const buyers = [...receipts.map((receipt) => contentOf(receipt).buyer), buyerOf(order)];
  const isNew = (at: number) => at > 0 && !isDeepStrictEqual(buyers[at], buyers[at - 1]);
  const corrections = buyers.filter((_, at) => isNew(at)).length;
  if (corrections > CORRECTIONS_MAX && isNew(receipts.length))
    throw new Refusal('conflict', say.correctedOften(), { company: say.correctedOften() });
}

/** Takes back all that receipts say, since what they say isn't so. */
export async function withdrawPapers(
  database: Database,
  services: Services,
  order: OrderRow,
): Promise<OrderPaperRow[]> {
  const lines = (await linesOf(database, [order.id])).filter(({ on_papers }) => on_papers > 0);
  const nothing = lines.map((line) => ({ ...line, amount: 0 }));
  if (lines.length === 0) return [];
  return [await changePapers(database, services, order, { series: 'credit', lines: nothing })];
}

function isReceiptDue({ state }: Pick<OrderRow, 'state'>): boolean {
  return letsIn(state) && state !== 'withheld';
}

/** A paper of what its lines differ from the papers before, so that all of them together say what the ledger does. */
async function changePapers(
  database: Database,
  services: Services,
  order: OrderRow,
  { series, lines }: Pick<NewPaper, 'series'> & { lines: readonly OrderLineRow[] },
): Promise<OrderPaperRow> {
  const levies = leviesOf(order);
  const papers = await papersOf(database, [order.id]);
  const before = billOnPapers(papers, levies);
  const changed = lines.map(({ label, price, amount, on_papers }) => {
    const difference = Math.abs(amount - on_papers);
    return { label, price: on_papers === 0 ? price : difference, amount: difference };
  });
  const sign = SIGNS[series];
  const total = sumOf(changed.map(({ amount }) => amount));
  const after = splitAmount(before.total + sign * total, levies);
  const parts = after.levies.map((levy, index) => sign * (levy - (before.levies[index] ?? 0)));
  const receipt = papers.findLast((paper) => paper.series === 'receipt');
  for (const { id, amount } of lines) await updateLine(database, id, { on_papers: amount });
  return issuePaper(database, services, order, {
    ...{ series, lines: changed, bill: { total, levies: parts, net: total - sumOf(parts) } },
    receipt: series === 'credit' ? receipt : undefined,
  });
}

/** What receipts, less credit notes, come to. */
export function billOnPapers(papers: readonly OrderPaperRow[], levies: readonly Levy[]): Bill {
  const contents = papers.map(contentOf);
  const sum = (of: (content: PaperContent) => number) =>
    sumOf(contents.map((content) => SIGNS[content.series] * of(content)));
  return {
    total: sum(({ total }) => total),
    net: sum(({ net }) => net),
    // By their place: two of them may have one name.
    levies: levies.map((_, index) => sum((content) => content.levies[index]?.amount ?? 0)),
  };
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
  lines: readonly ChargedLine[];
  /** What they come to. */
  bill: Bill;
  /** The receipt that a credit note takes back: it is made out to the same. */
  receipt?: OrderPaperRow | undefined;
}

async function issue(
  database: Database,
  services: Services,
  order: OrderRow,
  { series, lines, bill, receipt }: NewPaper,
): Promise<OrderPaperRow> {
  const { edition, sales, summit, look } = await aboutOrder(database, services, order);
  const levies = leviesOf(order);
  const entries = await entriesOf(database, [order.id]);
  const payments = standing(entries)
    .filter(({ what, account }) => what !== 'billed' && account !== 'receivable')
    .map(({ account, note, amount }) => ({
      label: [ACCOUNT_LABELS[account](), note].filter(Boolean).join(' · '),
      amount,
    }));
  const { seller, address, taxNumber, transfer, terms } = sales.paying;
  const isTest = await isInTest(database, services, order);
  const isAsking = series === 'proforma';
  const due = dueOf(order);
  const until = keptUntilText(order, edition.zone);
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
    corrects: receipt ? numberOf(receipt) : '',
    seller: { name: seller || summit, address, taxNumber },
    buyer: receipt ? contentOf(receipt).buyer : buyerOf(order),
    reference: order.reference,
    currency: order.currency,
    lines: paperLines(lines, { levies, bill }),
    levies: levies.map(({ name, rate }, index) => ({ name, rate, amount: bill.levies[index] ?? 0 })),
    net: bill.net,
    total: bill.total,
    payments: series === 'receipt' ? payments : [],
    due: series === 'credit' ? 0 : isAsking ? Math.max(0, due) : due,
    notes: [
      ...(isAsking && transfer ? [transfer] : []),
      ...(isAsking && toCertify(order, lines) > 0 ? [withholdingNote(order, lines)] : []),
      ...(isAsking ? [say.payWithReference({ reference: order.reference })] : []),
      ...(isAsking && until ? [say.keptUntil({ until })] : []),
      ...(terms && series !== 'credit' ? [terms] : []),
    ],
  };
  // What is asked for again and says the same is the same paper.
  const before = isAsking
    ? (await papersOf(database, [order.id])).findLast((paper) => paper.series === series)
    : undefined;
  if (before && isDeepStrictEqual(said(content), said(contentOf(before)))) return before;
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

/** Without what differs from each paper to the next. */
function said({ number, at, look, ...content }: PaperContent): unknown {
  return content;
}

function buyerOf(order: OrderRow): PaperContent['buyer'] {
  return {
    // Who has no company has typed '-'.
    name: [/[\p{L}\p{N}]/u.test(order.buyer_company) && order.buyer_company, order.buyer_name]
      .filter(Boolean)
      .join('\n'),
    address: order.buyer_address,
    taxNumber: order.buyer_tax_number,
  };
}

function withholdingNote(order: OrderRow, lines: readonly ChargedLine[]): string {
  const [now, kept] = [toPayNow(order, lines), toCertify(order, lines)];
  return say.payLess({ amount: amountOf(order, now), certificate: amountOf(order, kept) });
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
