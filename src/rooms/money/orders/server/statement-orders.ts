import { addDays } from '#platform/contract/zoned-time.ts';
import { allRows } from '#platform/server/database/all-rows.ts';
import type { Database } from '#platform/server/database/store.ts';
import { NameIndex, namesOf, type Vocabulary } from '../naming.ts';
import type { Reported } from '../statement.ts';
import { dueOf, isAwaiting } from '../states.ts';
import { type EnteredByHand, like, NEAR, readEnteredByHand } from './entered-by-hand.ts';
import { withholdable } from './ledger.ts';
import { linesOf } from './line-queries.ts';
import { findOrders, inCurrency, listChanged } from './queries.ts';
import { paidByHandBetween } from './statement-queries.ts';
import type { OrderRow } from './tables.ts';

/** What a line is compared with. */
export interface Worded extends Reported {
  /** As they follow each other. */
  words: readonly string[];
  references: readonly string[];
}

interface About {
  currency: string;
  /** Of the lines, as many as there are. */
  days: readonly string[];
  vocabulary: Vocabulary;
}

interface Known {
  id: OrderRow['id'];
  names: readonly (readonly string[])[];
  /** What would settle it: all of it, or all but what the buyer may withhold. None while it doesn't wait for money. */
  amounts: readonly number[];
  byHand: EnteredByHand[];
}

/** The orders that lines of a statement may be for, found by their words. */
export class StatementOrders {
  readonly #currency: string;
  readonly #between: { from: string; to: string };
  readonly #known = new Map<string, Known>();
  readonly #told = new Set<string>();
  readonly #awaiting: NameIndex<OrderRow['id']>;
  readonly #entered: NameIndex<EnteredByHand>;

  private constructor({ currency, days, vocabulary }: About) {
    const sorted = days.toSorted();
    const [first, last] = [sorted[0], sorted.at(-1)];
    this.#currency = currency;
    this.#between =
      first && last ? { from: addDays(first, -NEAR), to: addDays(last, NEAR + 1) } : { from: '', to: '' };
    this.#awaiting = new NameIndex(vocabulary);
    this.#entered = new NameIndex(vocabulary);
  }

  /** Others have their turn while it reads. */
  static async read(database: Database, about: About): Promise<StatementOrders> {
    const orders = new StatementOrders(about);
    if (about.days.length === 0) return orders;
    for await (const rows of allRows(inCurrency(database, about.currency))) await orders.#put(database, rows);
    return orders;
  }

  /** Reads again those that were changed since, and those that a change told of which may have been undone. */
  async refresh(database: Database, since: string): Promise<void> {
    const told = [...this.#told];
    this.#told.clear();
    await this.#put(database, await findOrders(database, told));
    await this.#put(database, await listChanged(database, this.#currency, since));
  }

  /** Tells of an order that has changed in this transaction. */
  async tell(database: Database, order: OrderRow): Promise<void> {
    this.#told.add(order.id);
    await this.#put(database, [order]);
  }

  async #put(database: Database, rows: readonly OrderRow[]): Promise<void> {
    const paid = rows.filter((order) => order.paid > 0).map(({ id }) => id);
    const byHand = await paidByHandBetween(database, paid, this.#between);
    const entered = Map.groupBy(
      await readEnteredByHand(
        database,
        rows.filter(({ id }) => byHand.has(id)),
      ),
      ({ order }) => order.id,
    );
    const amounts = await settlingAmounts(database, rows);
    for (const order of rows) {
      this.#forget(order.id);
      const known = {
        id: order.id,
        names: namesOf({ name: order.buyer_name, company: order.buyer_company }),
        amounts: amounts.get(order.id) ?? [],
        byHand: entered.get(order.id) ?? [],
      };
      if (known.amounts.length > 0 || known.byHand.length > 0) this.#remember(known);
    }
  }

  /** The orders named in a line that its amount would settle; of more than one, not all. */
  async settledBy(database: Database, { words, amount }: Worded): Promise<OrderRow[]> {
    const ids = new Set<string>();
    for (const id of this.#awaiting.namedIn(words, amount)) {
      ids.add(id);
      if (ids.size > 1) break;
    }
    return findOrders(database, [...ids]);
  }

  /** Payments that were entered by hand for orders which are named in a line that it may be. */
  enteredAs(line: Worded): EnteredByHand[] {
    return like([...new Set(this.#entered.namedIn(line.words, line.amount))], line);
  }

  byHandOf({ id }: Pick<OrderRow, 'id'>): readonly EnteredByHand[] {
    return this.#known.get(id)?.byHand ?? [];
  }

  /** What a line was found to be is nothing else. */
  use(entered: EnteredByHand): void {
    this.#told.add(entered.order.id);
    const known = this.#known.get(entered.order.id);
    if (!known) return;
    this.#entered.remove(known.names, entered.amount, entered);
    known.byHand = known.byHand.filter((one) => one !== entered);
  }

  #remember(known: Known): void {
    const { id, names, amounts, byHand } = known;
    this.#known.set(id, known);
    for (const amount of amounts) this.#awaiting.add(names, amount, id);
    for (const entered of byHand) this.#entered.add(names, entered.amount, entered);
  }

  #forget(id: string): void {
    const known = this.#known.get(id);
    if (!known) return;
    this.#known.delete(id);
    for (const amount of known.amounts) this.#awaiting.remove(known.names, amount, id);
    for (const entered of known.byHand) this.#entered.remove(known.names, entered.amount, entered);
  }
}

/** What would settle each of these orders that wait for money. */
export async function settlingAmounts(
  database: Database,
  orders: readonly OrderRow[],
): Promise<Map<string, number[]>> {
  const awaiting = orders.filter(({ state }) => isAwaiting(state));
  const withholding = awaiting.filter(({ withholding }) => withholding > 0).map(({ id }) => id);
  const lines = Map.groupBy(await linesOf(database, withholding), ({ order_id }) => order_id);
  return new Map(
    awaiting.map((order) => {
      const due = dueOf(order);
      const kept = withholdable(order, lines.get(order.id) ?? []);
      return [order.id, [due, ...kept.map((part) => due - part)]];
    }),
  );
}
