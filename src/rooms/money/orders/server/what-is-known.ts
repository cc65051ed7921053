import { setImmediate } from 'node:timers/promises';
import { addDays, daysBetween } from '#platform/contract/zoned-time.ts';
import type { Database } from '#platform/server/database/store.ts';
import { areApart, isToldAgain, NEAR } from '../same-payment.ts';
import type { ReadLine } from '../statement-line.ts';
import { IN_A_TURN, type LineWithKeys } from './line-keys.ts';
import { paidOnline } from './paid-online.ts';
import { findByKeys, linesOfAmounts, linesWithIds } from './statement-queries.ts';
import { doubtsOf, type StatementLineRow } from './tables.ts';
import { COMPARED_MAX, ToldElsewhere } from './told-elsewhere.ts';

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
  keyed: readonly LineWithKeys[],
): Promise<KeyedLine[]> {
  const ofFile = new Set(keyed.flatMap(({ keys }) => keys));
  const byKey = new Map((await findByKeys(database, [...ofFile])).map((row) => [row.key, row]));
  const elsewhere = await ToldElsewhere.of(await nearOfAmounts(database, keyed, NEAR));
  const byBankId = await linesByBankId(database, keyed);
  const daysAbout = rememberedDays();
  const online = await paidOnline(database, keyed);
  const lines: KeyedLine[] = [];
  const ids = new Set<string>();
  let compared = 0;
  for (const [index, { keys, ...line }] of keyed.entries()) {
    const { amount, day, bankId } = line;
    const ofId = bankId === '' ? [] : (byBankId.get(bankId) ?? []);
    const row =
      keys.map((key) => byKey.get(key)).find((one) => one !== undefined) ??
      // What only looks like a number of the bank may be one of the payer.
      (line.isIdLikely ? undefined : ofId.find((one) => isOnePayment(line, one)));
    const near = row || day === '' || amount === 0 ? [] : daysAbout(day);
    const others = await elsewhere.like(line, near);
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

/** Lines of the same amounts, so many days before and after these. */
export async function nearOfAmounts(
  database: Database,
  lines: readonly ReadLine[],
  days: number,
): Promise<StatementLineRow[]> {
  const dated = lines.filter(({ day, amount }) => day !== '' && amount > 0);
  const sorted = dated.map(({ day }) => day).toSorted();
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last) return [];
  const amounts = new Set(dated.map(({ amount }) => amount));
  return linesOfAmounts(database, [...amounts], { from: addDays(first, -days), to: addDays(last, days) });
}

/** Lines that the bank calls as these, if they are of about their days or of their amounts. */
export async function linesByBankId(
  database: Database,
  lines: readonly ReadLine[],
): Promise<Map<string, StatementLineRow[]>> {
  const known = lines.filter(({ bankId }) => bankId !== '');
  const rows = await linesWithIds(
    database,
    known.map(({ bankId }) => bankId),
  );
  const byId = Map.groupBy(rows, ({ bank_id }) => bank_id ?? '');
  const isAbout = (line: ReadLine, row: StatementLineRow) =>
    row.amount === line.amount || (row.day !== '' && line.day !== '' && areNear(row.day, line.day));
  return new Map(
    [...Map.groupBy(known, ({ bankId }) => bankId)].map(([id, some]) => [
      id,
      (byId.get(id) ?? []).filter((row) => some.some((line) => isAbout(line, row))),
    ]),
  );
}

function areNear(day: string, other: string): boolean {
  return Math.abs(daysBetween(day, other)) <= NEAR;
}

/** Whether lines that have one number of the bank are one payment. */
function isOnePayment(line: ReadLine, { amount, currency, day, text, bank_id }: StatementLineRow): boolean {
  const isNear = line.day === '' || day === '' || areNear(line.day, day);
  const isEqual = line.amount === amount && line.currency === currency;
  return isNear && isEqual && !areApart(line.text, text, bank_id ?? '');
}

/** Says on which days another file may tell a payment of a day. Most files have many payments of each. */
function rememberedDays(): (day: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (day) => {
    const days =
      known.get(day) ?? Array.from({ length: 2 * NEAR + 1 }, (_, index) => addDays(day, index - NEAR));
    known.set(day, days);
    return days;
  };
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
