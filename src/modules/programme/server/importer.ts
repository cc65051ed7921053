import { z } from 'zod';
import { importedTranslations } from '#modules/languages/server/service.ts';
import { roleLabel, SPEAKER_ROLES } from '#modules/speakers/roles.ts';
import { lines, optional, TITLE_MAX, text } from '#platform/contract/fields.ts';
import { LANGUAGES } from '#platform/contract/language.ts';
import { loadLanguage } from '#platform/contract/load-language.ts';
import type { Message } from '#platform/contract/message.ts';
import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { defineImporter, hidingEach, type Importer, type ImportField } from '#platform/server/importer.ts';
import { sayIn } from '#platform/server/in-language.ts';
import { newSession, people } from '../contract.ts';
import { DEFAULT_KINDS } from '../default-kinds.ts';
import * as wrong from '../import-messages.ts';
import { sessionKind } from '../kind.ts';
import { readLanguage } from '../languages.ts';
import * as say from '../messages.ts';
import { namesAlone, type RoleNames, readPeopleOfFile } from '../people.ts';
import { readWhen, WHEN_FIELDS, WhenProblem } from '../read-when.ts';
import { sessionFields } from '../record.ts';
import { insertImported } from './insert-imported.ts';
import { mergeRows, REFERENCE } from './merge-rows.ts';
import { editionOfPlan, firstKinds } from './plan.ts';
import { listListed, listSessions } from './queries.ts';
import { hideSession, namedSpeakers } from './sessions.ts';
import { readState } from './state-words.ts';
import { translatedSession } from './translated.ts';

const PEOPLE_MAX = 2_000;

/** What a column can be besides a field of its own, and other headings. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  title: ['Session', 'Session title', 'Name', 'Talk', 'Titre', 'Título', 'Proposal title', 'Sujet'],
  kind: ['Type', 'Format', 'Session format', 'Session type', 'Submission type', 'Tipo', 'Formato'],
  track: ['Theme', 'Stream', 'Parcours', 'Thème', 'Trilha', 'Tema'],
  room: ['Venue', 'Stage', 'Hall', 'Location', 'Salle', 'Lieu', 'Scène', 'Sala', 'Local', 'Palco'],
  day: ['Date', 'Jour', 'Dia', 'Data'],
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
  const kindIn = await kindsAsWritten(database, edition.id);
  const speakers = (await namedSpeakers(database)).filter(({ editionId }) => editionId === edition.id);
  const known = new Set(speakers.flatMap(({ keys }) => keys));
  const roles = rolesInAllLanguages();
  const { title, track, room, level, places, abstract, slides, recording } = newSession.shape;
  const besides = z.strictObject({
    ...{ title, track, room, level, places, abstract, slides, recording },
    kind: optional(text(TITLE_MAX)).transform((typed) => typed && kindIn(typed)),
    language: read(readLanguage, wrong.languageUnknown),
    state: read(readState, wrong.stateUnknown).transform((state, context) => {
      if (state !== 'left-out') return state;
      context.addIssue({ code: 'custom', message: wrong.stateLeftOut() });
      return z.NEVER;
    }),
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
      return readWhen(cells, { firstDay, days, zone });
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
    return own.success && timed.success ? { ...own.data, ...timed.data } : z.NEVER;
  });
  const importer = defineImporter({
    beside: importedTranslations(sessionKind.name, translatedSession),
    schema,
    fields: importFields(),
    keyOf: ({ title, day, start, room }) => keyOf({ title, day, start, room }),
    keyField: 'title',
    taken: say.taken,

    async findTaken(database, _context, keys) {
      const rooms = await listListed(database, 'programme_rooms', edition.id);
      const roomIn = (id: string | null) => rooms.find((room) => room.id === id)?.name;
      const stored = (await listSessions(database, edition.id)).map(
        ({ title, day, start, room_id }): PlannedKey =>
          JSON.parse(keyOf({ title, day, start, room: roomIn(room_id) })),
      );
      const byTitle = Map.groupBy(stored, ([title]) => title);
      return keys.filter((key) => {
        const session: PlannedKey = JSON.parse(key);
        return byTitle.get(session[0])?.some((one) => mayBeSame(one, session));
      });
    },

    insert: (database, context, sessions) => insertImported(database, context, edition, sessions),

    remove: hidingEach(hideSession),
  });
  return {
    ...importer,
    async plan(database, context, rows) {
      for (const { values } of rows)
        for (const name of namesAlone(values['people'] ?? '', roles)) known.add(normaliseForSearch(name));
      const merged = mergeRows(rows);
      const plan = await importer.plan(database, context, merged.rows);
      const problems = [...merged.problems, ...plan.problems].toSorted((a, b) => a.line - b.line);
      return { ...plan, problems };
    },
  };
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

function importFields(): ImportField[] {
  const own = Object.values(sessionFields)
    .filter(({ sent }) => sent !== 'picture')
    .map(({ sent, label }) => ({ name: sent, label, synonyms: SYNONYMS[sent] ?? [] }));
  return [
    {
      name: REFERENCE,
      label: wrong.reference,
      synonyms: ['Session Id', 'ID', 'Code', 'Session code', 'Proposal ID', 'Submission ID', 'Identifiant'],
    },
    ...own,
    {
      name: 'end',
      label: say.end,
      synonyms: [
        ...['To', 'Ends', 'Until', 'End time', 'End date', 'Ends at', 'Fin', 'Heure de fin', 'À'],
        ...['Fim', 'Término', 'Até', 'Hora de fim'],
      ],
    },
    {
      name: 'people',
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

/** What a kind in a file is called here: those that a programme begins with are known in every language. */
async function kindsAsWritten(database: Database, editionId: string): Promise<(typed: string) => string> {
  const stored = (await listListed(database, 'programme_kinds', editionId)).map(({ name }) => name);
  const first = firstKinds();
  const names = stored.length > 0 ? stored : first.map(({ name }) => name);
  return (typed) => {
    const same = names.find((name) => isSame(name, typed));
    if (same) return same;
    const usual = DEFAULT_KINDS.find(({ label }) => LANGUAGES.some((of) => isSame(sayIn(of, label), typed)));
    const here = usual && [...LANGUAGES.map((of) => sayIn(of, usual.label))];
    return names.find((name) => here?.some((one) => isSame(one, name))) ?? typed;
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
