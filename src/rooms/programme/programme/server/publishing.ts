import { isDeepStrictEqual } from 'node:util';
import { Refusal } from '#platform/contract/refusal.ts';
import { isBasedOn } from '#platform/contract/version.ts';
import { fingerprint } from '#platform/server/activity-snapshot.ts';
import type { Database } from '#platform/server/database/store.ts';
import { publish } from '#platform/server/events.ts';
import type { CallContext, Services } from '#platform/server/http/context.ts';
import { newId } from '#platform/server/identifier.ts';
import { readTextsInLanguages, type TextsInLanguages } from '#rooms/access/server.ts';
import { keepSessionsEnd } from '#rooms/edition/server.ts';
import { withActivity } from '#rooms/ground/server.ts';
import { ALL_ROOMS } from '../addresses.ts';
import { conflictsIn } from '../conflicts.ts';
import type { DeskDifference } from '../contract.ts';
import * as differ from '../difference-messages.ts';
import { sessionKind } from '../kind.ts';
import * as say from '../messages.ts';
import type { Placed, ProgrammeDifference } from '../published.ts';
import { freeSlug } from '../slug.ts';
import { DAY_MINUTES } from '../times.ts';
import { toDeskPlan } from './desk-plan.ts';
import { describeDifference } from './differences.ts';
import { speakersFor } from './named-speakers.ts';
import { beginning, editionOfPlan, ending, type PlanRows, readPlan, type SessionWithPeople } from './plan.ts';
import type { Around, Facts } from './published.ts';
import {
  findLastEnd,
  findLastPublication,
  insertPublication,
  listPublished,
  writePublished,
} from './published-queries.ts';
import { type Lists, updateListed } from './queries.ts';
import type { PublicationRow, PublishedRow } from './tables.ts';
import { namesOf, readNames } from './translated-names.ts';

/** Who is in a session that was published, and who was before. */
export interface PublishedPeople {
  placed: Placed;
  before: Facts['people'];
  after: Facts['people'];
  /** Whether it takes place. */
  isOn: boolean;
}

/** What publishing would do. */
export interface Publishing {
  /** When that was done last. */
  publishedAt: string | null;
  /** The rows that differ from what was published. */
  rows: readonly PublishedRow[];
  around: Around;
  isAroundNew: boolean;
  /** What is told. */
  told: readonly ProgrammeDifference[];
  /** Whose speakers or roles differ, with those before and after. */
  people: ReadonlyMap<string, PublishedPeople>;
  shown: readonly DeskDifference[];
  /** Of the differences. */
  version: string;
}

/** Publishes what is planned, unless it is no longer what was seen. */
export function publishPlan(
  context: CallContext,
  editionId: string | undefined,
  version: string | undefined,
): Promise<void> {
  return withActivity(context, async (database) => {
    const now = context.clock.now();
    const edition = await editionOfPlan(database, now, editionId);
    if (!edition.event_date) throw new Refusal('conflict', say.noDate());
    const plan = await readPlan(database, edition);
    const publishing = await comparePlan(database, plan, now);
    if (!isBasedOn(version, publishing.version)) throw new Refusal('conflict', say.othersChanged());
    if (publishing.shown.length === 0) throw new Refusal('conflict', say.nothingToPublish());
    const stopping = conflictsIn(
      await toDeskPlan(database, context, plan, await speakersFor(database, plan)),
    ).filter(({ severity }) => severity === 'stop');
    const [first] = stopping;
    if (first) throw new Refusal('conflict', say.mustMend({ count: stopping.length, first: first.text }));
    await writePublication(database, context, plan, publishing);
    publish(database, 'ProgrammePublished', {
      editionId: edition.id,
      differences: publishing.told,
      people: publishing.people,
      zone: publishing.around.zone,
    });
    const { shown } = publishing;
    return {
      result: undefined,
      activity: {
        type: 'Published',
        description: say.publishedEntry({ count: shown.length }),
        subject: { type: 'programme', id: null },
        changes: shown.flatMap(({ title, texts }) => texts.map((to) => ({ field: title, from: '', to }))),
      },
    };
  });
}

/** Runs in the caller's transaction. */
export async function writePublication(
  database: Database,
  { clock }: Pick<Services, 'clock'>,
  plan: PlanRows,
  { rows, around, told }: Publishing,
): Promise<void> {
  const published_at = clock.now().toISOString();
  const lists: readonly [keyof Lists, readonly { id: string; slug: string }[]][] = [
    ['programme_rooms', around.rooms],
    ['programme_tracks', around.tracks],
    ['programme_kinds', around.kinds],
  ];
  for (const [table, listed] of lists)
    for (const { id, slug } of listed) await updateListed(database, table, id, { slug });
  for (const row of rows) await writePublished(database, row);
  await keepSessionsEnd(database, plan.edition.id, await findLastEnd(database, plan.edition.id));
  await insertPublication(database, {
    id: newId(),
    event_id: plan.edition.id,
    around: JSON.stringify(around),
    changes: JSON.stringify(told),
    published_at,
  });
}

/** How a plan differs from what was published. */
export async function comparePlan(database: Database, plan: PlanRows, now: Date): Promise<Publishing> {
  const { edition } = plan;
  const [last, published] = await Promise.all([
    findLastPublication(database, edition.id),
    listPublished(database, edition.id),
  ]);
  const slugs = new Set(published.map(({ slug }) => slug));
  const around = aroundOf(plan, await readNames(database, edition.id));
  const aroundBefore = last && aroundIn(last);
  const isAroundNew = !isDeepStrictEqual(withoutUndefined(around), aroundBefore);
  const context: Comparing = {
    plan,
    last: aroundBefore,
    around,
    isAroundNew,
    translations: await readTextsInLanguages(
      database,
      sessionKind.name,
      plan.sessions.map(({ id }) => id),
    ),
    changedAt: now.toISOString(),
    slugs,
    begins: instantsIn(edition),
  };
  const known = new Map(published.map((row) => [row.session_id, row]));
  const planned = new Set(plan.sessions.map(({ id }) => id));
  const outcomes = [
    ...plan.sessions.flatMap((session) => compareSession(context, session, known.get(session.id))),
    ...published.flatMap((row) => (planned.has(row.session_id) ? [] : compareRemoved(context, row))),
  ];
  const shown = outcomes.map(({ row, difference, texts }) => ({
    session: row.session_id,
    title: titleOf(row),
    texts: [...(difference ? describeDifference(difference, around.zone) : []), ...texts],
    isTold: difference !== undefined,
  }));
  if (isAroundNew && last)
    shown.push({ session: '', title: differ.around(), texts: [differ.aroundText()], isTold: false });
  return {
    publishedAt: last?.published_at ?? null,
    rows: outcomes.map(({ row }) => row),
    around,
    isAroundNew,
    told: outcomes.flatMap(({ difference }) => difference ?? []),
    people: new Map(
      outcomes.flatMap(({ row, people }) => (people ? [[row.session_id, people] as const] : [])),
    ),
    shown,
    version: fingerprint(
      JSON.stringify([around, outcomes.map(({ row: { facts, state } }) => [facts, state])]),
    ),
  };
}

interface Comparing {
  plan: PlanRows;
  /** As it was published. */
  last: Around | undefined;
  around: Around;
  isAroundNew: boolean;
  /** By session. */
  translations: ReadonlyMap<string, TextsInLanguages>;
  changedAt: string;
  /** Those that are taken. */
  slugs: Set<string>;
  /** When what is planned so begins. */
  begins: (day: number, start: number) => Date | undefined;
}

/** Many sessions begin at the same time. */
function instantsIn(edition: PlanRows['edition']): Comparing['begins'] {
  const known = new Map<number, Date | undefined>();
  return (day, start) => {
    const key = day * DAY_MINUTES + start;
    const instant = known.get(key) ?? beginning(edition, { day, start });
    known.set(key, instant);
    return instant;
  };
}

interface Outcome {
  row: PublishedRow;
  difference: ProgrammeDifference | undefined;
  /** What else is said. */
  texts: string[];
  people?: PublishedPeople;
}

function compareSession(
  context: Comparing,
  session: SessionWithPeople,
  before: PublishedRow | undefined,
): Outcome[] {
  const planned = factsOf(context, session);
  if (!planned) return before ? compareRemoved(context, before) : [];
  const state = session.state === 'cancelled' ? 'cancelled' : 'confirmed';
  // Most sessions are as they were published to the letter, which is quickest to see.
  const text = JSON.stringify(planned);
  if (!context.isAroundNew && before?.state === state && before.facts === text) return [];
  const facts = JSON.parse(text) as Facts;
  // What was cancelled before anybody knew of it is told to nobody.
  if (!before && state === 'cancelled') return [];
  const difference = differenceOf(context, { before, after: { id: session.id, facts, state } });
  const earlier = before && (JSON.parse(before.facts) as Facts);
  const isSame = earlier && before.state === state && isDeepStrictEqual(facts, earlier) && !difference;
  if (isSame) return [];
  const arePeopleSame = earlier && isDeepStrictEqual(whoIn(earlier), whoIn(facts));
  const isPageSame = earlier && isDeepStrictEqual(pageOf(earlier), pageOf(facts));
  const row: PublishedRow = {
    session_id: session.id,
    event_id: session.event_id,
    slug: before?.slug ?? freeSlug(facts.title, context.slugs),
    state,
    starts_at: facts.start,
    facts: text,
    sequence: before ? before.sequence + (difference ? 1 : 0) : 0,
    changed_at: context.changedAt,
  };
  const texts = [
    ...(earlier && !arePeopleSame ? [differ.people()] : []),
    ...(earlier && !isPageSame ? [differ.page()] : []),
  ];
  const people = {
    placed: placedIn(context.around, facts),
    before: earlier?.people ?? [],
    after: facts.people,
    isOn: state === 'confirmed',
  };
  return [{ row, difference, texts, ...(!arePeopleSame || difference ? { people } : {}) }];
}

function compareRemoved(context: Comparing, before: PublishedRow): Outcome[] {
  if (before.state === 'removed') return [];
  const facts = JSON.parse(before.facts) as Facts;
  const isKnown = before.state === 'confirmed';
  const row: PublishedRow = {
    ...before,
    state: 'removed',
    sequence: before.sequence + (isKnown ? 1 : 0),
    changed_at: context.changedAt,
  };
  const placed = placedIn(context.last, facts);
  const difference = isKnown
    ? { sessionId: before.session_id, what: 'removed' as const, before: placed }
    : undefined;
  const texts = isKnown ? [] : [differ.removed()];
  const { people } = facts;
  return [{ row, difference, texts, people: { placed, before: people, after: people, isOn: false } }];
}

function differenceOf(
  { last, around }: Comparing,
  compared: { before: PublishedRow | undefined; after: { id: string; facts: Facts; state: string } },
): ProgrammeDifference | undefined {
  const { before: row, after: now } = compared;
  const sessionId = now.id;
  const after = placedIn(around, now.facts);
  if (!row) return { sessionId, what: 'added', after };
  const before = placedIn(last, JSON.parse(row.facts) as Facts);
  const isOff = now.state !== 'confirmed';
  if (isOff) return row.state === 'confirmed' ? { sessionId, what: 'cancelled', before } : undefined;
  if (row.state !== 'confirmed') return { sessionId, what: 'restored', after };
  if (isDeepStrictEqual(untranslated(before), untranslated(after))) return undefined;
  const isMoved = before.start !== after.start || before.end !== after.end || before.room !== after.room;
  return { sessionId, what: isMoved ? 'moved' : 'changed', before, after };
}

function placedIn(
  around: Around | undefined,
  { title, start, end, room: roomId, translations }: Facts,
): Placed {
  const room = around?.rooms.find(({ id }) => id === roomId);
  const languages = Object.keys({ ...translations, ...room?.translations });
  const said = languages.map((language) => {
    const { title } = translations?.[language] ?? {};
    const { name } = room?.translations?.[language] ?? {};
    return [language, { ...(title && { title }), ...(name && { room: name }) }];
  });
  return {
    ...{ title, start, end },
    ...(room && { room: room.name }),
    ...(said.length > 0 && { translations: Object.fromEntries(said) }),
  };
}

/** What decides whether anything is told. */
function untranslated({ translations: _, ...placed }: Placed) {
  return placed;
}

function factsOf(
  { translations, begins: beginning }: Comparing,
  session: SessionWithPeople,
): Facts | undefined {
  const { day, start, length, state } = session;
  const begins = day === null || start === null ? undefined : beginning(day, start);
  if (state === 'tentative' || !begins) return undefined;
  const ends = ending(begins, length);
  const { title, abstract, kind_id, language, level, places, picture, slides, recording, people } = session;
  return {
    title,
    abstract: abstract ?? '',
    kind: kind_id,
    track: session.track_id ?? undefined,
    room: session.room_id ?? undefined,
    language: language ?? undefined,
    level: level ?? undefined,
    places: places ?? undefined,
    start: begins.toISOString(),
    end: ends.toISOString(),
    picture: picture ?? undefined,
    slides: slides ?? undefined,
    recording: recording ?? undefined,
    translations: translations.get(session.id),
    people: people.map(({ id, speaker_id, name, role }) => ({ id, speaker_id, name, role })),
  };
}

function aroundOf({ edition, rooms, tracks, kinds }: PlanRows, names: TextsInLanguages): Around {
  const named = ({ id, slug, name }: { id: string; slug: string; name: string }) => {
    const translations = namesOf(names, id);
    return { id, slug, name, ...(translations && { translations }) };
  };
  return {
    zone: edition.zone,
    rooms: withSlugs(rooms).map((room) =>
      withoutUndefined({
        ...named(room),
        floor: room.floor ?? undefined,
        places: room.places ?? undefined,
      }),
    ),
    tracks: withSlugs(tracks).map((track) => ({ ...named(track), thread: track.thread })),
    kinds: withSlugs(kinds).map((kind) => ({ ...named(kind), isBreak: kind.is_break !== 0 })),
  };
}

function withSlugs<Row extends { name: string; slug: string | null }>(rows: readonly Row[]) {
  // A screen of all rooms has an address beside those of each.
  const taken = new Set([ALL_ROOMS, ...rows.flatMap(({ slug }) => slug ?? [])]);
  return rows.map((row) => ({ ...row, slug: row.slug ?? freeSlug(row.name, taken) }));
}

const aroundIn = ({ around }: PublicationRow) => JSON.parse(around) as Around;
const titleOf = ({ facts }: PublishedRow) => (JSON.parse(facts) as Facts).title;
const whoIn = ({ people }: Facts) => people.map(({ speaker_id, name, role }) => [speaker_id, name, role]);

/** What only its page shows. */
function pageOf({ title: _, start: _start, end: _end, room: _room, people: _people, ...page }: Facts) {
  return withoutUndefined(page);
}

function withoutUndefined<Data extends object>(data: Data): Data {
  return JSON.parse(JSON.stringify(data)) as Data;
}
