import { setImmediate } from 'node:timers/promises';
import { addDays, daysBetween } from '#platform/contract/zoned-time.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { ReadLine } from '../read-statement.ts';
import { areApart, isToldAgain, NEAR } from '../same-payment.ts';
import { IN_A_TURN, withKeys } from './line-keys.ts';
import { paidOnline } from './paid-online.ts';
import { findByKeys, linesOfAmounts, linesWithIds } from './statement-queries.ts';
import { doubtsOf, type StatementLineRow } from './tables.ts';

/** A line that may be any of more payments which other files told waits without looking at each. */
const COMPARED_MAX = 200;

/** A line of a file, with what it is known by. */
export interface KeyedLine extends ReadLine {
  key: string;
  /** What it was read as before: that row, if it has to be read again as less is unclear now. */
  before: { id: string; isOutdated: boolean } | undefined;
  /** The order for which it may have been entered before. */
  orderId: string | null;
}

/** Finds which of these lines were read before, and which may have been told or entered in another way. */
export async function withWhatIsKnown(
  database: Database,
  read: readonly ReadLine[],
  way: StatementLineRow['way'],
): Promise<KeyedLine[]> {
  const keyed = await withKeys(read, way);
  const ofFile = new Set(keyed.flatMap(({ keys }) => keys));
  const byKey = new Map((await findByKeys(database, [...ofFile])).map((row) => [row.key, row]));
  const stored = await linesOfAmounts(database, [...new Set(keyed.map(({ amount }) => amount))]);
  // In the same columns, one payment would be told in the same words.
  const byDay = new Map(
    [...Map.groupBy(stored, ({ amount, currency, day }) => `${amount} ${currency} ${day}`)].map(
      ([about, rows]) => [about, [...Map.groupBy(rows, (row) => row.told_by)]],
    ),
  );
  const byBankId = Map.groupBy([...stored, ...(await nearWithIds(database, keyed))], (row) => row.bank_id);
  const online = await paidOnline(database, keyed);
  const lines: KeyedLine[] = [];
  const ids = new Set<string>();
  let compared = 0;
  for (const [index, { keys, ...line }] of keyed.entries()) {
    const { amount, currency, day, bankId } = line;
    const ofId = bankId === '' ? [] : (byBankId.get(bankId) ?? []);
    const row =
      keys.map((key) => byKey.get(key)).find((one) => one !== undefined) ??
      ofId.find((one) => isOnePayment(line, one));
    const near = row || day === '' || amount === 0 ? [] : daysAbout(day);
    const others = near
      .flatMap((about) => byDay.get(`${amount} ${currency} ${about}`) ?? [])
      .flatMap(([toldBy, rows]) => (toldBy === line.toldBy ? [] : rows.slice(0, COMPARED_MAX + 1)));
    compared += others.length;
    const same = others
      .slice(0, COMPARED_MAX)
      .find((other) => !ofFile.has(other.key) && isToldAgain(line, toldIn(other)));
    const entered = row ? undefined : online(line);
    const isSame =
      others.length > COMPARED_MAX ||
      same !== undefined ||
      entered !== undefined ||
      ids.has(bankId) ||
      // What two payments have in common proves nothing.
      (row === undefined && ofId.length > 0) ||
      // Nobody has said that it is another one.
      (row?.state === 'open' && doubtsOf(row).includes('same'));
    if (bankId) ids.add(bankId);
    const doubts = isSame && !line.doubts.includes('same') ? [...line.doubts, 'same' as const] : line.doubts;
    const orderId = isSame ? (entered ?? (row ?? same ?? ofId[0])?.order_id ?? null) : null;
    lines.push({
      ...line,
      doubts,
      orderId,
      before: row && { id: row.id, isOutdated: isOutdated(row, doubts) },
    });
    if (index % IN_A_TURN === IN_A_TURN - 1 || compared > COMPARED_MAX) {
      compared = 0;
      await setImmediate();
    }
  }
  return lines;
}

/** Lines of about the days of these that have a number of the bank. */
export function nearWithIds(database: Database, lines: readonly ReadLine[]): Promise<StatementLineRow[]> {
  const days = lines.flatMap(({ day, bankId }) => (day && bankId ? [day] : [])).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return Promise.resolve([]);
  return linesWithIds(database, { from: addDays(first, -NEAR), to: addDays(last, NEAR) });
}

/** Whether lines that have one number of the bank are one payment. */
function isOnePayment(line: ReadLine, { amount, currency, day, text, bank_id }: StatementLineRow): boolean {
  const isNear = line.day === '' || day === '' || Math.abs(daysBetween(line.day, day)) <= NEAR;
  const isEqual = line.amount === amount && line.currency === currency;
  return isNear && isEqual && !areApart(line.text, text, bank_id ?? '');
}

/** The days on which another file may tell a payment of this day. */
function daysAbout(day: string): string[] {
  return Array.from({ length: 2 * NEAR + 1 }, (_, index) => addDays(day, index - NEAR));
}

function toldIn({ text, bank_id, told_by }: StatementLineRow) {
  return { text, bankId: bank_id ?? '', toldBy: told_by };
}

/** Whether less is unclear now, and nobody has decided about it. */
function isOutdated(
  { state, doubts }: Pick<StatementLineRow, 'state' | 'doubts'>,
  now: readonly string[],
): boolean {
  const before = doubts.split(',').filter(Boolean);
  return state === 'open' && now.length < before.length && now.every((doubt) => before.includes(doubt));
}
