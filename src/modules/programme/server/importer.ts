import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import { importedTranslations } from '#modules/languages/server/service.ts';
import { roleLabel, SPEAKER_ROLES } from '#modules/speakers/server/service.ts';
import { lines, optional, TITLE_MAX, text } from '#platform/contract/fields.ts';
import { LANGUAGES } from '#platform/contract/language.ts';
import { loadLanguage } from '#platform/contract/load-language.ts';
import type { Message } from '#platform/contract/message.ts';
import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import { addDays } from '#platform/contract/zoned-time.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { defineImporter, hidingEach, type Importer, type ImportField } from '#platform/server/importer.ts';
import { sayIn } from '#platform/server/in-language.ts';
import { newSession, people } from '../contract.ts';
import { DEFAULT_KINDS, USUAL_KIND } from '../default-kinds.ts';
import * as wrong from '../import-messages.ts';
import { sessionKind } from '../kind.ts';
import { readLanguage } from '../languages.ts';
import * as say from '../messages.ts';
import { namesAlone, type RoleNames, readPeopleOfFile } from '../people.ts';
import {
  countsTo24,
  type DaysOfEdition,
  readWhen,
  WHEN_FIELDS,
  type When,
  WhenProblem,
} from '../read-when.ts';
import { sessionFields } from '../record.ts';
import { dayInWords } from '../shown-times.ts';
import { STATE_LABELS } from '../states.ts';
import { formatTime } from '../times.ts';
import { sessionState, standingOf } from './imported-states.ts';
import { insertImported, NEW_KIND } from './insert-imported.ts';
import { mergeRows, PEOPLE, REFERENCE } from './merge-rows.ts';
import { editionOfPlan, firstKinds } from './plan.ts';
import { listListed, listSessions } from './queries.ts';
import { hideSession, namedSpeakers } from './sessions.ts';
import { translatedSession } from './translated.ts';
import { whenCell, withoutZone } from './when-columns.ts';

const PEOPLE_MAX = 2_000;
/** Others may act between these. */
const AT_ONCE = 200;

/** What a column can be besides a field of its own, and other headings. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  title: ['Session', 'Session title', 'Name', 'Talk', 'Titre', 'Título', 'Proposal title', 'Sujet'],
  kind: ['Type', 'Format', 'Session format', 'Session type', 'Submission type', 'Tipo', 'Formato'],
  track: ['Theme', 'Stream', 'Parcours', 'Thème', 'Trilha', 'Tema'],
  room: ['Venue', 'Stage', 'Hall', 'Location', 'Salle', 'Lieu', 'Scène', 'Sala', 'Local', 'Palco'],
  day: [
    ...['Date', 'Weekday', 'Day of week', 'Day of the week', 'Day number', 'Session date', 'Session day'],
    ...[
      'Event date',
      'Event day',
      'Conference day',
      'Jour',
      'Journée',
      'Jour de la semaine',
      'Date de session',
    ],
    ...['Date de la session', 'Jour de la session', 'Dia', 'Data', 'Dia da semana', 'Data da sessão'],
  ],
  start: [
    ...[
      'From',
      'Begins',
      'Start time',
      'Start date',
      'Time',
      'Début',
      'Heure',
      'De',
      'Horaire',
      'When',
      'Quand',
    ],
    ...[
      'Scheduled at',
      'Starts at',
      'Start date and time',
      'Date and time',
      'Start (date)',
      'Início',
      'Hora',
    ],
    ...['Heure de début', 'Date et heure', 'Horário', 'Data e hora'],
  ],
  length: ['Length', 'Duration', 'Min', 'Durée', 'Scheduled duration', 'Duração', 'Minutos'],
  abstract: ['Description', 'Summary', 'About', 'Résumé', 'Resumo', 'Descrição'],
  language: ['Lang', 'Langue', 'Language of the session', 'Idioma', 'Língua'],
  level: ['Niveau', 'Nível', 'Audience level'],
  state: ['Status', 'État', 'Statut', 'Estado', 'Proposal state', 'Submission state'],
  places: ['Seats', 'Capacity', 'Capacité', 'Lugares'],
};

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
  const { title, track, room, level, places, abstract, slides, recording } = newSession.shape;
  const besides = z.strictObject({
    ...{ title, track, room, level, places, abstract, slides, recording },
    kind: optional(text(TITLE_MAX)).transform(kindIn),
    language: read(readLanguage, wrong.languageUnknown),
    // What isn't known, or stays away, is told before.
    state: optional(text(TITLE_MAX)).transform(sessionState),
    people: optional(lines(PEOPLE_MAX)).transform((typed, context) => {
      if (typed === undefined) return [];
      const found = readPeopleOfFile(typed, (name) => known.has(normaliseForSearch(name)), roles);
      const { data, error } = people.safeParse(found);
      const message = found ? error?.issues[0]?.message : wrong.peopleUnclear();
      if (message) context.addIssue({ code: 'custom', message });
      return data ?? z.NEVER;
    }),
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
    const { kind, ...others } = own.data;
    const { length = kind.length, ...at } = timed.data;
    return { ...others, ...at, kind: kind.name, length, isAssumed: timed.data.length === undefined };
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

    standing: standingOf,

    ready(values) {
      const { kind = '', room = '', track = '', state: word = '' } = values;
      const state = sessionState(word);
      const remarks = [
        kind && kindIn(kind).isNew ? wrong.kindAdded({ name: kind }) : '',
        room && !rooms.has(normaliseForSearch(room)) ? wrong.roomAdded({ name: room }) : '',
        track && !tracks.has(normaliseForSearch(track)) ? wrong.trackAdded({ name: track }) : '',
        state && state !== 'confirmed' ? wrong.comesInAs({ word, state: STATE_LABELS[state]() }) : '',
      ];
      return { values, remarks: remarks.filter(Boolean) };
    },

    shown: {
      headings: () => [say.title(), wrong.when(), say.room(), say.people()],
      cells: ({ title, room, people, ...when }) => [
        title,
        whenInWords(when, firstDay),
        room ?? '',
        people.map(({ person }) => person).join('; '),
      ],
    },

    insert: (database, context, sessions) => insertImported(database, context, edition, sessions),

    remove: hidingEach(hideSession),
  });
  return {
    ...importer,
    async plan(database, context, rows, decisions = []) {
      otherTimes = 0;
      planned = undefined;
      isHourUnclear = !countsTo24(rows.map(({ values }) => values));
      for (const [index, { values }] of rows.entries()) {
        if (index % AT_ONCE === AT_ONCE - 1) await setImmediate();
        for (const name of namesAlone(values[PEOPLE] ?? '', roles)) known.add(normaliseForSearch(name));
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

function whenInWords({ day, start, length, kind, isAssumed }: Timed, firstDay: string | null): string {
  const assumed = isAssumed ? [wrong.lengthAssumed({ count: length, kind })] : [];
  if (day === undefined || start === undefined)
    return [wrong.noTime(), ...(isAssumed ? assumed : [wrong.minutes({ count: length })])].join(', ');
  const date = firstDay ? dayInWords(addDays(firstDay, day)) : wrong.dayNumber({ number: String(day + 1) });
  const [from, to] = [formatTime(start), formatTime(start + length)];
  return isAssumed ? [date, from, wrong.ends({ time: to }), ...assumed].join(', ') : `${date}, ${from}–${to}`;
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
  const keys = (await listSessions(database, editionId)).map(
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

function importFields(edition: DaysOfEdition): ImportField[] {
  const own = Object.values(sessionFields)
    .filter(({ sent }) => sent !== 'picture')
    .map(({ sent, label }) => ({ name: sent, label, synonyms: SYNONYMS[sent] ?? [] }));
  const ofWhen = { collects: whenCell(edition), within: withoutZone };
  return [
    {
      name: REFERENCE,
      label: wrong.reference,
      synonyms: ['Session Id', 'ID', 'Code', 'Session code', 'Proposal ID', 'Submission ID', 'Identifiant'],
    },
    ...own.map((field) => (field.name === 'day' || field.name === 'start' ? { ...field, ...ofWhen } : field)),
    {
      ...{ name: 'end', label: say.end, ...ofWhen },
      synonyms: [
        ...['To', 'Ends', 'Until', 'End time', 'End date', 'Ends at', 'Fin', 'Heure de fin', 'À'],
        ...['Fim', 'Término', 'Até', 'Hora de fim'],
      ],
    },
    {
      name: 'zone',
      label: wrong.timeZone,
      collects: (_heading, value) => value.trim(),
      synonyms: [
        ...['Time zone', 'Timezone', 'TZ', 'Time zone of session', 'Fuseau horaire', 'Fuseau'],
        ...['Fuso horário', 'Fuso'],
      ],
    },
    {
      name: PEOPLE,
      label: say.people,
      synonyms: [
        ...['Speakers', 'Speaker', 'Speaker names', 'Presenters', 'Presenter', 'Panelists', 'Panellists'],
        ...[
          'Intervenants',
          'Intervenant',
          'Orateurs',
          'Orateur',
          'Oradores',
          'Orador',
          'Palestrantes',
          'Pessoas',
        ],
      ],
    },
    {
      name: 'firstName',
      label: wrong.firstName,
      partOf: PEOPLE,
      synonyms: ['FirstName', 'First name', 'Given name', 'Speaker first name', 'Prénom', 'Nome próprio'],
    },
    {
      name: 'lastName',
      label: wrong.lastName,
      partOf: PEOPLE,
      synonyms: [
        'LastName',
        'Last name',
        'Surname',
        'Speaker last name',
        'Nom de famille',
        'Apelido',
        'Sobrenome',
      ],
    },
  ];
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
