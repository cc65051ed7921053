import { Refusal } from '#platform/contract/refusal.ts';
import { inOrder } from '#platform/server/database/insert-rows.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { Outcome } from '#platform/server/database/write-queue.ts';
import { deliveringEvents } from '#platform/server/events.ts';
import type { CallContext, Services } from '#platform/server/http/context.ts';
import { renewingPages } from './renew-pages.ts';
import { entriesOf, headOf, type WithActivity, writeActivity } from './write-activity.ts';

/** What somebody asks for, with the request in which they do. */
export interface Asked<Item> {
  context: CallContext;
  item: Item;
}

/** What each of those who ask is answered, and what is recorded of it. */
type Outcomes<Item, T> = ReadonlyMap<Asked<Item>, Outcome<WithActivity<T>>>;

interface Decided<Item, T> {
  outcomes: Outcomes<Item, T>;
  /** Writes what was decided. */
  keep: () => Promise<unknown>;
}

type WorkTogether<Item, T> = (
  database: Database,
  asked: readonly Asked<Item>[],
  services: Services,
) => Promise<Decided<Item, T>>;

/**
 * Like `withActivity`, for what many people ask for at the same time: the work is done for all who wait for it, in one
 * transaction. It gives each an outcome of their own, and a refusal doesn't undo what it does for the others. See
 * `Store.write` for what work done beside others has to hold to.
 */
export function changeTogether<Item, T>(
  work: WorkTogether<Item, T>,
): (context: CallContext, item: Item) => Promise<T> {
  const recorded = async (database: Database, asked: readonly Asked<Item>[]) => {
    const { allowed, refused } = await sortByAccess(database, asked);
    const [first] = allowed;
    // Read meanwhile, as what is decided is written together with its record.
    const [decided] = await Promise.all([first && work(database, allowed, first.context), headOf(database)]);
    const answers = asked.map((one) => {
      const outcome = refused.get(one) ?? decided?.outcomes.get(one);
      if (!outcome) throw new Error('the work left somebody without an answer');
      return { one, outcome };
    });
    if (first && decided) {
      const entries = answers.flatMap(({ one, outcome }) =>
        'result' in outcome ? entriesOf(outcome.result.activity, one.context) : [],
      );
      await inOrder(database, [decided.keep, () => writeActivity(database, first.context, entries)]);
    }
    return answers.map(({ outcome }) => ('result' in outcome ? { result: outcome.result.result } : outcome));
  };
  const renewing = async (database: Database, asked: readonly Asked<Item>[]) => {
    const [one] = asked;
    if (!one) return [];
    const { result: outcomes, isNew } = await renewingPages(database, () =>
      deliveringEvents(database, one.context, () => recorded(database, asked)),
    );
    return outcomes.map(
      (outcome): Outcome<{ result: T; isNew: boolean }> =>
        'result' in outcome ? { result: { ...outcome, isNew } } : outcome,
    );
  };
  return async (context, item) => {
    const { result, isNew } = await context.store.writeTogether(renewing, { context, item });
    if (isNew) context.store.content.forget();
    return result;
  };
}

/** Refuses those whose rights were withdrawn during the request. */
async function sortByAccess<Item>(database: Database, asked: readonly Asked<Item>[]) {
  const allowed: Asked<Item>[] = [];
  const refused = new Map<Asked<Item>, { refusal: Refusal }>();
  for (const one of asked) {
    try {
      await one.context.confirmAccess(database);
      allowed.push(one);
    } catch (thrown) {
      if (!(thrown instanceof Refusal)) throw thrown;
      refused.set(one, { refusal: thrown });
    }
  }
  return { allowed, refused };
}
