import type { z } from 'zod';
import { textInFile } from '#platform/contract/rich-text.ts';
import { addDays } from '#platform/contract/zoned-time.ts';
import { ListedIds } from '#platform/server/database/list-ids.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { readTextsInLanguages, translatedCells } from '#rooms/access/server.ts';
import { exportList } from '#rooms/ground/server.ts';
import { type exportSessions, SESSION_FILES } from '../contract.ts';
import { sessionKind } from '../kind.ts';
import { writeLanguage } from '../languages.ts';
import * as say from '../messages.ts';
import { writePeople } from '../people.ts';
import { timeOfTwo } from '../read-when.ts';
import { STATE_LABELS } from '../states.ts';
import { formatTime } from '../times.ts';
import { namesById, shownSpeakers } from './named-speakers.ts';
import { editionOfPlan, type PlanRows, readPlan } from './plan.ts';
import { toPlanned } from './sessions.ts';
import { translatedSession } from './translated.ts';

type Planned = ReturnType<typeof toPlanned>;

/** The sessions as a file, by their start, in columns that the import reads again. */
export async function exportPlan(
  context: CallContext,
  editionId: string | undefined,
  options: z.output<typeof exportSessions.body>,
): Promise<Response> {
  const { database } = context.store;
  const edition = await editionOfPlan(database, context.clock.now(), editionId);
  const { rooms, tracks, kinds, sessions } = await readPlan(database, edition);
  const names = namesById(await shownSpeakers(database));
  const planned = sessions
    .map((session) => toPlanned(session, names))
    .toSorted((a, b) => timeOf(a) - timeOf(b));
  const nameIn = (rows: readonly { id: string; name: string }[], id: string) =>
    rows.find((row) => row.id === id)?.name ?? '';
  const dayOf = (day: number) => (edition.event_date ? addDays(edition.event_date, day) : String(day + 1));
  const texts = await readTextsInLanguages(
    database,
    sessionKind.name,
    planned.map(({ id }) => id),
  );
  const chosen = (ids: readonly string[] | undefined) => planned.filter(({ id }) => !ids || ids.includes(id));
  return exportList(context, {}, options, {
    kind: 'programme',
    what: say.exported,
    files: SESSION_FILES,
    scope: { zone: edition.zone, year: edition.year },
    columns: {
      [say.day()]: ({ day }: Planned) => (day === null ? '' : dayOf(day)),
      [say.start()]: ({ day, start }: Planned) => startOf(edition, day, start),
      [say.length()]: ({ length }: Planned) => String(length),
      [say.title()]: ({ title }: Planned) => title,
      [say.kind()]: ({ kind }: Planned) => nameIn(kinds, kind),
      [say.room()]: ({ room }: Planned) => nameIn(rooms, room),
      [say.people()]: ({ people }: Planned) => writePeople(people),
      [say.track()]: ({ track }: Planned) => nameIn(tracks, track),
      [say.state()]: ({ state }: Planned) => STATE_LABELS[state](),
      [say.language()]: ({ language }: Planned) => (language ? writeLanguage(language) : ''),
      [say.level()]: ({ level }: Planned) => level,
      [say.places()]: ({ places }: Planned) => (places === null ? '' : String(places)),
      [say.abstract()]: ({ abstract }: Planned) => textInFile(abstract),
      [say.slides()]: ({ slides }: Planned) => slides,
      [say.recording()]: ({ recording }: Planned) => recording,
      ...translatedCells(translatedSession, texts),
    },
    listIds: async ({ ids }) => new ListedIds(chosen(ids).map(({ id }) => id)),
    list: async ({ ids }) => ({ rows: chosen(ids) }),
  });
}

/** Where the clocks show it twice, it says which is meant. */
function startOf(
  { event_date, zone }: PlanRows['edition'],
  day: number | null,
  start: number | null,
): string {
  if (start === null) return '';
  const date = event_date && day !== null ? addDays(event_date, day) : undefined;
  return (date && timeOfTwo(date, start, zone)) ?? formatTime(start);
}

/** What has no time comes last. */
function timeOf({ day, start }: Planned): number {
  return day === null || start === null ? Number.POSITIVE_INFINITY : day * 10_000 + start;
}
