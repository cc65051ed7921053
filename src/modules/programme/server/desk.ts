import { listAllEditions, phaseOf } from '#modules/editions/server/service.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import type { Desk } from '../contract.ts';
import { toDeskPlan } from './desk-plan.ts';
import { aroundVersion, editionOfPlan, readPlan } from './plan.ts';
import { findLastPublication } from './published-queries.ts';
import { comparePlan } from './publishing.ts';
import { countSessions, findRedoable, findUndoable } from './queries.ts';
import { ownChanges } from './undo.ts';

export async function readDesk(context: CallContext, editionId: string | undefined): Promise<Desk> {
  const { database } = context.store;
  const now = context.clock.now();
  const edition = await editionOfPlan(database, now, editionId);
  const plan = await readPlan(database, edition);
  const own = ownChanges(context, edition.id);
  const [{ days, firstDay, zone, ...shown }, publication, publishing, undoable, redoable] = await Promise.all(
    [
      toDeskPlan(database, context, plan),
      findLastPublication(database, edition.id),
      comparePlan(database, plan, now),
      findUndoable(database, own),
      findRedoable(database, own),
    ],
  );
  const { id, year } = edition;
  return {
    edition: { id, year, zone, firstDay, days, isNow: phaseOf(edition, now) === 'during' },
    ...shown,
    arranged: aroundVersion(plan),
    publishedAt: publication?.published_at ?? null,
    differences: [...publishing.shown],
    publishing: publishing.version,
    undo: undoable?.description ?? null,
    redo: redoable?.description ?? null,
    offers: plan.sessions.length > 0 ? [] : await offersFor(database, id),
  };
}

/** The editions whose sessions can be taken over. */
async function offersFor(database: Database, editionId: string): Promise<Desk['offers']> {
  const counts = new Map(
    (await countSessions(database)).map(({ event_id, count }) => [event_id, Number(count)]),
  );
  const editions = await listAllEditions(database);
  return editions.flatMap(({ id, year, deleted_at }) => {
    const count = counts.get(id) ?? 0;
    return id === editionId || deleted_at || count === 0 ? [] : [{ id, year, count }];
  });
}
