import type { Database } from '#platform/server/database/store.ts';
import type { Services } from '#platform/server/http/context.ts';
import { givenBy } from '#platform/server/module.ts';
import { namesById, type ShownSpeaker } from './named-speakers.ts';
import { firstKinds, type PlanRows, rulesOf, usualOpening } from './plan.ts';
import { toPeople } from './sessions.ts';
import { countStars } from './site/star-queries.ts';

/** The sessions of a plan, and what they name. */
export function toDeskLists({ rooms, tracks, kinds, sessions }: PlanRows, speakers: readonly ShownSpeaker[]) {
  const names = namesById(speakers);
  return {
    rooms: rooms.map(({ id, name, places, floor }) => ({ id, name, places, floor: floor ?? '' })),
    tracks: tracks.map(({ id, name, thread }) => ({ id, name, thread })),
    kinds:
      kinds.length > 0
        ? kinds.map((kind) => ({
            id: kind.id,
            name: kind.name,
            isBreak: kind.is_break !== 0,
            length: kind.length,
          }))
        : firstKinds().map(({ label: _, ...kind }) => kind),
    sessions: sessions.map((session) => ({
      id: session.id,
      title: session.title,
      kind: session.kind_id,
      track: session.track_id ?? '',
      room: session.room_id ?? '',
      day: session.day,
      start: session.start,
      length: session.length,
      places: session.places,
      state: session.state,
      people: toPeople(session.people, names),
    })),
    speakers,
  };
}

/** What conflicts are looked for in, with all that the desk shows of a plan. */
export async function toDeskPlan(
  database: Database,
  { modules }: Pick<Services, 'modules'>,
  plan: PlanRows,
  speakers: readonly ShownSpeaker[],
) {
  const { edition, sessions, settings } = plan;
  const hours = await Promise.all(givenBy(modules, 'speakerHours').map((list) => list(database, edition.id)));
  return {
    ...toDeskLists(plan, speakers),
    walkMinutes: settings.walk_minutes,
    doorsOpen: settings.doors_open ?? usualOpening(edition),
    doorsClose: settings.doors_close,
    days: edition.days,
    firstDay: edition.event_date,
    zone: edition.zone,
    rules: rulesOf(settings),
    hours: hours.flat(),
    stars: await countStars(
      database,
      sessions.map(({ id }) => id),
    ),
  };
}
