import { setImmediate } from 'node:timers/promises';
import { daysBetween } from '#platform/contract/zoned-time.ts';
import type { Database } from '#platform/server/database/store.ts';
import { referencesIn } from '../reference.ts';
import { NEAR } from '../same-payment.ts';
import type { ReadLine } from '../statement-line.ts';
import { IN_A_TURN } from './line-keys.ts';
import { paymentsOfOrders } from './online/queries.ts';
import type { OnlinePaymentRow } from './online/tables.ts';
import { findByReferences } from './queries.ts';

/** Says of a line for which order it may tell again what a provider told: with its number, or about its day. */
export async function paidOnline(database: Database, lines: readonly ReadLine[]) {
  const references = new Set<string>();
  for (const [index, { doubts, text }] of lines.entries()) {
    if (doubts.length === 0) for (const reference of referencesIn(text)) references.add(reference);
    if (index % IN_A_TURN === IN_A_TURN - 1) await setImmediate();
  }
  const orders = await findByReferences(database, [...references]);
  const ids = orders.map(({ id }) => id);
  const payments = Map.groupBy(await paymentsOfOrders(database, ids), ({ order_id }) => order_id);
  const byReference = new Map(
    orders.flatMap(({ id, reference }) => (payments.has(id) ? [[reference, payments.get(id) ?? []]] : [])),
  );
  return (line: ReadLine): string | undefined => {
    if (byReference.size === 0 || line.doubts.length > 0) return undefined;
    const named = referencesIn(line.text).flatMap((reference) => byReference.get(reference) ?? []);
    return named.find((payment) => isIt(line, payment))?.order_id;
  };
}

function isIt(line: ReadLine, payment: OnlinePaymentRow): boolean {
  const { state, reference, provider_id, received, currency, updated_at } = payment;
  const written = bare(line.written);
  const ids = [reference, provider_id].map(bare).filter(Boolean);
  if (ids.some((id) => written.includes(id))) return true;
  return (
    state === 'paid' &&
    received === line.amount &&
    currency === line.currency &&
    Math.abs(daysBetween(updated_at.slice(0, 'YYYY-MM-DD'.length), line.day)) <= NEAR
  );
}

function bare(text: string): string {
  return text.toLowerCase().replace(/[^a-z\d]/g, '');
}
