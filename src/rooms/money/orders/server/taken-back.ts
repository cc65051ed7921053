import { daysBetween } from '#platform/contract/zoned-time.ts';
import type { Database } from '#platform/server/database/store.ts';
import { referencesIn } from '../reference.ts';
import { isTakenBack } from '../same-payment.ts';
import type { Back } from '../statement-line.ts';
import { withKeys } from './line-keys.ts';
import { findByReferences, findOrders } from './queries.ts';
import { findByKeys, partsOf } from './statement-queries.ts';
import { doubtsOf, type OrderRow, type StatementLineRow } from './tables.ts';
import { type KeyedLine, linesByBankId, nearOfAmounts } from './what-is-known.ts';

/** In days: what is longer ago is taken back by nothing that has only its amount and words. */
const LATEST = 92;

type TakingBack = KeyedLine & Pick<Back, 'why'>;

interface About {
  way: StatementLineRow['way'];
  /** Of the same file. */
  lines: readonly KeyedLine[];
}

/** Those of the rows that went out, or failed, by which a payment is taken back that was entered before. */
export async function takenBackBefore(
  database: Database,
  backs: readonly Back[],
  { way, lines }: About,
): Promise<TakingBack[]> {
  if (backs.length === 0) return [];
  const ofFile = new Set(lines.map(({ key }) => key));
  // Told as a payment, and as what takes it back.
  const asPayments = await withKeys(backs, way);
  const keyed = await withKeys(
    backs.map((back) => ({ ...back, told: `back ${back.told}`, written: `back ${back.written}` })),
    way,
  );
  const stored = new Map(
    (
      await findByKeys(
        database,
        [...asPayments, ...keyed].map(({ key }) => key),
      )
    ).map((row) => [row.key, row]),
  );
  const ofAmounts = await nearOfAmounts(database, backs, LATEST);
  const byAmount = Map.groupBy(ofAmounts, ({ amount, currency }) => `${amount} ${currency}`);
  const byId = await linesByBankId(database, backs);
  const found = backs.map((back, index) => {
    const { amount, currency, bankId, isReversal, why, text, day } = back;
    const equal = isReversal ? (byAmount.get(`${amount} ${currency}`) ?? []) : [];
    const asTold = stored.get(asPayments[index]?.key ?? '');
    const isWaiting = equal.some(
      (row) => doubtsOf(row).includes('reversed') && isTakenBack(numbered(row), back),
    );
    const rows = [
      ...(bankId ? (byId.get(bankId) ?? []) : []),
      ...(why === 'failed' && asTold && !ofFile.has(asTold.key) ? [asTold] : []),
      ...equal.filter((row) => isBefore(row, day) && isTakenBack(numbered(row), back)),
    ].filter(({ state }) => state === 'matched');
    return { rows, references: isReversal && !isWaiting ? referencesIn(text) : [], isWaiting };
  });
  const rows = [...new Set(found.flatMap((one) => one.rows))];
  const parts = await partsOf(
    database,
    rows.filter(({ order_id }) => order_id === null).map(({ id }) => id),
  );
  const orderOf = (row: StatementLineRow) =>
    row.order_id ?? parts.find(({ line_id }) => line_id === row.id)?.order_id ?? '';
  const orders = new Map((await findOrders(database, rows.map(orderOf))).map((order) => [order.id, order]));
  const named = new Map(
    (
      await findByReferences(
        database,
        found.flatMap(({ references }) => references),
      )
    ).map((order) => [order.reference, order]),
  );
  return backs.flatMap(({ isReversal: _isReversal, ...back }, index) => {
    const { key = '', toldBy = '' } = keyed[index] ?? {};
    const { rows = [], references = [] } = found[index] ?? {};
    const possible = [
      ...references.flatMap((reference) => named.get(reference) ?? []),
      ...rows.flatMap((row) => orders.get(orderOf(row)) ?? []),
    ];
    const order = possible.find((one) => isStillPaid(one, back.amount));
    if (!order) return [];
    const row = stored.get(key);
    const before = row && { id: row.id, isOutdated: false };
    return [{ ...back, key, toldBy, orderId: order.id, before }];
  });
}

function numbered({ text, bank_id }: StatementLineRow) {
  return { text, bankId: bank_id ?? '' };
}

function isBefore({ day }: StatementLineRow, back: string): boolean {
  if (day === '' || back === '') return false;
  const after = daysBetween(day, back);
  return after >= 0 && after <= LATEST;
}

/** Nobody has paid it back yet. */
function isStillPaid({ paid, refunded }: OrderRow, amount: number): boolean {
  return paid > 0 && refunded < Math.max(amount, 1);
}
