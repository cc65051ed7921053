import { setImmediate } from 'node:timers/promises';
import type { z } from 'zod';
import { editionOfNew } from '#modules/editions/server/service.ts';
import { readTableInChild } from '#modules/imports/server/service.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { addDays } from '#platform/contract/zoned-time.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import * as say from '../messages.ts';
import { headingsFound, type Known, type Reading, type ReadLine } from '../read-statement.ts';
import { isToldAgain, NEAR } from '../same-payment.ts';
import type { statementFile } from '../statement-contract.ts';
import { IN_A_TURN, withKeys } from './line-keys.ts';
import { readInChild } from './read-in-child.ts';
import { orderByWhatIsKnown } from './statement-days.ts';
import { findByKeys, linesOfAmounts } from './statement-queries.ts';
import type { StatementLineRow } from './tables.ts';

/** A line that may be any of more payments which other files told waits without looking at each. */
const COMPARED_MAX = 200;

type Way = StatementLineRow['way'];
type Table = Awaited<ReturnType<typeof readTableInChild>>;
type Database = CallContext['store']['database'];
type Given = z.output<typeof statementFile> & { edition: string | undefined };

/** A line of a file, with what it is known by. */
export interface KeyedLine extends ReadLine {
  key: string;
  /** What it was read as before: that row, if it has to be read again as less is unclear now. */
  before: { id: string; isOutdated: boolean } | undefined;
}

export interface StatementFile extends Pick<Table, 'sheets' | 'sheet'> {
  reading: Reading;
  /** Whether what comes first in its days is known from other files alone. */
  isAsBefore: boolean;
  lines: KeyedLine[];
  currency: string;
}

/** Reads a file, and finds which of its lines were read before. Nothing is entered. */
export async function readStatementFile(
  { store: { database }, clock }: Pick<CallContext, 'store' | 'clock'>,
  { file, way, edition, days, cameIn, arrived, sheet }: Given,
): Promise<StatementFile> {
  const of = await editionOfNew(database, clock.now(), edition);
  const currency = of?.currency;
  if (!currency) throw new Refusal('conflict', say.noCurrency());
  const today = clock.now().toISOString().slice(0, 'YYYY-MM-DD'.length);
  const known: Known = { currency, today, order: days, cameIn, arrived };
  const { table, reading } = await firstStatement(file, known, sheet);
  const order = reading.order ?? (await orderByWhatIsKnown(database, table, { known, reading, way }));
  const read =
    order === reading.order ? reading : ((await readInChild(table, { ...known, order })) ?? reading);
  return {
    ...{ reading: read, currency, sheets: table.sheets, sheet: table.sheet },
    isAsBefore: order !== reading.order,
    lines: await withWhatIsKnown(database, read.lines, way),
  };
}

/** So many sheets are looked at. */
const SHEETS_MAX = 8;

/** The sheet that is asked for, else the first one that is a statement. */
async function firstStatement(
  file: File,
  known: Known,
  sheet: string | undefined,
): Promise<{ table: Table; reading: Reading }> {
  const first = await readTableInChild(file, { sheet });
  const others = sheet ? [] : first.sheets.filter((name) => name !== first.sheet).slice(0, SHEETS_MAX);
  const reading = await readInChild(first, known);
  if (reading) return { table: first, reading };
  for (const name of others) {
    const table = await readTableInChild(file, { sheet: name }).catch(unlessRefused);
    const found = table && (await readInChild(table, known));
    if (found) return { table, reading: found };
  }
  const message = say.notAStatement({ headings: headingsFound(first) });
  throw new Refusal('invalid', message, { file: message });
}

/** A sheet that can't be read isn't the one. */
function unlessRefused(thrown: unknown): undefined {
  if (!(thrown instanceof Refusal)) throw thrown;
}

async function withWhatIsKnown(
  database: Database,
  read: readonly ReadLine[],
  way: Way,
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
  const byBankId = new Map(stored.map((row) => [`${row.amount} ${row.currency} ${row.bank_id}`, row]));
  const lines: KeyedLine[] = [];
  let compared = 0;
  for (const [index, { keys, ...line }] of keyed.entries()) {
    const { amount, currency, day, bankId } = line;
    const row =
      keys.map((key) => byKey.get(key)).find((one) => one !== undefined) ??
      (bankId ? byBankId.get(`${amount} ${currency} ${bankId}`) : undefined);
    const near = row || day === '' || amount === 0 ? [] : daysAbout(day);
    const others = near
      .flatMap((about) => byDay.get(`${amount} ${currency} ${about}`) ?? [])
      .flatMap(([toldBy, rows]) => (toldBy === line.toldBy ? [] : rows.slice(0, COMPARED_MAX + 1)));
    compared += others.length;
    const isSame =
      others.length > COMPARED_MAX ||
      others.some((other) => !ofFile.has(other.key) && isToldAgain(line, toldIn(other)));
    const doubts = isSame && !line.doubts.includes('same') ? [...line.doubts, 'same' as const] : line.doubts;
    lines.push({ ...line, doubts, before: row && { id: row.id, isOutdated: isOutdated(row, doubts) } });
    if (index % IN_A_TURN === IN_A_TURN - 1 || compared > COMPARED_MAX) {
      compared = 0;
      await setImmediate();
    }
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
