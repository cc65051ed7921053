import { listAllEditions, phaseOf } from '#modules/editions/server/service.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext, Services } from '#platform/server/http/context.ts';
import { givenBy } from '#platform/server/module.ts';
import type { Desk } from '../contract.ts';
import { DEFAULT_KINDS } from '../default-kinds.ts';
import { readTime } from '../times.ts';
import { aroundVersion, editionOfPlan, type PlanRows, readPlan, rulesOf } from './plan.ts';
import { findLastPublication } from './published-queries.ts';
import { comparePlan } from './publishing.ts';
import { countSessions, findRedoable, findUndoable } from './queries.ts';
import { namedSpeakers, toPlanned, usualLengthIn } from './sessions.ts';

/** What conflicts are looked for in, with all that the desk shows of a plan. */
export async function toDeskPlan(database: Database, { modules }: Pick<Services, 'modules'>, plan: PlanRows) {
  const { edition, rooms, tracks, kinds, sessions, settings } = plan;
  const speakers = await namedSpeakers(database);
  const hours = await Promise.all(givenBy(modules, 'speakerHours').map((list) => list(database, edition.id)));
  const listedRooms = rooms.map(({ id, name, places, floor }) => ({ id, name, places, floor: floor ?? '' }));
  const isThere = new Set(rooms.map(({ id }) => id));
  return {
    rooms: listedRooms,
    tracks: tracks.map(({ id, name, thread }) => ({ id, name, thread })),
    kinds:
      kinds.length > 0
        ? kinds.map((kind) => ({
            id: kind.id,
            name: kind.name,
            isBreak: kind.is_break !== 0,
            length: usualLengthIn(sessions, kind),
          }))
        : DEFAULT_KINDS.map(({ label, ...kind }) => ({ ...kind, name: label() })),
    walkMinutes: settings.walk_minutes,
    doorsOpen: settings.doors_open ?? (edition.event_time ? (readTime(edition.event_time) ?? null) : null),
    doorsClose: settings.doors_close,
    days: edition.days,
    rules: rulesOf(settings),
    sessions: sessions.map((session) => {
      const { abstract: _, ...planned } = toPlanned(session, speakers);
      return { ...planned, room: isThere.has(planned.room) ? planned.room : '' };
    }),
    speakers: speakers.map(({ id, name, role, company }) => ({ id, name, role, company })),
    hours: hours.flat(),
  };
}

export async function readDesk(context: CallContext, editionId: string | undefined): Promise<Desk> {
  const { database } = context.store;
  const now = context.clock.now();
  const edition = await editionOfPlan(database, now, editionId);
  const plan = await readPlan(database, edition);
  const userId = context.actor?.userId ?? null;
  const [{ days, ...shown }, publication, publishing, undoable, redoable] = await Promise.all([
    toDeskPlan(database, context, plan),
    findLastPublication(database, edition.id),
    comparePlan(database, plan, now),
    findUndoable(database, edition.id, userId),
    findRedoable(database, edition.id, userId),
  ]);
  const { id, year, zone, event_date } = edition;
  return {
    edition: { id, year, zone, firstDay: event_date, days, isNow: phaseOf(edition, now) === 'during' },
    ...shown,
    version: aroundVersion(plan),
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
