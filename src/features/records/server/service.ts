import { type ActivityEntry, type Recorded, recorded } from '#features/activity/server/service.ts';
import { restoreCategory } from '#features/categories/server/service.ts';
import { restoreEvent } from '#features/event/server/service.ts';
import { deletePartnership, restorePartnership } from '#features/partnerships/server/service.ts';
import { deleteAttendee, restoreAttendee } from '#features/registrations/server/service.ts';
import { restoreSpeaker } from '#features/speakers/server/service.ts';
import { restoreSponsor } from '#features/sponsors/server/service.ts';
import { restoreUser } from '#features/users/server/service.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext } from '#platform/server/http/context.ts';

/** One per kind of record that can be deleted; ids are unique over all of them. */
const RESTORES = [
  restoreAttendee,
  restorePartnership,
  restoreEvent,
  restoreSpeaker,
  restoreCategory,
  restoreSponsor,
  restoreUser,
];

const NOT_THERE = 'This record is not there any more.';
const NOTHING_DELETED = 'There is nothing deleted to bring back.';

/** Deletes a registration or a partnership request and answers whose it was. */
export function removeOne(context: CallContext, id: string): Promise<string> {
  return recorded(context, async (database) => {
    const removed = await remove(database, context, id);
    if (!removed) throw new Refusal('not-found', NOT_THERE);
    return removed;
  });
}

/** Deletes many at once and answers which of them were still there. */
export function removeMany(context: CallContext, ids: readonly string[]): Promise<string[]> {
  return recorded(context, async (database) => {
    const { done, activity } = await each(ids, (id) => remove(database, context, id));
    if (done.length === 0) throw new Refusal('not-found', 'These records are not there any more.');
    return { result: done, activity };
  });
}

/** Brings a deleted record back, of whatever kind, and answers its name. */
export function restoreOne(context: CallContext, id: string): Promise<string> {
  return recorded(context, async (database) => {
    const restored = await restore(database, id, context);
    if (!restored) throw new Refusal('not-found', NOTHING_DELETED);
    return restored;
  });
}

/** Brings many back: those that can come back, and why the others can't. */
export function restoreMany(context: CallContext, ids: readonly string[]) {
  return recorded(context, async (database) => {
    const refusals: Refusal[] = [];
    const { done, activity } = await each(ids, (id) =>
      restore(database, id, context).catch((thrown: unknown) => {
        if (!(thrown instanceof Refusal)) throw thrown;
        refusals.push(thrown);
        return undefined;
      }),
    );
    if (done.length === 0) throw refusals[0] ?? new Refusal('not-found', NOTHING_DELETED);
    return { result: { ids: done, refusals }, activity };
  });
}

type Change = (id: string) => Promise<Recorded<string> | undefined>;

async function each(ids: readonly string[], change: Change) {
  const done: string[] = [];
  const activity: ActivityEntry[] = [];
  for (const id of ids) {
    const changed = await change(id);
    if (!changed) continue;
    done.push(id);
    activity.push(...[changed.activity ?? []].flat());
  }
  return { done, activity };
}

/** No two kinds of record share an id (docs/product.md, 7.2). */
async function remove(database: Database, context: CallContext, id: string) {
  return (await deleteAttendee(database, context, id)) ?? deletePartnership(database, context, id);
}

async function restore(
  database: Database,
  id: string,
  context: CallContext,
): Promise<Recorded<string> | undefined> {
  for (const restoreKind of RESTORES) {
    const restored = await restoreKind(database, id, context);
    if (restored) return restored;
  }
  return undefined;
}
