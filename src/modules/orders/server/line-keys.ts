import { createHash } from 'node:crypto';
import type { ReadLine } from '../read-statement.ts';
import { isUnclear } from '../statement-day.ts';
import type { StatementLineRow } from './tables.ts';

/** Equal payments of one day are told apart by their number, which is the same when the statement is read again. */
export function withKeys(lines: readonly ReadLine[], way: StatementLineRow['way']) {
  const seen = new Map<string, number>();
  const keyOf = (...parts: (string | number)[]) => {
    const same = [way, ...parts].join('\n');
    const number = (seen.get(same) ?? 0) + 1;
    seen.set(same, number);
    return hashOf(`${same}\n${number}`);
  };
  const headings = new Map<string, string>();
  return lines.map((line) => {
    const { day, amount, told, written, days } = line;
    const asWritten = keyOf('as written', written);
    const isClear = day !== '' && amount > 0;
    const key = isClear ? keyOf(day, amount, told) : asWritten;
    // It may have been read while its day wasn't clear.
    const toldBy = headings.get(line.toldBy) ?? hashOf(line.toldBy);
    headings.set(line.toldBy, toldBy);
    return { ...line, toldBy, key, keys: isClear && isUnclear(days) ? [key, asWritten] : [key] };
  });
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
