import { z } from 'zod';
import { importedTranslations } from '#modules/languages/server/service.ts';
import { lines, optional, TITLE_MAX, text } from '#platform/contract/fields.ts';
import { DESK_LANGUAGES, languageName } from '#platform/contract/language.ts';
import type { Message } from '#platform/contract/message.ts';
import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { defineImporter, hidingEach, type Importer, type ImportField } from '#platform/server/importer.ts';
import { sayIn } from '#platform/server/in-language.ts';
import { newSession, people } from '../contract.ts';
import { sessionKind } from '../kind.ts';
import { SESSION_LANGUAGES } from '../languages.ts';
import * as say from '../messages.ts';
import { readPeople } from '../people.ts';
import { sessionFields } from '../record.ts';
import { SESSION_STATES, type SessionState, STATE_LABELS } from '../states.ts';
import { DAY_MINUTES, formatTime, readDay, readLength, readTime } from '../times.ts';
import { editionOfPlan, firstKinds } from './plan.ts';
import { listListed, listSessions } from './queries.ts';
import { hideSession, insertNewSession } from './sessions.ts';
import { translatedSession } from './translated.ts';

const PEOPLE_MAX = 2_000;

/** What a column can be besides a field of its own, and other headings. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  title: ['Session', 'Session title', 'Name', 'Talk', 'Titre'],
  kind: ['Type', 'Format', 'Session format'],
  track: ['Theme', 'Stream'],
  room: ['Venue', 'Stage', 'Hall', 'Location', 'Salle'],
  day: ['Date', 'Jour'],
  start: ['From', 'Begins', 'Start time', 'Time', 'Début'],
  length: ['Length', 'Duration', 'Min', 'Durée'],
  abstract: ['Description', 'Summary', 'About'],
  language: ['Lang', 'Langue'],
  state: ['Status', 'État', 'Statut'],
  places: ['Seats', 'Capacity'],
};

/** Into the current edition, or the one that was chosen. */
export async function sessionImporter(
  database: Database,
  context: CallContext,
  chosen?: string,
): Promise<Importer> {
  const edition = await editionOfPlan(database, context.clock.now(), chosen);
  const kinds = (await listListed(database, 'programme_kinds', edition.id)).map(({ name }) => name);
  const kindNames = kinds.length > 0 ? kinds : firstKinds().map(({ name }) => name);
  const { title, track, room, level, places, abstract, slides, recording } = newSession.shape;
  const schema = z
    .strictObject({
      ...{ title, track, room, level, places, abstract, slides, recording },
      kind: read((typed) => kindNames.find((name) => isSame(name, typed)), say.kindMissing),
      day: read((typed) => readSessionDay(typed, edition.event_date), say.dayWrong),
      start: read(readTime, say.startWrong),
      end: read(readTime, say.startWrong),
      length: read(readSessionLength, say.lengthWrong),
      language: read(readLanguage, say.languageWrong),
      state: read(readState, say.stateWrong),
      people: readAsPeople,
    })
    .transform(({ end, start, day, length, people, ...session }) => ({
      ...session,
      start,
      // Of an edition of one day, few files say which.
      day: day ?? (start === undefined ? undefined : 0),
      length: length ?? lengthBetween(start, end),
      people: people ?? [],
    }));
  type Session = z.output<typeof schema>;
  const keyOf = ({ title, day, start }: Pick<Session, 'title' | 'day' | 'start'>) =>
    `${normaliseForSearch(title)} ${day ?? ''} ${start === undefined ? '' : formatTime(start)}`;
  return defineImporter({
    beside: importedTranslations(sessionKind.name, translatedSession),
    schema,
    fields: importFields(),
    keyOf,
    keyField: 'title',
    taken: say.taken,
    async findTaken(database, _context, keys) {
      const rows = await listSessions(database, edition.id);
      const taken = new Set(
        rows.map(({ title, day, start }) =>
          keyOf({ title, day: day ?? undefined, start: start ?? undefined }),
        ),
      );
      return keys.filter((key) => taken.has(key));
    },

    async insert(database, context, sessions) {
      const ids: string[] = [];
      for (const session of sessions)
        ids.push((await insertNewSession(database, context, edition, session)).result);
      return ids;
    },

    remove: hidingEach(hideSession),
  });
}

function importFields(): ImportField[] {
  const own = Object.values(sessionFields)
    .filter(({ sent }) => sent !== 'picture')
    .map(({ sent, label }) => ({ name: sent, label, synonyms: SYNONYMS[sent] ?? [] }));
  return [
    ...own,
    { name: 'end', label: say.end, synonyms: ['To', 'Ends', 'Until', 'End time', 'Fin'] },
    { name: 'people', label: say.people, synonyms: ['Speakers', 'Speaker', 'Presenters', 'Panelists'] },
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

/** Names as they are typed, as long and as many as the desk takes. */
const readAsPeople = optional(lines(PEOPLE_MAX)).transform((typed, context) => {
  if (typed === undefined) return undefined;
  const { data, error } = people.safeParse(readPeople(typed));
  for (const { message } of error?.issues.slice(0, 1) ?? []) context.addIssue({ code: 'custom', message });
  return data ?? z.NEVER;
});

/** A day that an edition can have. */
function readSessionDay(typed: string, firstDay: string | null): number | undefined {
  return sessionFields.day.schema.safeParse(readDay(typed, firstDay)).data ?? undefined;
}

function readLanguage(typed: string): string | undefined {
  const code = SESSION_LANGUAGES.find(
    (one) => one === typed.toLowerCase() || isSame(languageName(one), typed),
  );
  return code ?? (/^[a-z]{2,3}$/i.test(typed) ? typed.toLowerCase() : undefined);
}

/** In any language of the desk. */
function readState(typed: string): SessionState | undefined {
  return SESSION_STATES.find((state) =>
    [state, ...DESK_LANGUAGES.map((of) => sayIn(of, STATE_LABELS[state]))].some((word) =>
      isSame(word, typed),
    ),
  );
}

function readSessionLength(typed: string): number | undefined {
  const minutes = readLength(typed);
  return sessionFields.length.schema.safeParse(minutes).data;
}

function isSame(one: string, other: string): boolean {
  return normaliseForSearch(one) === normaliseForSearch(other);
}

/** What ends before it begins ends after midnight. */
function lengthBetween(start: number | undefined, end: number | undefined): number | undefined {
  if (start === undefined || end === undefined || start === end) return undefined;
  return end > start ? end - start : end + DAY_MINUTES - start;
}
