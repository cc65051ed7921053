import type { Database } from '#platform/server/database/store.ts';
import type { Services } from '#platform/server/http/context.ts';
import { givenBy } from '#platform/server/module.ts';
import { namesById, shownSpeakers } from './named-speakers.ts';
import { firstKinds, type PlanRows, rulesOf, usualOpening } from './plan.ts';
import { toPlanned } from './sessions.ts';
import { countStars } from './site/star-queries.ts';

/** What conflicts are looked for in, with all that the desk shows of a plan. */
export async function toDeskPlan(database: Database, { modules }: Pick<Services, 'modules'>, plan: PlanRows) {
  const { edition, rooms, tracks, kinds, sessions, settings } = plan;
  const speakers = await shownSpeakers(database);
  const names = namesById(speakers);
  const named = new Set(sessions.flatMap(({ people }) => people.map(({ speaker_id }) => speaker_id)));
  const offered = speakers.filter(({ id, editionId }) => editionId === edition.id || named.has(id));
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
    sessions: sessions.map((session) => {
      const { abstract: _, ...planned } = toPlanned(session, names);
      return planned;
    }),
    speakers: offered.map(({ id, name, role, company }) => ({ id, name, role, company })),
    hours: hours.flat(),
    stars: await countStars(
      database,
      sessions.map(({ id }) => id),
    ),
  };
}
