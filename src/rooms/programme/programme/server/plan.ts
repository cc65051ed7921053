import { LANGUAGES, siteLanguages } from '#platform/contract/language.ts';
import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { zonedInstant } from '#platform/contract/zoned-instant.ts';
import { addDays } from '#platform/contract/zoned-time.ts';
import { fingerprint } from '#platform/server/activity-snapshot.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { Services } from '#platform/server/http/context.ts';
import { newId } from '#platform/server/identifier.ts';
import { sayIn } from '#platform/server/in-language.ts';
import { writeTranslations } from '#rooms/access/server.ts';
import { type EditionRow, editionOfNew } from '#rooms/edition/server.ts';
import { DEFAULT_RULES, type Rules } from '../conflicts.ts';
import { DEFAULT_KINDS } from '../default-kinds.ts';
import { programmeNamesKind } from '../kind.ts';
import * as say from '../messages.ts';
import { formatTime, readTime } from '../times.ts';
import { findSettings, insertListed, listListed, listPeople, listPeopleOf, listSessions } from './queries.ts';
import type {
  ProgrammeSettingsRow,
  RoomRow,
  SessionKindRow,
  SessionPersonRow,
  SessionRow,
  TrackRow,
} from './tables.ts';

export type SessionWithPeople = SessionRow & { people: readonly SessionPersonRow[] };

/** An edition's programme as it is planned. */
export interface PlanRows {
  edition: EditionRow;
  rooms: readonly RoomRow[];
  tracks: readonly TrackRow[];
  kinds: readonly SessionKindRow[];
  sessions: readonly SessionWithPeople[];
  settings: ProgrammeSettingsRow;
}

const WALK_MINUTES = 5;
const MINUTE_MS = 60_000;

/** When what is planned so begins; undefined until the first day is known. */
export function beginning(
  { event_date, zone }: PlanRows['edition'],
  { day, start }: { day: number; start: number },
): Date | undefined {
  return event_date ? zonedInstant(addDays(event_date, day), zone, formatTime(start)) : undefined;
}

/** `length` is in minutes. */
export function ending(begins: Date, length: number): Date {
  return new Date(begins.getTime() + length * MINUTE_MS);
}

export async function editionOfPlan(database: Database, now: Date, edition?: string): Promise<EditionRow> {
  const found = await editionOfNew(database, now, edition);
  if (!found) throw new Refusal('conflict', say.noEdition());
  return found;
}

/** With all its sessions, or those of a day; null is for those without a time. */
export async function readPlan(
  database: Database,
  edition: EditionRow,
  day?: number | null,
): Promise<PlanRows> {
  const { id } = edition;
  const of = { editionId: id, day };
  const [rooms, tracks, kinds, sessions, people, settings] = await Promise.all([
    listListed(database, 'programme_rooms', id),
    listListed(database, 'programme_tracks', id),
    listListed(database, 'programme_kinds', id),
    listSessions(database, of),
    listPeople(database, of),
    findSettings(database, id),
  ]);
  const peopleOf = Map.groupBy(people, ({ session_id }) => session_id);
  return {
    edition,
    rooms,
    tracks,
    kinds,
    sessions: sessions.map((session) => ({
      ...session,
      ...amongThese(session, { rooms, tracks }),
      people: peopleOf.get(session.id) ?? [],
    })),
    settings: settings ?? {
      event_id: id,
      walk_minutes: WALK_MINUTES,
      doors_open: null,
      doors_close: null,
      rules: JSON.stringify(DEFAULT_RULES),
    },
  };
}

/** One session of a plan. */
export async function inItsPlan(database: Database, row: SessionRow): Promise<SessionWithPeople> {
  const [rooms, tracks, people] = await Promise.all([
    listListed(database, 'programme_rooms', row.event_id),
    listListed(database, 'programme_tracks', row.event_id),
    listPeopleOf(database, row.id),
  ]);
  return { ...row, ...amongThese(row, { rooms, tracks }), people };
}

/** What was removed while the session was deleted is no longer there for it. */
function amongThese(
  { room_id, track_id }: SessionRow,
  { rooms, tracks }: Pick<PlanRows, 'rooms' | 'tracks'>,
): Pick<SessionRow, 'room_id' | 'track_id'> {
  return { room_id: idAmong(rooms, room_id), track_id: idAmong(tracks, track_id) };
}

/** When doors open unless somebody says: in minutes after midnight. */
export function usualOpening({ event_time }: Pick<EditionRow, 'event_time'>): number | null {
  return event_time ? (readTime(event_time) ?? null) : null;
}

function idAmong(rows: readonly { id: string }[], wanted: string | null): string | null {
  return rows.some(({ id }) => id === wanted) ? wanted : null;
}

export function rulesOf({ rules }: ProgrammeSettingsRow): Rules {
  return { ...DEFAULT_RULES, ...(JSON.parse(rules) as Partial<Rules>) };
}

/** Those that a programme begins with, as the site's main language calls them. */
export function firstKinds() {
  const [main = LANGUAGES[0]] = siteLanguages();
  return DEFAULT_KINDS.map((kind) => ({ ...kind, name: sayIn(main, kind.label) }));
}

/** A programme has kinds from its first change on. */
export async function ensureKinds(
  database: Database,
  { clock }: Pick<Services, 'clock'>,
  editionId: string,
): Promise<void> {
  if ((await listListed(database, 'programme_kinds', editionId)).length > 0) return;
  const now = clock.now().toISOString();
  const [, ...others] = siteLanguages();
  const translations: Record<string, Record<string, string>> = {};
  for (const [position, { id: slug, name, label, isBreak, length }] of firstKinds().entries()) {
    const id = newId();
    for (const language of others)
      translations[language] = { ...translations[language], [id]: sayIn(language, label) };
    await insertListed(database, 'programme_kinds', {
      id,
      event_id: editionId,
      name,
      name_key: normaliseForSearch(name),
      // The same in whatever language it is called.
      slug,
      position,
      is_break: isBreak ? 1 : 0,
      length,
      created_at: now,
      updated_at: now,
      deleted_at: null,
    });
  }
  await writeTranslations(database, programmeNamesKind.name, editionId, translations);
}

/** What can be changed in a row: what isn't planned by people, but follows from what is done, isn't part of it. */
export function plannedPart(row: object): Record<string, unknown> {
  const {
    created_at: _,
    updated_at: _updated,
    deleted_at: _deleted,
    slug: _slug,
    ...planned
  } = row as Record<string, unknown>;
  return planned;
}

export function sessionVersion(session: SessionWithPeople): string {
  return fingerprint(JSON.stringify(plannedPart(session)));
}

/** Of what is around the sessions. Those kinds that a programme begins with are the same before they are stored. */
export function aroundVersion({ rooms, tracks, kinds, settings }: PlanRows): string {
  const first = firstKinds().map(({ name, isBreak, length }) => ({
    name,
    is_break: isBreak ? 1 : 0,
    length,
  }));
  const ofKinds = (kinds.length > 0 ? kinds : first).map(({ name, is_break, length }) => [
    name,
    is_break,
    length,
  ]);
  const others = [...rooms, ...tracks].map(plannedPart);
  return fingerprint(JSON.stringify([others, ofKinds, settings]));
}
