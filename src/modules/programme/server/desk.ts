import { listAllEditions, phaseOf } from '#modules/editions/server/service.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import type { DeskReply, DeskSpeakers } from '../contract.ts';
import { shortened, shortSpeakers } from '../desk-reply.ts';
import { toDeskPlan } from './desk-plan.ts';
import { shownSpeakers, speakersIn } from './named-speakers.ts';
import { aroundVersion, editionOfPlan, readPlan, sessionVersion } from './plan.ts';
import { comparePlan } from './publishing.ts';
import { countSessions, findRedoable, findUndoable } from './queries.ts';
import { ownChanges } from './undo.ts';

export async function readDesk(context: CallContext, editionId: string | undefined): Promise<DeskReply> {
  const { database } = context.store;
  const now = context.clock.now();
  const edition = await editionOfPlan(database, now, editionId);
  const plan = await readPlan(database, edition);
  const own = ownChanges(context, edition.id);
  const [{ days, firstDay, zone, ...shown }, publishing, undoable, redoable] = await Promise.all([
    speakersIn(database, plan.sessions).then((speakers) => toDeskPlan(database, context, plan, speakers)),
    comparePlan(database, plan, now),
    findUndoable(database, own),
    findRedoable(database, own),
  ]);
  const versions = new Map(plan.sessions.map((session) => [session.id, sessionVersion(session)]));
  const sessions = shown.sessions.map((session) => ({ ...session, version: versions.get(session.id) ?? '' }));
  const { id, year } = edition;
  return {
    edition: { id, year, zone, firstDay, days, isNow: phaseOf(edition, now) === 'during' },
    ...shown,
    ...shortened({ ...shown, sessions }),
    arranged: aroundVersion(plan),
    publishedAt: publishing.publishedAt,
    differences: [...publishing.shown],
    publishing: publishing.version,
    undo: undoable?.description ?? null,
    redo: redoable?.description ?? null,
    offers: plan.sessions.length > 0 ? [] : await offersFor(database, id),
  };
}

/** Who can be named in a session. */
export async function readSpeakers(
  { store: { database }, clock }: CallContext,
  editionId: string | undefined,
): Promise<DeskSpeakers> {
  const edition = await editionOfPlan(database, clock.now(), editionId);
  const speakers = await shownSpeakers(database);
  return shortSpeakers(speakers.filter((speaker) => speaker.editionId === edition.id));
}

/** The editions whose sessions can be taken over. */
async function offersFor(database: Database, editionId: string): Promise<DeskReply['offers']> {
  const counts = new Map(
    (await countSessions(database)).map(({ event_id, count }) => [event_id, Number(count)]),
  );
  const editions = await listAllEditions(database);
  return editions.flatMap(({ id, year, deleted_at }) => {
    const count = counts.get(id) ?? 0;
    return id === editionId || deleted_at || count === 0 ? [] : [{ id, year, count }];
  });
}
