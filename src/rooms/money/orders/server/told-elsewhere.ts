import { setImmediate } from 'node:timers/promises';
import { areOtherIds, marksIn, marksOf } from '../same-payment.ts';
import type { LineWithKeys } from './line-keys.ts';
import type { StatementLineRow } from './tables.ts';

/** A line that may be any of more payments which other files told waits without looking at each. */
export const COMPARED_MAX = 200;
const GROUPED_IN_A_TURN = 2_000;
const MARKED_IN_A_TURN = 200;

type Line = Pick<LineWithKeys, 'amount' | 'currency' | 'text' | 'bankId' | 'toldBy'>;

/** What one form of file told of one amount on one day. */
interface Told {
  toldBy: string;
  rows: StatementLineRow[];
  /** The same by what they say, once there is too much to look at. */
  byMark?: Map<string, StatementLineRow[]>;
}

/** Payments that were remembered, to find those that may be one of a file in other columns: in the same ones, it would be told in the same words. */
export class ToldElsewhere {
  readonly #byDay = new Map<string, Map<string, Told>>();

  static async of(rows: readonly StatementLineRow[]): Promise<ToldElsewhere> {
    const told = new ToldElsewhere();
    for (const [index, row] of rows.entries()) {
      told.#add(row);
      if (index % GROUPED_IN_A_TURN === GROUPED_IN_A_TURN - 1) await setImmediate();
    }
    return told;
  }

  #add(row: StatementLineRow): void {
    const about = aboutOf(row, row.day);
    const forms = this.#byDay.get(about) ?? new Map<string, Told>();
    const told = forms.get(row.told_by) ?? { toldBy: row.told_by, rows: [] };
    told.rows.push(row);
    this.#byDay.set(about, forms.set(row.told_by, told));
  }

  /** Those of these days that the line may be; of many, those that nothing tells from it at once. */
  async like(line: Line, days: readonly string[]): Promise<StatementLineRow[]> {
    const all = days
      .flatMap((day) => [...(this.#byDay.get(aboutOf(line, day))?.values() ?? [])])
      .filter(({ toldBy }) => toldBy !== line.toldBy);
    const count = all.reduce((sum, { rows }) => sum + rows.length, 0);
    if (count <= COMPARED_MAX) return all.flatMap(({ rows }) => rows);
    const marks = marksOf(line);
    const found = new Set<StatementLineRow>();
    for (const told of all) {
      told.byMark ??= await markedIn(told.rows);
      for (const mark of marks)
        for (const row of told.byMark.get(mark) ?? []) {
          if (found.size > COMPARED_MAX) return [...found];
          if (!areOtherIds(line.bankId, row.bank_id ?? '')) found.add(row);
        }
    }
    return [...found];
  }
}

function aboutOf({ amount, currency }: Pick<Line, 'amount' | 'currency'>, day: string): string {
  return `${amount} ${currency} ${day}`;
}

async function markedIn(rows: readonly StatementLineRow[]): Promise<Map<string, StatementLineRow[]>> {
  const byMark = new Map<string, StatementLineRow[]>();
  for (const [index, row] of rows.entries()) {
    for (const mark of marksIn({ text: row.text, bankId: row.bank_id ?? '' })) {
      const some = byMark.get(mark) ?? [];
      some.push(row);
      byMark.set(mark, some);
    }
    if (index % MARKED_IN_A_TURN === MARKED_IN_A_TURN - 1) await setImmediate();
  }
  return byMark;
}
