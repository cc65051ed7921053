import { isTranslated, language, leaveInMain } from '#platform/contract/language.ts';
import { zonedDate } from '#platform/contract/zoned-time.ts';
import { cleanRichText } from '#platform/server/clean-html.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext, Services } from '#platform/server/http/context.ts';
import { onceForContent } from '#platform/server/once-for-content.ts';
import { alternativeTexts } from '#platform/server/pictures/queries.ts';
import { rememberTexts } from '#platform/server/remember-texts.ts';
import { findCurrentEdition, labelOf } from '#rooms/edition/server.ts';
import { pictureKind } from '#rooms/ground/server.ts';
import {
  listNamesOf,
  offeredBy,
  speakerKind,
  speakersInSpokenLanguage,
} from '#rooms/programme/speakers/server/service.ts';
import { sessionKind } from '../kind.ts';
import type {
  Named,
  PublishedPerson,
  PublishedProgramme,
  PublishedSession,
  TextsOfNamed,
} from '../published.ts';
import { calledOf } from './named-speakers.ts';
import { findLastPublication, listFactsWithPlaces, listPublished, listShownAt } from './published-queries.ts';
import type { PublicationRow, PublishedRow, SessionPersonRow } from './tables.ts';

/** What is around the sessions, as it was published. */
export type Around = Pick<PublishedProgramme, 'zone' | 'rooms' | 'tracks' | 'kinds'>;

/** What was published of a session. Who speakers are is read from their own records. */
export type Facts = Pick<
  PublishedSession,
  | 'title'
  | 'abstract'
  | 'kind'
  | 'track'
  | 'room'
  | 'language'
  | 'level'
  | 'places'
  | 'start'
  | 'end'
  | 'picture'
  | 'slides'
  | 'recording'
  | 'translations'
> & { people: readonly Pick<SessionPersonRow, 'id' | 'speaker_id' | 'name' | 'role'>[] };

/** The editions that have a page of a session at this address, or of the one with this id; breaks have none. */
export async function editionsShowing(database: Database, address: string) {
  const rows = await listShownAt(database, address);
  const shown = await Promise.all(
    rows.map(async ({ event_id, facts, slug }) => {
      const { around } = (await findLastPublication(database, event_id)) ?? {};
      const { kinds = [] }: Partial<Around> = around ? JSON.parse(around) : {};
      const { kind } = JSON.parse(facts) as Facts;
      return kinds.some(({ id, isBreak }) => id === kind && isBreak) ? [] : [{ id: event_id, slug }];
    }),
  );
  return shown.flat();
}

/** In the main language. Undefined as long as nothing of this edition was published. */
export async function publishedProgramme(
  database: Database,
  editionId: string,
): Promise<PublishedProgramme | undefined> {
  const read = await readPublished(database, editionId);
  return read && programmeOf(read);
}

interface Read {
  publication: PublicationRow;
  rows: PublishedRow[];
  speakers: Awaited<ReturnType<typeof listNamesOf>>;
  alts: ReadonlyMap<string, string>;
}

async function readPublished(database: Database, editionId: string): Promise<Read | undefined> {
  const publication = await findLastPublication(database, editionId);
  if (!publication) return undefined;
  const rows = await listPublished(database, editionId);
  const all = rows.map(({ facts }) => factsIn(facts));
  const named = all.flatMap(({ people }) => people.flatMap(({ speaker_id }) => speaker_id ?? []));
  const pictures = all.flatMap(({ picture }) => picture ?? []);
  const speakers = await listNamesOf(database, [...new Set(named)]);
  return { publication, rows, speakers, alts: await alternativeTexts(database, [...new Set(pictures)]) };
}

function programmeOf({ publication, rows, speakers, alts }: Read): PublishedProgramme {
  const around = JSON.parse(publication.around) as Around;
  const known = new Map(
    speakers.map(({ id, title, fullname, designation, company, picture }) => [
      id,
      {
        id,
        name: calledOf({ title, fullname }),
        title,
        seed: fullname,
        designation,
        company,
        ...(picture && { picture }),
      },
    ]),
  );
  const order = new Map(around.rooms.map(({ id }, index) => [id, index]));
  const placeOf = ({ room }: PublishedSession) => (room ? (order.get(room) ?? around.rooms.length) : -1);
  const days = new Map<string, string>();
  const dayOf = (start: string) => {
    const day = days.get(start) ?? zonedDate(new Date(start), around.zone);
    days.set(start, day);
    return day;
  };
  const sessions = rows
    .map((row) => toSession(row, { dayOf, known, alts }))
    .sort((a, b) => Date.parse(a.start) - Date.parse(b.start) || placeOf(a) - placeOf(b));
  const dates = sessions.filter(({ isRemoved }) => !isRemoved).map(({ day }) => day);
  return {
    editionId: publication.event_id,
    ...around,
    publishedAt: publication.published_at,
    days: [...new Set(dates)].sort().map((date) => ({ date })),
    sessions,
  };
}

/** Of the sessions that take place: on which days they begin, and when they end. */
export async function publishedEnds(
  database: Database,
  editionId: string,
): Promise<Pick<PublishedSession, 'day' | 'end'>[]> {
  const publication = await findLastPublication(database, editionId);
  if (!publication) return [];
  const { zone } = JSON.parse(publication.around) as Around;
  const rows = (await listPublished(database, editionId)).filter(({ state }) => state === 'confirmed');
  return rows.map(({ facts }) => {
    const { start, end } = JSON.parse(facts) as Facts;
    return { day: zonedDate(new Date(start), zone), end };
  });
}

/** The rooms, and the sessions with limited places that take place, in the main language. */
export async function publishedPlaces(database: Database, editionId: string) {
  const publication = await findLastPublication(database, editionId);
  if (!publication) return undefined;
  const { rooms, zone } = JSON.parse(publication.around) as Around;
  const facts = await listFactsWithPlaces(database, editionId);
  const sessions = facts.flatMap((text) => {
    const { title, start, places } = JSON.parse(text) as Facts;
    return places === undefined ? [] : { title, start, places };
  });
  return { rooms, zone, sessions };
}

/** The programme of the current edition. */
export async function currentProgramme(
  database: Database,
  now: Date,
): Promise<PublishedProgramme | undefined> {
  const edition = await findCurrentEdition(database, now);
  return edition && publishedProgramme(database, edition.id);
}

/** In the language that is spoken, as far as it was published in it. */
export function inSpokenLanguage(sessions: readonly PublishedSession[]): PublishedSession[] {
  if (!isTranslated()) return [...sessions];
  return sessions.map((session) => {
    const { title, abstract = '', level } = session.translations?.[language()] ?? {};
    if (title === undefined) leaveInMain(session.title);
    if (!abstract) leaveInMain(session.abstract);
    if (level === undefined) leaveInMain(session.level ?? '');
    return {
      ...session,
      ...(level !== undefined && { level }),
      title: title ?? session.title,
      abstract: abstract ? cleanRichText(abstract) : session.abstract,
    };
  });
}

/** The same with its people: their titles and what they do, which aren't published but read from their own records. */
export async function withSpokenPeople(
  context: Pick<CallContext, 'store' | 'actor'>,
  programme: PublishedProgramme,
): Promise<PublishedProgramme> {
  if (!isTranslated() || context.actor) return programme;
  const people = programme.sessions.flatMap((session) => session.people);
  const speakers = new Map(
    people.flatMap(({ id, designation = '' }) => (id ? [[id, { id, designation }]] : [])),
  );
  const spoken = new Map(
    (await speakersInSpokenLanguage(context, [...speakers.values()])).map((one) => [one.id, one.designation]),
  );
  const { titles } = await offeredBy(context.store.database, programme.editionId);
  const say = (person: PublishedPerson): PublishedPerson => {
    const designation = spoken.get(person.id ?? '');
    if (designation === undefined) return person;
    const name = calledOf({ title: labelOf(titles, person.title ?? ''), fullname: person.seed });
    return { ...person, name, designation };
  };
  const sessions = programme.sessions.map((session) => ({ ...session, people: session.people.map(say) }));
  return { ...programme, sessions };
}

/** The same of rooms, tracks and kinds. */
export function namesInSpokenLanguage<One extends Named & { floor?: string | undefined }>(
  named: readonly One[],
): Omit<One, 'translations'>[] {
  return named.map(({ translations, ...one }) => {
    if (!isTranslated()) return one;
    const texts: TextsOfNamed = translations?.[language()] ?? {};
    if (texts.name === undefined) leaveInMain(one.name);
    if (texts.floor === undefined) leaveInMain(one.floor ?? '');
    return { ...one, ...texts };
  });
}

/** Read again when something that it was read from was written. It must not be changed. */
export const keptProgramme = onceForContent(
  ({ store }: Pick<Services, 'store'>, editionId) => publishedProgramme(store.database, editionId),
  [...sessionKind.publicTables, ...speakerKind.publicTables, ...pictureKind.publicTables],
);

/** The programme of the current edition for visitors, who ask for it in endless ways. It must not be changed. */
export async function visibleProgramme(
  services: Pick<Services, 'store' | 'clock'>,
): Promise<PublishedProgramme | undefined> {
  const edition = await findCurrentEdition(services.store.database, services.clock.now());
  return edition && keptProgramme(services, edition.id);
}

const MEGABYTE = 1024 * 1024;

/** What was published of a session stays the same when anything else is published. */
const factsIn = rememberTexts(
  (json) => {
    const facts = JSON.parse(json) as Facts;
    return { ...facts, abstract: cleanRichText(facts.abstract) };
  },
  { bytesMax: 16 * MEGABYTE, lettersOf: ({ abstract }) => abstract.length },
);

interface Beside {
  dayOf: (start: string) => string;
  known: ReadonlyMap<string, Omit<PublishedPerson, 'role'>>;
  alts: Read['alts'];
}

function toSession(row: PublishedRow, { dayOf, known, alts }: Beside): PublishedSession {
  const { people, ...facts } = factsIn(row.facts);
  const pictureAlt = alts.get(facts.picture ?? '');
  return {
    id: row.session_id,
    slug: row.slug,
    ...facts,
    ...(pictureAlt && { pictureAlt }),
    day: dayOf(facts.start),
    people: people.flatMap(({ speaker_id, name, role }) => {
      const one = speaker_id === null ? { name: name ?? '', seed: name ?? '' } : known.get(speaker_id);
      return one ? [{ ...one, role }] : [];
    }),
    isCancelled: row.state !== 'confirmed',
    isRemoved: row.state === 'removed',
    sequence: row.sequence,
    changedAt: row.changed_at,
  };
}
