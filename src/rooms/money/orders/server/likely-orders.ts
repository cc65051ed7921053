import { setImmediate } from 'node:timers/promises';
import { allRows } from '#platform/server/database/all-rows.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { LikelyIndex } from '../likely.ts';
import { namesOf } from '../naming.ts';
import type { StatementLine } from '../statement-contract.ts';
import { dueOf, isAwaiting } from '../states.ts';
import { awaitingIn, findOrders, LONGEST_CHANGE_MS, listChanged } from './queries.ts';
import { settlingAmounts } from './statement-orders.ts';
import type { OrderRow, StatementLineRow } from './tables.ts';

/** After the last look at lines. */
const KEPT_MS = 10 * 60 * 1000;
const LINES_A_TURN = 10;

interface Kept {
  index: LikelyIndex;
  /** From when on orders may have changed since they were read. */
  since: string;
  /** What reads them at the moment. */
  reading: Promise<void>;
  forgetting: NodeJS.Timeout;
}

/** Of each database, the open orders in each currency. */
const kept = new WeakMap<Database, Map<string, Kept>>();

/** The orders that each of these lines is most likely for, and those that it is for together. */
export async function likelyOrders(
  context: Pick<CallContext, 'store' | 'clock'>,
  rows: readonly Pick<StatementLineRow, 'id' | 'text' | 'amount' | 'currency'>[],
): Promise<Map<string, StatementLine['likely']>> {
  const { database } = context.store;
  const found = new Map<string, ReturnType<LikelyIndex['likelyFor']>>();
  for (const [currency, some] of Map.groupBy(rows, (row) => row.currency)) {
    const index = await currentIndex(context, currency);
    for (const [at, row] of some.entries()) {
      found.set(row.id, index.likelyFor(row));
      if (at % LINES_A_TURN === LINES_A_TURN - 1) await setImmediate();
    }
  }
  const ids = new Set([...found.values()].flat().map(({ id }) => id));
  const orders = new Map((await findOrders(database, [...ids])).map((order) => [order.id, order]));
  return new Map(
    [...found].map(([lineId, likely]) => [
      lineId,
      likely.flatMap(({ id, because }) => {
        const order = orders.get(id);
        return order ? [{ ...shown(order), because: [...because] }] : [];
      }),
    ]),
  );
}

function shown(order: OrderRow) {
  const { reference, buyer_name: buyer, buyer_company: company } = order;
  return { reference, buyer, company, due: dueOf(order) };
}

/** With what has changed since it was last looked at. Whoever looks meanwhile waits for the same reading. */
async function currentIndex(
  { store: { database }, clock }: Pick<CallContext, 'store' | 'clock'>,
  currency: string,
): Promise<LikelyIndex> {
  const ofCurrency = kept.get(database) ?? new Map<string, Kept>();
  kept.set(database, ofCurrency);
  const known = ofCurrency.get(currency);
  const now = new Date(clock.now().getTime() - LONGEST_CHANGE_MS).toISOString();
  const index = known?.index ?? new LikelyIndex();
  clearTimeout(known?.forgetting);
  const forgetting = setTimeout(() => ofCurrency.delete(currency), KEPT_MS).unref();
  const reading = (known?.reading ?? Promise.resolve()).then(async () => {
    if (known) return put(database, index, await listChanged(database, currency, known.since));
    for await (const rows of allRows(awaitingIn(database, currency))) await put(database, index, rows);
  });
  ofCurrency.set(currency, { index, since: now, reading, forgetting });
  try {
    await reading;
  } catch (thrown) {
    ofCurrency.delete(currency);
    throw thrown;
  }
  return index;
}

async function put(database: Database, index: LikelyIndex, rows: readonly OrderRow[]): Promise<void> {
  const amounts = await settlingAmounts(database, rows);
  for (const { id, reference, state, buyer_name: name, buyer_company: company } of rows) {
    if (isAwaiting(state))
      index.put(id, { reference, names: namesOf({ name, company }), amounts: amounts.get(id) ?? [] });
    else index.remove(id);
  }
}
