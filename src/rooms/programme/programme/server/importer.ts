import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import { lines, optional, TITLE_MAX, text } from '#platform/contract/fields.ts';
import { LANGUAGES } from '#platform/contract/language.ts';
import { loadLanguage } from '#platform/contract/load-language.ts';
import type { Message } from '#platform/contract/message.ts';
import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import { addDays } from '#platform/contract/zoned-time.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { defineImporter, hidingEach, type Importer } from '#platform/server/importer.ts';
import { sayIn } from '#platform/server/in-language.ts';
import { isNothingYet } from '#platform/server/nothing-yet.ts';
import { importedTranslations } from '#rooms/access/server.ts';
import { roleLabel, SPEAKER_ROLES } from '#rooms/programme/speakers/server/service.ts';
import { newSession, people } from '../contract.ts';
import { DEFAULT_KINDS, USUAL_KIND } from '../default-kinds.ts';
import * as wrong from '../import-messages.ts';
import { sessionKind } from '../kind.ts';
import { readLanguage } from '../languages.ts';
import * as say from '../messages.ts';
import { eachOnce, namesAlone, type RoleNames, readPeopleOfFile } from '../people.ts';
import type { SpeakerRole } from '../published.ts';
import { countsTo24, readWhen, WHEN_FIELDS, type When, WhenProblem } from '../read-when.ts';
import { dayAndTimes } from '../shown-times.ts';
import { STATE_LABELS } from '../states.ts';
import { DAY_MINUTES, formatTime } from '../times.ts';
import { withWhatIsAround } from './around-lines.ts';
import { importFields } from './import-fields.ts';
import { sessionState, standingOf } from './imported-states.ts';
import { insertImported, NEW_KIND } from './insert-imported.ts';
import { mergeRows } from './merge-rows.ts';
import { namedSpeakers } from './named-speakers.ts';
import { ALL_PEOPLE, PEOPLE, PEOPLE_IN_ROLES } from './people-columns.ts';
import { beginning, editionOfPlan, ending, firstKinds, type PlanRows } from './plan.ts';
import { listListed, listSessions } from './queries.ts';
import { hideSession } from './sessions.ts';
import { translatedSession } from './translated.ts';

const PEOPLE_MAX = 2_000;
/** What may stand open. */
const SETTLED_LATER = ['kind', 'room', 'track', 'level', 'language'] as const;
/** Others may act between these. */
const AT_ONCE = 200;

/** Into the current edition, or the one that was chosen. */
export async function sessionImporter(
  database: Database,
  context: CallContext,
  chosen?: string,
): Promise<Importer> {
  await Promise.all(LANGUAGES.map(loadLanguage));
  const edition = await editionOfPlan(database, context.clock.now(), chosen);
  const { event_date: firstDay, days, zone } = edition;
  const [kindIn, rooms, tracks] = await Promise.all([
    kindsAsWritten(database, edition.id),
    namesIn(database, 'programme_rooms', edition.id),
    namesIn(database, 'programme_tracks', edition.id),
  ]);
  const speakers = (await namedSpeakers(database)).filter(({ editionId }) => editionId === edition.id);
  const known = new Set(speakers.flatMap(({ keys }) => keys));
  const roles = rolesInAllLanguages();
  const namedIn = (role?: SpeakerRole) =>
    optional(lines(PEOPLE_MAX)).transform((typed = '', context) => {
      const found = readPeopleOfFile(typed, (name) => known.has(normaliseForSearch(name)), roles);
      if (Array.isArray(found)) return found.map((named) => ({ ...(role && { role }), ...named }));
      const { nobody } = found;
      const message = nobody ? wrong.nobodyNamed({ name: nobody }) : wrong.peopleUnclear();
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    });
  const { title, track, room, level, places, abstract, slides, recording } = newSession.shape;
  const besides = z.strictObject({
    ...{ title, track, room, level, places, abstract, slides, recording },
    kind: optional(text(TITLE_MAX)).transform(kindIn),
    language: read(readLanguage, wrong.languageUnknown),
    // What isn't known, or stays away, is told before.
    state: optional(text(TITLE_MAX)).transform(sessionState),
    people: namedIn(),
    keynotes: namedIn(PEOPLE_IN_ROLES.keynotes),
    panelists: namedIn(PEOPLE_IN_ROLES.panelists),
    moderators: namedIn(PEOPLE_IN_ROLES.moderators),
  });
  const when = z.partialRecord(z.enum(WHEN_FIELDS), z.string()).transform((cells, context) => {
    try {
      return readWhen(cells, { firstDay, days, zone, isHourUnclear });
    } catch (thrown) {
      if (!(thrown instanceof WhenProblem)) throw thrown;
      context.addIssue({ code: 'custom', path: [thrown.field], message: thrown.message });
      return z.NEVER;
    }
  });
  // Both are told at once.
  const schema = z.record(z.string(), z.string()).transform((cells, context) => {
    const isWhen = (name: string) => (WHEN_FIELDS as readonly string[]).includes(name);
    const divided = Object.groupBy(Object.entries(cells), ([name]) => (isWhen(name) ? 'when' : 'besides'));
    const [own, timed] = [
      besides.safeParse(Object.fromEntries(divided.besides ?? [])),
      when.safeParse(Object.fromEntries(divided.when ?? [])),
    ];
    for (const { path, message } of [...(own.error?.issues ?? []), ...(timed.error?.issues ?? [])])
      context.addIssue({ code: 'custom', path, message });
    if (!own.success || !timed.success) return z.NEVER;
    const { kind, keynotes, panelists, moderators, ...others } = own.data;
    const all = people.safeParse(eachOnce([...own.data.people, ...keynotes, ...panelists, ...moderators]));
    for (const { message } of all.error?.issues.slice(0, 1) ?? [])
      context.addIssue({ code: 'custom', path: [PEOPLE], message });
    if (!all.success) return z.NEVER;
    const { length = kind.length, ...at } = timed.data;
    const isAssumed = timed.data.length === undefined;
    return { ...others, ...at, people: all.data, kind: kind.name, length, isAssumed };
  });
  let otherTimes = 0;
  let isHourUnclear = false;
  let planned: { within: Database; byTitle: ReadonlyMap<string, readonly PlannedKey[]> } | undefined;
  const importer = defineImporter({
    beside: importedTranslations(sessionKind.name, translatedSession),
    schema,
    fields: importFields({ firstDay, days, zone }),
    keyOf: ({ title, day, start, room }) => keyOf({ title, day, start, room }),
    keyField: 'title',
    taken: say.taken,

    async findTaken(within, _context, keys) {
      if (planned?.within !== within) planned = { within, byTitle: await plannedByTitle(within, edition.id) };
      const { byTitle } = planned;
      return keys.filter((key) => {
        const session: PlannedKey = JSON.parse(key);
        const alike = byTitle.get(session[0]) ?? [];
        const isTaken = alike.some((one) => mayBeSame(one, session));
        if (alike.length > 0 && !isTaken) otherTimes += 1;
        return isTaken;
      });
    },

    standing: (rows, decisions) => standingOf(rows, decisions, (name) => rooms.has(normaliseForSearch(name))),

    ready(given) {
      const open = SETTLED_LATER.filter((field) => given[field] && isNothingYet(given[field]));
      const values = { ...given, ...Object.fromEntries(open.map((field) => [field, ''])) };
      const { kind = '', room = '', track = '', state: word = '' } = values;
      const state = sessionState(word);
      const remarks = [
        kind && kindIn(kind).isNew ? wrong.kindAdded({ name: kind }) : '',
        room && !rooms.has(normaliseForSearch(room)) ? wrong.roomAdded({ name: room }) : '',
        track && !tracks.has(normaliseForSearch(track)) ? wrong.trackAdded({ name: track }) : '',
        ...open.map((field) => wrong.nothingYet({ text: given[field] ?? '' })),
        state && state !== 'confirmed' ? wrong.comesInAs({ word, state: STATE_LABELS[state]() }) : '',
      ];
      return { values, remarks: remarks.filter(Boolean) };
    },

    shown: {
      headings: () => [say.title(), wrong.when(), say.room(), say.people()],
      cells: ({ title, room, people, ...when }) => [
        title,
        whenInWords(when, edition),
        room ?? '',
        people
          .map(({ person, role }) => (role ? say.personIn({ name: person, role: roleLabel(role) }) : person))
          .join('; '),
      ],
    },

    insert: (database, context, sessions) => insertImported(database, context, edition, sessions),

    remove: hidingEach(hideSession),
  });
  return {
    ...importer,
    async plan(database, context, given, decisions = []) {
      const rows = withWhatIsAround(given);
      otherTimes = 0;
      planned = undefined;
      isHourUnclear = !countsTo24(rows.map(({ values }) => values));
      for (const [index, { values }] of rows.entries()) {
        if (index % AT_ONCE === AT_ONCE - 1) await setImmediate();
        const cells = ALL_PEOPLE.flatMap((field) => values[field] ?? []);
        for (const name of namesAlone(cells.join('\n'), roles)) known.add(normaliseForSearch(name));
      }
      const merged = mergeRows(rows);
      const plan = await importer.plan(database, context, merged.rows, decisions);
      const problems = [...merged.problems, ...plan.problems].toSorted((a, b) => a.line - b.line);
      const again = otherTimes > 0 ? [{ remark: wrong.sameTitle(), count: otherTimes }] : [];
      return { ...plan, problems, remarks: [...plan.remarks, ...again] };
    },
  };
}

interface Timed extends Pick<When, 'day' | 'start'> {
  length: number;
  kind: string;
  /** The file doesn't say how long it is. */
  isAssumed: boolean;
}

function whenInWords({ day, start, length, kind, isAssumed }: Timed, edition: PlanRows['edition']): string {
  const assumed = isAssumed ? [wrong.lengthAssumed({ count: length, kind })] : [];
  if (day === undefined || start === undefined)
    return [wrong.noTime(), ...(isAssumed ? assumed : [wrong.minutes({ count: length })])].join(', ');
  return [timesInWords({ day, start, length }, edition), ...assumed].join(', ');
}

/** As visitors read it. Until the first day is known, days are numbered. */
function timesInWords(
  { day, start, length }: { day: number; start: number; length: number },
  edition: PlanRows['edition'],
): string {
  const begins = beginning(edition, { day, start });
  if (begins && edition.event_date) {
    const end = ending(begins, length).toISOString();
    const date = addDays(edition.event_date, day);
    return dayAndTimes({ day: date, start: begins.toISOString(), end }, edition.zone);
  }
  const dayOf = (index: number) => wrong.dayNumber({ number: String(index + 1) });
  // What ends at midnight ends that day.
  const isLate = start + length > DAY_MINUTES;
  const end = [...(isLate ? [dayOf(day + 1)] : []), formatTime(start + length)].join(', ');
  return `${dayOf(day)}, ${formatTime(start)}${isLate ? ' – ' : '–'}${end}`;
}

async function namesIn(
  database: Database,
  list: 'programme_rooms' | 'programme_tracks',
  editionId: string,
): Promise<ReadonlySet<string>> {
  return new Set((await listListed(database, list, editionId)).map(({ name_key }) => name_key));
}

/** Those of an edition. */
async function plannedByTitle(database: Database, editionId: string) {
  const rooms = await listListed(database, 'programme_rooms', editionId);
  const roomIn = new Map(rooms.map(({ id, name }) => [id, name]));
  const keys = (await listSessions(database, { editionId })).map(
    ({ title, day, start, room_id }): PlannedKey =>
      JSON.parse(keyOf({ title, day, start, room: roomIn.get(room_id ?? '') })),
  );
  return Map.groupBy(keys, ([title]) => title);
}

/** Title, day, start and room. */
type PlannedKey = readonly [string, number | null, number | null, string];

function keyOf(session: {
  title: string;
  day?: number | null | undefined;
  start?: number | null | undefined;
  room?: string | null | undefined;
}): string {
  const { title, day = null, start = null, room } = session;
  const key: PlannedKey = [normaliseForSearch(title), day, start, normaliseForSearch(room ?? '')];
  return JSON.stringify(key);
}

/** Of two with one title: at one time and not in two rooms, or one has no time yet. */
function mayBeSame(
  [, day, start, room]: PlannedKey,
  [, otherDay, otherStart, otherRoom]: PlannedKey,
): boolean {
  if (start === null || otherStart === null) return true;
  return day === otherDay && start === otherStart && (!room || !otherRoom || room === otherRoom);
}

/** What people wrote in a cell, if it can be read. */
function read<Value>(reader: (typed: string) => Value | undefined, wrong: Message) {
  return optional(text(TITLE_MAX)).transform((typed, context) => {
    if (typed === undefined) return undefined;
    const value = reader(typed);
    if (value !== undefined) return value;
    context.addIssue({ code: 'custom', message: wrong() });
    return z.NEVER;
  });
}

interface Kind {
  name: string;
  length: number;
}

/**
 * What kind one in a file is here: those that a programme begins with are known in every language, and nothing is the usual one.
 */
async function kindsAsWritten(database: Database, editionId: string) {
  const stored = await listListed(database, 'programme_kinds', editionId);
  const first = firstKinds();
  const kinds: readonly Kind[] = stored.length > 0 ? stored : first;
  const usual = first.find(({ id }) => id === USUAL_KIND);
  const named = (typed: string) => kinds.find(({ name }) => isSame(name, typed));
  const known = (typed: string) => {
    const alike = DEFAULT_KINDS.find(({ label }) => LANGUAGES.some((of) => isSame(sayIn(of, label), typed)));
    const here = alike && LANGUAGES.map((of) => sayIn(of, alike.label));
    return named(typed) ?? kinds.find(({ name }) => here?.some((one) => isSame(one, name)));
  };
  return (typed: string | undefined): Kind & { isNew: boolean } => {
    const found = typed ? known(typed) : ((usual && named(usual.name)) ?? kinds[0]);
    const { name, length } = found ?? { name: typed ?? '', length: NEW_KIND.length };
    return { name, length, isNew: found === undefined };
  };
}

function rolesInAllLanguages(): RoleNames {
  return LANGUAGES.flatMap((of) =>
    SPEAKER_ROLES.map((role) => [sayIn(of, () => roleLabel(role)), role] as const),
  );
}

function isSame(one: string, other: string): boolean {
  return normaliseForSearch(one) === normaliseForSearch(other);
}
