import type { Database } from '#platform/server/database/store.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { listAllEditions, phaseOf } from '#rooms/edition/server.ts';
import type { DayReply, DeskReply, DeskSpeakers } from '../contract.ts';
import { shortened, shortSpeakers } from '../desk-reply.ts';
import { toDeskLists, toDeskPlan } from './desk-plan.ts';
import { shownSpeakers, speakersIn } from './named-speakers.ts';
import { aroundVersion, editionOfPlan, type PlanRows, readPlan, sessionVersion } from './plan.ts';
import { comparePlan } from './publishing.ts';
import { countSessions, findRedoable, findUndoable } from './queries.ts';
import { ownChanges } from './undo.ts';

export async function readDesk(context: CallContext, editionId: string | undefined): Promise<DeskReply> {
  const { database } = context.store;
  const now = context.clock.now();
  const edition = await editionOfPlan(database, now, editionId);
  const plan = await readPlan(database, edition);
  const [{ days, firstDay, zone, ...shown }, publishing, steps] = await Promise.all([
    speakersIn(database, plan.sessions).then((speakers) => toDeskPlan(database, context, plan, speakers)),
    comparePlan(database, plan, now),
    readSteps(context, edition.id),
  ]);
  const { id, year } = edition;
  return {
    edition: { id, year, zone, firstDay, days, isNow: phaseOf(edition, now) === 'during' },
    ...shown,
    ...shortened(withVersions(plan, shown)),
    arranged: aroundVersion(plan),
    publishedAt: publishing.publishedAt,
    differences: [...publishing.shown],
    publishing: publishing.version,
    ...steps,
    offers: plan.sessions.length > 0 ? [] : await offersFor(database, id),
  };
}

/** Null is for what has no time. */
export async function readDay(
  context: CallContext,
  editionId: string | undefined,
  day: number | null,
): Promise<DayReply> {
  const { database } = context.store;
  const edition = await editionOfPlan(database, context.clock.now(), editionId);
  const plan = await readPlan(database, edition, day);
  const shown = toDeskLists(plan, await speakersIn(database, plan.sessions));
  return { ...shown, ...shortened(withVersions(plan, shown)), ...(await readSteps(context, edition.id)) };
}

function withVersions(plan: PlanRows, shown: ReturnType<typeof toDeskLists>) {
  const versions = new Map(plan.sessions.map((session) => [session.id, sessionVersion(session)]));
  const sessions = shown.sessions.map((session) => ({ ...session, version: versions.get(session.id) ?? '' }));
  return { ...shown, sessions };
}

/** What the user who asks can take back, and do again. */
async function readSteps(context: CallContext, editionId: string) {
  const { database } = context.store;
  const own = ownChanges(context, editionId);
  const [undoable, redoable] = await Promise.all([findUndoable(database, own), findRedoable(database, own)]);
  return { undo: undoable?.description ?? null, redo: redoable?.description ?? null };
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
