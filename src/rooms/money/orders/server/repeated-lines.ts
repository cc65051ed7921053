import { addDays } from '#platform/contract/zoned-time.ts';
import type { Database } from '#platform/server/database/store.ts';
import { areApart, NEAR } from '../same-payment.ts';
import { linesLike } from './statement-queries.ts';
import { doubtsOf, type StatementLineRow } from './tables.ts';

/** Of one amount about one day; whoever decides looks at one of them. */
const COMPARED_MAX = 50;

/** Of lines that are perhaps told again, without an order that says so: the line which told it, by their ids. */
export async function repeatedLines(
  database: Database,
  lines: readonly StatementLineRow[],
): Promise<Map<string, StatementLineRow>> {
  const repeated = new Map<string, StatementLineRow>();
  for (const line of lines) {
    const isAsked = line.state === 'open' && line.order_id === null && doubtsOf(line).includes('same');
    const found = isAsked ? await toldBefore(database, line) : undefined;
    if (found) repeated.set(line.id, found);
  }
  return repeated;
}

/** The one with its number, else one that nothing tells from it. */
async function toldBefore(database: Database, line: StatementLineRow): Promise<StatementLineRow | undefined> {
  const { day, bank_id, text } = line;
  const from = day && addDays(day, -NEAR);
  const to = day && addDays(day, NEAR);
  const others = await linesLike(database, line, { from, to, limit: COMPARED_MAX });
  return (
    others.find((other) => bank_id !== null && other.bank_id === bank_id) ??
    others.find((other) => !areApart(text, other.text, ''))
  );
}
