import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { z } from 'zod';
import { editionOfNew } from '#modules/editions/server/service.ts';
import { readTableInChild } from '#modules/imports/server/service.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { addDays } from '#platform/contract/zoned-time.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import * as say from '../messages.ts';
import { headingsFound, type Known, type Reading, type ReadLine, type Table } from '../read-statement.ts';
import { referencesIn } from '../reference.ts';
import { isToldAgain, NEAR } from '../same-payment.ts';
import type { statementFile } from '../statement-contract.ts';
import { DAY_ORDERS, type DayOrder, isUnclear } from '../statement-day.ts';
import { findByReferences } from './queries.ts';
import { readInChild } from './read-in-child.ts';
import { findByKeys, linesOfAmounts } from './statement-queries.ts';
import type { StatementLineRow } from './tables.ts';

/** How many lines are looked at in one turn of the event loop. */
const IN_A_TURN = 200;

type Way = StatementLineRow['way'];
type Given = z.output<typeof statementFile> & { edition: string | undefined };

/** A line of a file, with what it is known by. */
export interface KeyedLine extends ReadLine {
  key: string;
  /** What it was read as before: that row, if it has to be read again as less is unclear now. */
  before: { id: string; isOutdated: boolean } | undefined;
}

export interface StatementFile {
  reading: Reading;
  lines: KeyedLine[];
  currency: string;
}

/** Reads a file, and finds which of its lines were read before. Nothing is entered. */
export async function readStatementFile(
  { store: { database }, clock }: Pick<CallContext, 'store' | 'clock'>,
  { file, way, edition, days, cameIn, arrived }: Given,
): Promise<StatementFile> {
  const table = await readTableInChild(file);
  const of = await editionOfNew(database, clock.now(), edition);
  const currency = of?.currency;
  if (!currency) throw new Refusal('conflict', say.noCurrency());
  const today = clock.now().toISOString().slice(0, 'YYYY-MM-DD'.length);
  const known: Known = { currency, today, order: days, cameIn, arrived };
  const reading = await readInChild(table, known);
  if (!reading) {
    const message = say.notAStatement({ headings: headingsFound(table) });
    throw new Refusal('invalid', message, { file: message });
  }
  const order = reading.order ?? (await orderByWhatIsKnown(database, table, { known, reading, way }));
  const read =
    order === reading.order ? reading : ((await readInChild(table, { ...known, order })) ?? reading);
  return { reading: read, lines: await withWhatIsKnown(database, read.lines, way), currency };
}

type Database = CallContext['store']['database'];

/**
 * What comes first in the days of a file that doesn't say so itself: in one way alone, its lines were read before, or no payment
 * is older than the order whose reference it has.
 */
async function orderByWhatIsKnown(
  database: Database,
  table: Table,
  { known, reading, way }: { known: Known; reading: Reading; way: Way },
): Promise<DayOrder | undefined> {
  const unclear = reading.lines.filter(({ days }) => isUnclear(days));
  if (unclear.length === 0) return undefined;
  const orders = DAY_ORDERS.filter((order) => unclear.every(({ days }) => days[order] !== undefined));
  const before: DayOrder[] = [];
  for (const order of orders) {
    const lines = (await readInChild(table, { ...known, order }))?.lines ?? [];
    const keys = withKeys(lines, way).flatMap(({ key, days }) => (isUnclear(days) ? [key] : []));
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
  const [possible, ...others] = orders.filter((order) =>
    unclear.every(({ days }, index) =>
      (references[index] ?? []).every((reference) => (days[order] ?? '') >= (made.get(reference) ?? '')),
    ),
  );
  return others.length === 0 ? possible : undefined;
}

/** Equal payments of one day are told apart by their number, which is the same when the statement is read again. */
function withKeys(lines: readonly ReadLine[], way: Way) {
  const seen = new Map<string, number>();
  const keyOf = (...parts: (string | number)[]) => {
    const same = [way, ...parts].join('\n');
    const number = (seen.get(same) ?? 0) + 1;
    seen.set(same, number);
    return hashOf(`${same}\n${number}`);
  };
  return lines.map((line) => {
    const { day, amount, told, written, days } = line;
    const asWritten = keyOf('as written', written);
    const isClear = day !== '' && amount > 0;
    const key = isClear ? keyOf(day, amount, told) : asWritten;
    // It may have been read while its day wasn't clear.
    const toldBy = hashOf(line.toldBy);
    return { ...line, toldBy, key, keys: isClear && isUnclear(days) ? [key, asWritten] : [key] };
  });
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

async function withWhatIsKnown(
  database: Database,
  read: readonly ReadLine[],
  way: Way,
): Promise<KeyedLine[]> {
  const keyed = withKeys(read, way);
  const ofFile = new Set(keyed.flatMap(({ keys }) => keys));
  const byKey = new Map((await findByKeys(database, [...ofFile])).map((row) => [row.key, row]));
  const stored = await linesOfAmounts(database, [...new Set(keyed.map(({ amount }) => amount))]);
  const byDay = Map.groupBy(stored, ({ amount, currency, day }) => `${amount} ${currency} ${day}`);
  const byBankId = new Map(stored.map((row) => [`${row.amount} ${row.currency} ${row.bank_id}`, row]));
  const lines: KeyedLine[] = [];
  for (const [index, { keys, ...line }] of keyed.entries()) {
    const { amount, currency, day, bankId } = line;
    const row =
      keys.map((key) => byKey.get(key)).find((one) => one !== undefined) ??
      (bankId ? byBankId.get(`${amount} ${currency} ${bankId}`) : undefined);
    const near = row || day === '' || amount === 0 ? [] : daysAbout(day);
    const isSame = near.some((about) =>
      byDay
        .get(`${amount} ${currency} ${about}`)
        ?.some((other) => !ofFile.has(other.key) && isToldAgain(line, toldIn(other))),
    );
    const doubts = isSame && !line.doubts.includes('same') ? [...line.doubts, 'same' as const] : line.doubts;
    lines.push({ ...line, doubts, before: row && { id: row.id, isOutdated: isOutdated(row, doubts) } });
    if (index % IN_A_TURN === IN_A_TURN - 1) await setImmediate();
  }
  return lines;
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
