import type { Database } from '#platform/server/database/store.ts';
import type { Services } from '#platform/server/http/context.ts';
import { givenBy } from '#platform/server/module.ts';
import { namesById, type ShownSpeaker } from './named-speakers.ts';
import { firstKinds, type PlanRows, rulesOf, usualOpening } from './plan.ts';
import { toPeople } from './sessions.ts';
import { countStars } from './site/star-queries.ts';

/** What conflicts are looked for in, with all that the desk shows of a plan. */
export async function toDeskPlan(
  database: Database,
  { modules }: Pick<Services, 'modules'>,
  plan: PlanRows,
  speakers: readonly ShownSpeaker[],
) {
  const { edition, rooms, tracks, kinds, sessions, settings } = plan;
  const names = namesById(speakers);
  const hours = await Promise.all(givenBy(modules, 'speakerHours').map((list) => list(database, edition.id)));
  const listedRooms = rooms.map(({ id, name, places, floor }) => ({ id, name, places, floor: floor ?? '' }));
  return {
    rooms: listedRooms,
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
    walkMinutes: settings.walk_minutes,
    doorsOpen: settings.doors_open ?? usualOpening(edition),
    doorsClose: settings.doors_close,
    days: edition.days,
    firstDay: edition.event_date,
    zone: edition.zone,
    rules: rulesOf(settings),
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
    hours: hours.flat(),
    stars: await countStars(
      database,
      sessions.map(({ id }) => id),
    ),
  };
}
