import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { isUnclear } from '../statement-day.ts';
import type { ReadLine } from '../statement-line.ts';
import type { StatementLineRow } from './tables.ts';

/** How many lines are looked at in one turn of the event loop. */
export const IN_A_TURN = 200;

/** A line, with what it is known by. */
export interface LineWithKeys extends ReadLine {
  key: string;
  /** Of these, it may have been read under any: perhaps while its day wasn't clear. */
  keys: string[];
  toldBy: string;
}

/** Equal payments of one day are told apart by their number, which is the same when the statement is read again. */
export async function withKeys(
  lines: readonly ReadLine[],
  way: StatementLineRow['way'],
): Promise<LineWithKeys[]> {
  const seen = new Map<string, number>();
  const keyOf = (...parts: (string | number)[]) => {
    const same = [way, ...parts].join('\n');
    const number = (seen.get(same) ?? 0) + 1;
    seen.set(same, number);
    return hashOf(`${same}\n${number}`);
  };
  const headings = new Map<string, string>();
  const keyed: LineWithKeys[] = [];
  for (const [index, line] of lines.entries()) {
    const { day, amount, told, written, days } = line;
    const asWritten = keyOf('as written', written);
    const isClear = day !== '' && amount > 0;
    const key = isClear ? keyOf(day, amount, told) : asWritten;
    const toldBy = headings.get(line.toldBy) ?? hashOf(line.toldBy);
    headings.set(line.toldBy, toldBy);
    keyed.push({ ...line, toldBy, key, keys: isClear && isUnclear(days) ? [key, asWritten] : [key] });
    if (index % IN_A_TURN === IN_A_TURN - 1) await setImmediate();
  }
  return keyed;
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
