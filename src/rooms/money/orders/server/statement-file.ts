import type { z } from 'zod';
import { Refusal } from '#platform/contract/refusal.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { editionOfNew, readAllPublished, readTableInChild } from '#rooms/edition/server.ts';
import * as say from '../messages.ts';
import { headingsFound } from '../read-statement.ts';
import type { statementFile } from '../statement-contract.ts';
import { accountsIn } from '../statement-sides.ts';
import { type Asked, type KeyedReading, readInChild } from './read-in-child.ts';
import { orderByWhatIsKnown } from './statement-days.ts';
import { takenBackBefore } from './taken-back.ts';
import { type KeyedLine, withWhatIsKnown } from './what-is-known.ts';

type Table = Awaited<ReturnType<typeof readTableInChild>>;
type Given = z.output<typeof statementFile> & { edition: string | undefined };

export interface StatementFile extends Pick<Table, 'sheets' | 'sheet'> {
  reading: KeyedReading;
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
  if (!of?.currency) throw new Refusal('conflict', say.noCurrency());
  const { currency } = of;
  const today = clock.now().toISOString().slice(0, 'YYYY-MM-DD'.length);
  const { paying } = (await readAllPublished(database, of.id)).sales;
  const own = [paying.seller, ...accountsIn(paying.transfer)].filter(Boolean);
  const how = { way, known: { currency, today, own, order: days, cameIn, arrived } };
  const { table, reading } = await firstStatement(file, how, sheet);
  const order = reading.order ?? (await orderByWhatIsKnown(database, { ...how, table, reading }));
  const read =
    order === reading.order
      ? reading
      : ((await readInChild({ ...how, table, known: { ...how.known, order } })) ?? reading);
  const lines = await withWhatIsKnown(database, read.lines);
  const back = await takenBackBefore(database, read.backs, { way, lines });
  const leftOut = { ...read.leftOut };
  for (const { why } of back) leftOut[why] -= 1;
  const waiting = new Set(back.map(({ line }) => line));
  const leftOutRows = read.leftOutRows.filter(({ line }) => !waiting.has(line));
  return {
    ...{ reading: { ...read, leftOut, leftOutRows }, currency, sheets: table.sheets, sheet: table.sheet },
    isAsBefore: order !== reading.order,
    lines: [...lines, ...back.map(({ why: _why, ...line }) => line)],
  };
}

/** So many sheets are looked at. */
const SHEETS_MAX = 8;

/** The sheet that is asked for, else the first one that is a statement. */
async function firstStatement(
  file: File,
  how: Omit<Asked, 'table'>,
  sheet: string | undefined,
): Promise<{ table: Table; reading: KeyedReading }> {
  const first = await readTableInChild(file, { sheet, withCurrencies: true });
  const others = sheet ? [] : first.sheets.filter((name) => name !== first.sheet).slice(0, SHEETS_MAX);
  const reading = await readInChild({ ...how, table: first });
  if (reading) return { table: first, reading };
  for (const name of others) {
    const table = await readTableInChild(file, { sheet: name, withCurrencies: true }).catch(unlessRefused);
    const found = table && (await readInChild({ ...how, table }));
    if (found) return { table, reading: found };
  }
  const message = say.notAStatement({ headings: headingsFound(first) });
  throw new Refusal('invalid', message, { file: message });
}

/** A sheet that can't be read isn't the one. */
function unlessRefused(thrown: unknown): undefined {
  if (!(thrown instanceof Refusal)) throw thrown;
}
