import { type WithActivity, withActivity } from '#features/activity/server/service.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext } from '#platform/server/http/context.ts';

/** Deletes a record or brings it back, and answers its name. Part of the caller's transaction. */
export type ChangeRecord = (
  database: Database,
  id: string,
  context: CallContext,
) => Promise<WithActivity<string> | undefined>;

/**
 * How records are deleted and brought back: one way for each kind, which answers nothing for an id that is none of
 * its own. An id is only ever of one kind (docs/product.md, 7.2).
 */
export interface RecordKinds {
  deletes: readonly ChangeRecord[];
  restores: readonly ChangeRecord[];
}

const NOT_THERE = 'This record is not there any more.';
const NOTHING_DELETED = 'There is nothing deleted to bring back.';

/** Deletes a registration or a partnership request and answers whose it was. */
export function removeOne(context: CallContext, kinds: RecordKinds, id: string): Promise<string> {
  return withActivity(context, async (database) => {
    const removed = await remove(database, context, kinds, id);
    if (!removed) throw new Refusal('not-found', NOT_THERE);
    return removed;
  });
}

/** Deletes many at once and answers which of them were still there. */
export function removeMany(
  context: CallContext,
  kinds: RecordKinds,
  ids: readonly string[],
): Promise<string[]> {
  return withActivity(context, async (database) => {
    const { done, activity } = await each(ids, (id) => remove(database, context, kinds, id));
    if (done.length === 0) throw new Refusal('not-found', 'These records are not there any more.');
    return { result: done, activity };
  });
}

/** Brings a deleted record back, of whatever kind, and answers its name. */
export function restoreOne(context: CallContext, kinds: RecordKinds, id: string): Promise<string> {
  return withActivity(context, async (database) => {
    const restored = await restore(database, context, kinds, id);
    if (!restored) throw new Refusal('not-found', NOTHING_DELETED);
    return restored;
  });
}

/** Brings many back: those that can come back, and why the others can't. */
export function restoreMany(context: CallContext, kinds: RecordKinds, ids: readonly string[]) {
  return withActivity(context, async (database) => {
    const refusals: Refusal[] = [];
    const { done, activity } = await each(ids, (id) =>
      restore(database, context, kinds, id).catch((thrown: unknown) => {
        if (!(thrown instanceof Refusal)) throw thrown;
        refusals.push(thrown);
        return undefined;
      }),
    );
    if (done.length === 0) throw refusals[0] ?? new Refusal('not-found', NOTHING_DELETED);
    return { result: { ids: done, refusals }, activity };
  });
}

async function each(
  ids: readonly string[],
  change: (id: string) => Promise<WithActivity<string> | undefined>,
) {
  const done: string[] = [];
  const activity: NonNullable<WithActivity<string>['activity']>[] = [];
  for (const id of ids) {
    const changed = await change(id);
    if (!changed) continue;
    done.push(id);
    if (changed.activity) activity.push(changed.activity);
  }
  return { done, activity: activity.flat() };
}

async function remove(database: Database, context: CallContext, { deletes }: RecordKinds, id: string) {
  for (const deleteKind of deletes) {
    const removed = await deleteKind(database, id, context);
    if (removed) return removed;
  }
  return undefined;
}

async function restore(database: Database, context: CallContext, { restores }: RecordKinds, id: string) {
  for (const restoreKind of restores) {
    const restored = await restoreKind(database, id, context);
    if (restored) return restored;
  }
  return undefined;
}
