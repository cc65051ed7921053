import type { z } from 'zod';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { newId } from '#platform/server/identifier.ts';
import { type ActivityEntry, withActivity } from '#rooms/ground/server.ts';
import * as say from '../messages.ts';
import { sumOf } from '../pricing.ts';
import { readReference } from '../reference.ts';
import type { matchForm, StatementLine } from '../statement-contract.ts';
import * as tell from '../statement-messages.ts';
import { dueOf } from '../states.ts';
import { amountOf } from './amount-of.ts';
import { aboutLines, enterLine, SOURCE, sameEntry, sourceOf } from './enter-line.ts';
import { nearest, readEnteredByHand } from './entered-by-hand.ts';
import { likelyOrders } from './likely-orders.ts';
import { currenciesOfOrders, findByReference, findOrders } from './queries.ts';
import { repeatedLines } from './repeated-lines.ts';
import {
  deletePart,
  findPartBySource,
  findStatementLine,
  insertParts,
  listEnteredBefore,
  listStatementLines,
  partsOf,
  type Shown,
  updateStatementLine,
} from './statement-queries.ts';
import { doubtsOf, type LedgerEntryRow, type OrderRow, type StatementLineRow } from './tables.ts';
import { unitsOf } from './typed-amount.ts';

const DAY_LENGTH = 'YYYY-MM-DD'.length;
const OPEN = { state: 'open', order_id: null, matched_by: null, asked: null } as const;

/**
 * Leaves what a payment was on a statement, a line or a part of one, to people again. Returns the orders that other parts of
 * that line are still for.
 */
export async function unmatch(database: Database, payment: LedgerEntryRow): Promise<OrderRow[]> {
  const { source } = payment;
  const found = source === null ? await enteredBefore(database, payment) : await bySource(database, source);
  if (!found) return [];
  await deletePart(database, found.id);
  await updateStatementLine(database, found.line_id, OPEN);
  const others = await partsOf(database, [found.line_id]);
  return findOrders(
    database,
    others.map(({ order_id }) => order_id),
  );
}

async function bySource(database: Database, source: string) {
  if (!source.startsWith(SOURCE)) return undefined;
  const [id = ''] = source.slice(SOURCE.length).split(':');
  return (await findPartBySource(database, source)) ?? { id, line_id: id };
}

/** A line, or a part of one, that was found to be a payment which somebody had entered. */
async function enteredBefore(database: Database, payment: LedgerEntryRow) {
  const lines = await listEnteredBefore(database, [payment.order_id]);
  return lines.find(({ way, amount }) => way === payment.account && amount === payment.amount);
}

async function getOpenLine(database: Database, id: string): Promise<StatementLineRow> {
  const line = await findStatementLine(database, id);
  if (!line) throw new Refusal('not-found', say.reportedGone());
  if (line.state !== 'open') throw new Refusal('conflict', say.reportedDone());
  return line;
}

/** What is to be entered for an order that somebody names. */
interface Part {
  order: OrderRow;
  amount: number;
}

/** Enters a line for the orders that somebody names; nothing of what was entered for them before. */
export function matchByHand(
  context: CallContext,
  id: string,
  asked: z.output<typeof matchForm>,
): Promise<{ orders: OrderRow[]; wasEntered: boolean }> {
  return withActivity(context, async (database) => {
    const found = await getOpenLine(database, id);
    if (doubtsOf(found).includes('back')) throw new Refusal('conflict', tell.lineTakesBack());
    if (found.amount === 0) throw new Refusal('conflict', tell.lineUnread());
    // One whose day isn't clear is entered as of today.
    const line = { ...found, day: found.day || context.clock.now().toISOString().slice(0, DAY_LENGTH) };
    const standing = await partsOf(database, [id]);
    const left = line.amount - sumOf(standing.map(({ amount }) => amount));
    const parts = asked.parts
      ? await readParts(database, line, { left, typed: asked.parts })
      : [{ order: await orderNamed(database, line, asked.reference, 'reference'), amount: left }];
    const isWhole = parts.length === 1 && standing.length === 0;
    const orders: OrderRow[] = [];
    const activity: ActivityEntry[] = [];
    let entered = 0;
    for (const part of parts) {
      const byHand = await readEnteredByHand(database, [part.order]);
      const before = nearest(byHand, { ...line, amount: part.amount }, (one) => one.way === line.way);
      const source = before ? null : await sourceOf(database, id);
      if (!isWhole)
        await insertParts(database, [
          { id: newId(), line_id: id, order_id: part.order.id, amount: part.amount, source },
        ]);
      if (source === null) {
        orders.push(part.order);
        activity.push(sameEntry(part.order, part.amount));
      } else {
        const done = await enterLine(database, context, line, { ...part, source });
        orders.push(done.result);
        activity.push(...done.activity);
        entered += 1;
      }
    }
    await updateStatementLine(database, id, {
      state: 'matched',
      order_id: isWhole ? (orders[0]?.id ?? null) : null,
      matched_by: isWhole && entered === 0 ? 'entered' : 'hand',
      // Who enters it confirms it.
      ...{ doubts: '', asked: null },
    });
    return { result: { orders, wasEntered: entered === 0 }, activity };
  });
}

async function orderNamed(
  database: Database,
  { currency }: Pick<StatementLineRow, 'currency'>,
  typed: string | undefined,
  field: string,
): Promise<OrderRow> {
  const reference = readReference(typed ?? '');
  const order = reference && (await findByReference(database, reference));
  if (order && order.currency !== currency)
    throw new Refusal('conflict', tell.lineOtherCurrency({ currency }));
  if (!order) throw new Refusal('invalid', say.referenceWrong(), { [field]: say.referenceWrong() });
  return order;
}

/** Of each order what was typed, or what is due of it; together what is left of the payment. */
async function readParts(
  database: Database,
  line: StatementLineRow,
  { left, typed }: { left: number; typed: NonNullable<z.output<typeof matchForm>['parts']> },
): Promise<Part[]> {
  const parts: Part[] = [];
  for (const [index, { reference, amount }] of typed.entries()) {
    const field = (name: string) => `parts.${index}.${name}`;
    const order = await orderNamed(database, line, reference, field('reference'));
    if (parts.some((part) => part.order.id === order.id))
      throw new Refusal('invalid', say.referenceTwice(), { [field('reference')]: say.referenceTwice() });
    const whole = typed.length === 1 ? left : dueOf(order);
    const units = amount === undefined ? whole : unitsOf(order, amount, field('amount'));
    if (units <= 0) throw new Refusal('invalid', say.nothingDue(), { [field('amount')]: say.nothingDue() });
    parts.push({ order, amount: units });
  }
  const sum = sumOf(parts.map(({ amount }) => amount));
  if (sum !== left) {
    const message = say.partsDiffer({ sum: amountOf(line, sum), left: amountOf(line, left) });
    throw new Refusal('invalid', message, { [`parts.${parts.length - 1}.amount`]: message });
  }
  return parts;
}

export function ignoreLine(context: CallContext, id: string): Promise<void> {
  return withActivity(context, async (database) => {
    await getOpenLine(database, id);
    await updateStatementLine(database, id, { state: 'ignored', order_id: null, matched_by: null });
    return { result: undefined, activity: aboutLines('Updated', say.ignoredEntry()) };
  });
}

function whyNotEntered(row: StatementLineRow, currencies: ReadonlySet<string>): StatementLine['cannot'] {
  if (doubtsOf(row).includes('back')) return 'back';
  if (row.amount === 0) return 'unread';
  return currencies.has(row.currency) ? '' : 'currency';
}

/** Some lines in a state, with what is known of the orders that they are for or may be for. */
export async function readLines(
  context: Pick<CallContext, 'store' | 'clock'>,
  state: StatementLineRow['state'],
  shown: Shown,
): Promise<{ records: StatementLine[]; total: number }> {
  const { database } = context.store;
  const { rows, total } = await listStatementLines(database, state, shown);
  const parts = Map.groupBy(
    await partsOf(
      database,
      rows.map(({ id }) => id),
    ),
    ({ line_id }) => line_id,
  );
  const ids = new Set([
    ...rows.flatMap(({ order_id }) => order_id ?? []),
    ...[...parts.values()].flat().map(({ order_id }) => order_id),
  ]);
  const orders = new Map((await findOrders(database, [...ids])).map((order) => [order.id, order]));
  const referenceOf = (id: string | null) => orders.get(id ?? '')?.reference ?? '';
  const withParts = rows.map((row) => {
    const some = parts.get(row.id) ?? [];
    return { row, some, left: row.amount - sumOf(some.map(({ amount }) => amount)) };
  });
  const likely =
    state === 'open'
      ? await likelyOrders(
          context,
          withParts.map(({ row, left }) => ({ ...row, amount: left })),
        )
      : new Map<string, never>();
  const asked = state === 'open' ? rows.map(({ currency }) => currency) : [];
  const currencies = await currenciesOfOrders(database, asked);
  const repeated = await repeatedLines(database, rows);
  const records = withParts.map(({ row, some, left }) => {
    const { id, day, text, amount, currency, order_id, matched_by } = row;
    const repeats = repeated.get(id);
    return {
      ...{ id, day, text, amount, currency, state, by: matched_by ?? ('' as const) },
      unclear: state === 'open' ? doubtsOf(row) : [],
      ...(repeats && { repeats: { day: repeats.day, text: repeats.text } }),
      cannot: state === 'open' ? whyNotEntered(row, currencies) : ('' as const),
      reference: referenceOf(order_id),
      parts: some.map((part) => ({ reference: referenceOf(part.order_id), amount: part.amount })),
      left: state === 'open' ? left : 0,
      likely: likely.get(id) ?? [],
    };
  });
  return { records, total };
}
