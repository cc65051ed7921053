import type { Database } from '#platform/server/database/store.ts';
import { referencesIn } from '../reference.ts';
import { DAY_ORDERS, type DayOrder, isInOrder, isUnclear } from '../statement-day.ts';
import { hashOf } from './line-keys.ts';
import { findByReferences } from './queries.ts';
import { type Asked, type KeyedReading, readInChild } from './read-in-child.ts';
import { findByKeys, insertDayOrder, listDayOrders } from './statement-queries.ts';
import type { StatementLineRow } from './tables.ts';

interface About extends Asked {
  reading: KeyedReading;
}

/**
 * What comes first in the days of a file that doesn't say so itself: in one way alone, its lines were read before, or no payment
 * is older than the order whose reference it has; files of the same form had them in that way.
 */
export async function orderByWhatIsKnown(
  database: Database,
  { table, known, reading, way }: About,
): Promise<DayOrder | undefined> {
  const unclear = reading.lines.filter(({ days }) => isUnclear(days));
  if (unclear.length === 0) return undefined;
  const orders = DAY_ORDERS.filter((order) => unclear.every(({ days }) => days[order] !== undefined));
  const before: DayOrder[] = [];
  for (const order of orders) {
    const lines = (await readInChild({ table, way, known: { ...known, order } }))?.lines ?? [];
    const keys = lines.flatMap(({ key, days }) => (isUnclear(days) ? [key] : []));
    if ((await findByKeys(database, keys)).length > 0) before.push(order);
  }
  if (before.length > 0) return before.length === 1 ? before[0] : undefined;
  const references = unclear.map(({ text }) => referencesIn(text));
  const made = new Map(
    (await findByReferences(database, references.flat())).map(({ reference, created_at }) => [
      reference,
      created_at.slice(0, 'YYYY-MM-DD'.length),
    ]),
  );
  const possible = orders.filter((order) =>
    unclear.every(({ days }, index) =>
      (references[index] ?? []).every((reference) => (days[order] ?? '') >= (made.get(reference) ?? '')),
    ),
  );
  const [remembered, ...others] = await listDayOrders(database, formOf(reading, way));
  if (remembered && others.length === 0) return possible.find((order) => order === remembered);
  return possible.length === 1 ? possible[0] : undefined;
}

/** For later files of the same form, if this one says what comes first in its days. */
export async function rememberOrder(
  database: Database,
  reading: Pick<KeyedReading, 'order' | 'lines' | 'form'>,
  way: StatementLineRow['way'],
): Promise<void> {
  const { order, lines } = reading;
  if (!order || !lines.some(({ days }) => isInOrder(days))) return;
  await insertDayOrder(database, { form: formOf(reading, way), day_order: order });
}

function formOf(
  { form: { account, headings } }: Pick<KeyedReading, 'form'>,
  way: StatementLineRow['way'],
): string {
  return hashOf([way, account, headings].join('\n'));
}
