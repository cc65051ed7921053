import type { Allowed } from '#platform/contract/beyond-places.ts';
import { mayKnow } from '#platform/contract/kind.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { kindsWith } from '#platform/server/module.ts';
import { type WithActivity, withActivity } from '#rooms/ground/activity/server/service.ts';
import * as say from '../messages.ts';
import { assertDeletable } from './hanging.ts';

export { assertDeletable, type Hanging, keptAmong } from './hanging.ts';

/** Deletes or restores a record and returns its name. Runs in the caller's transaction. */
export type ChangeRecord = (
  database: Database,
  id: string,
  context: CallContext,
  allowed: Allowed,
) => Promise<WithActivity<string> | undefined>;

declare module '#platform/server/module.ts' {
  interface ServerKind {
    /** Undefined for an id of another kind; an id belongs to one kind only (docs/product.md, 7.2). */
    deleteOne?: ChangeRecord;
    restoreOne?: ChangeRecord;
  }
}

/** Deletes a registration or a partnership request and returns the person's name. */
export function removeOne(context: CallContext, id: string): Promise<string> {
  return withActivity(context, async (database) => {
    const removed = await remove(database, context, id);
    if (!removed) throw new Refusal('not-found', say.gone());
    return removed;
  });
}

/** Deletes many at once: returns those that still existed, and why others are kept. */
export function removeMany(context: CallContext, ids: readonly string[]) {
  return withActivity(context, async (database) => {
    const refusals: Refusal[] = [];
    const { done, activity } = await each(ids, (id) =>
      remove(database, context, id).catch((thrown: unknown) => collect(refusals, thrown)),
    );
    if (done.length === 0) throw refusals[0] ?? new Refusal('not-found', say.allGone());
    return { result: { ids: done, refusals }, activity };
  });
}

/** Restores a deleted record of any kind and returns its name. */
export function restoreOne(context: CallContext, id: string, allowed: Allowed): Promise<string> {
  const work = async (database: Database) => {
    const restored = await restore(database, context, id, allowed);
    if (!restored) throw new Refusal('not-found', say.nothingToRestore());
    return restored;
  };
  return withActivity(context, work);
}

/** Restores many: returns those that could be restored, and why the others couldn't. */
export function restoreMany(context: CallContext, ids: readonly string[], allowed: Allowed) {
  const work = async (database: Database) => {
    const refusals: Refusal[] = [];
    const { done, activity } = await each(ids, (id) =>
      restore(database, context, id, allowed).catch((thrown: unknown) => collect(refusals, thrown)),
    );
    if (done.length === 0) throw refusals[0] ?? new Refusal('not-found', say.nothingToRestore());
    return { result: { ids: done, refusals }, activity };
  };
  return withActivity(context, work);
}

function collect(refusals: Refusal[], thrown: unknown): undefined {
  if (!(thrown instanceof Refusal)) throw thrown;
  refusals.push(thrown);
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

async function remove(database: Database, context: CallContext, id: string) {
  for (const { kind, deleteOne } of kindsWith(context.modules, 'deleteOne')) {
    if (!mayKnow(kind, context.actor)) continue;
    await assertDeletable(database, context, id);
    const removed = await deleteOne(database, id, context, {});
    if (removed) return removed;
  }
  return undefined;
}

async function restore(database: Database, context: CallContext, id: string, allowed: Allowed) {
  for (const { kind, restoreOne } of kindsWith(context.modules, 'restoreOne')) {
    if (!mayKnow(kind, context.actor)) continue;
    const restored = await restoreOne(database, id, context, allowed);
    if (restored) return restored;
  }
  return undefined;
}
