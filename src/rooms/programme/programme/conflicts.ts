import type { Message } from '#platform/contract/message.ts';
import { addDays, momentShown, offsetAt, timesShown } from '#platform/contract/zoned-time.ts';
import * as say from './conflict-messages.ts';
import { DAY_MINUTES, formatTime } from './times.ts';

export const CONFLICT_KINDS = [
  'room',
  'everybody',
  'person',
  'hours',
  'walk',
  'doors',
  'clock',
  'nobody',
  'idle',
  'places',
  'stars',
] as const;
export type ConflictKind = (typeof CONFLICT_KINDS)[number];

/** What stops isn't published before it is mended; what warns is only said. */
export const SEVERITIES = ['stop', 'warn', 'off'] as const;
export type Severity = (typeof SEVERITIES)[number];
export type Rules = Readonly<Record<ConflictKind, Severity>>;

export const DEFAULT_RULES: Rules = {
  room: 'stop',
  // A workshop may go on while the others have coffee.
  everybody: 'warn',
  person: 'stop',
  hours: 'warn',
  walk: 'warn',
  doors: 'warn',
  clock: 'warn',
  nobody: 'warn',
  idle: 'warn',
  places: 'warn',
  stars: 'warn',
};

export const RULE_LABELS: Readonly<Record<ConflictKind, Message>> = {
  room: say.roomRule,
  everybody: say.everybodyRule,
  person: say.personRule,
  hours: say.hoursRule,
  walk: say.walkRule,
  doors: say.doorsRule,
  clock: say.clockRule,
  nobody: say.nobodyRule,
  idle: say.idleRule,
  places: say.placesRule,
  stars: say.starsRule,
};

interface PlannedPerson {
  /** The speaker's id; '' if it is only a name. */
  speaker: string;
  name: string;
}

/** What conflicts are looked for in. */
export interface Planned {
  id: string;
  title: string;
  kind: string;
  room: string;
  day: number | null;
  start: number | null;
  length: number;
  places: number | null;
  state: string;
  people: readonly PlannedPerson[];
}

export interface Hours {
  speakerId: string;
  day?: number | undefined;
  from: number;
  to: number;
}

export interface Plan {
  sessions: readonly Planned[];
  rooms: readonly { id: string; name: string; places: number | null }[];
  kinds: readonly { id: string; isBreak: boolean }[];
  speakers: readonly { id: string; name: string }[];
  hours: readonly Hours[];
  /** How many people starred which session. */
  stars: readonly { session: string; count: number }[];
  walkMinutes: number;
  /** Minutes after midnight; null if it isn't known. */
  doorsOpen: number | null;
  doorsClose: number | null;
  /** YYYY-MM-DD; null while the date isn't known. */
  firstDay: string | null;
  zone: string;
  days: number;
  rules: Rules;
}

export interface Conflict {
  kind: ConflictKind;
  severity: Exclude<Severity, 'off'>;
  /** The sessions that it is about, by their start; none if a speaker is in none. */
  sessions: readonly string[];
  /** Who it is about. */
  person?: string | undefined;
  text: string;
}

const MINUTE_MS = 60_000;

interface Timed extends Planned {
  day: number;
  start: number;
  /** Minutes since some moment, however the clocks change between. */
  from: number;
  to: number;
  /** Minutes after midnight, as the clocks show its end. */
  end: number;
}

/** Everything that doesn't go together in a plan. What is cancelled is in nobody's way. */
export function conflictsIn(plan: Plan): Conflict[] {
  const sessions = plan.sessions.filter(({ state }) => state !== 'cancelled');
  const timed = sessions
    .flatMap((session) => timedOf(session, plan))
    .sort((a, b) => a.from - b.from || a.id.localeCompare(b.id));
  const found = [
    ...overlaps(timed, plan),
    ...timed.flatMap((session) => outside(session, plan)),
    ...timed.flatMap((session) => whereClocksChange(session, plan)),
    ...sessions.flatMap((session) => alone(session, plan)),
    ...idle(sessions, plan),
  ];
  return found.flatMap(({ kind, ...more }) => {
    const severity = plan.rules[kind];
    return severity === 'off' ? [] : [{ kind, severity, ...more }];
  });
}

type Found = Omit<Conflict, 'severity'>;

function timedOf(session: Planned, { firstDay, zone }: Plan): Timed[] {
  const { day, start, length } = session;
  if (day === null || start === null) return [];
  const timed = { ...session, day, start, end: start + length };
  if (firstDay === null) {
    const from = day * DAY_MINUTES + start;
    return [{ ...timed, from, to: from + length }];
  }
  const begins = momentShown(addDays(firstDay, day), formatTime(start), zone);
  const from = begins / MINUTE_MS;
  const to = from + length;
  const turned = (offsetAt(to * MINUTE_MS, zone) - offsetAt(begins, zone)) / MINUTE_MS;
  return [{ ...timed, end: timed.end + turned, from, to }];
}

/** A speaker by their id, anybody else by their name. */
export function personKey({ speaker, name }: PlannedPerson): string {
  return speaker || `name ${name.toLowerCase()}`;
}

function overlaps(timed: readonly Timed[], { rooms, walkMinutes }: Plan): Found[] {
  const found: Found[] = [];
  for (const [index, one] of timed.entries()) {
    for (const other of timed.slice(index + 1)) {
      // By their start, so whatever follows begins even later.
      if (other.from >= one.to + walkMinutes) break;
      const together = other.from < one.to;
      const sessions = [one.id, other.id];
      const about = { one: one.title, other: other.title };
      if (together && one.room && one.room === other.room) {
        const room = rooms.find(({ id }) => id === one.room)?.name ?? '';
        found.push({ kind: 'room', sessions, text: say.roomTwice({ room, ...about }) });
      }
      // What is in no room is in all of them.
      if (together && !(one.room && other.room)) {
        const [whole, beside] = one.room ? [other, one] : [one, other];
        const text = say.beside({ one: whole.title, other: beside.title });
        found.push({ kind: 'everybody', sessions, text });
      }
      const isElsewhere = one.room && other.room && one.room !== other.room;
      if (!together && !isElsewhere) continue;
      for (const person of sharedPeople(one, other)) {
        const minutes = other.from - one.to;
        found.push({
          kind: together ? 'person' : 'walk',
          sessions,
          person: personKey(person),
          text: together
            ? say.personTwice({ name: person.name, ...about })
            : minutes > 0
              ? say.tooFar({ name: person.name, count: minutes, ...about })
              : say.noTime({ name: person.name, ...about }),
        });
      }
    }
  }
  return found;
}

function sharedPeople(one: Planned, other: Planned): PlannedPerson[] {
  const keys = new Set(other.people.map(personKey));
  const shared = new Map(one.people.map((person) => [personKey(person), person]));
  return [...shared].flatMap(([key, person]) => (keys.has(key) ? [person] : []));
}

function outside(session: Timed, { hours, doorsOpen, doorsClose, days }: Plan): Found[] {
  const { id, title, day, start, end } = session;
  const found: Found[] = [];
  const isEarly = doorsOpen !== null && start < doorsOpen;
  const isLate = doorsClose !== null && end > doorsClose;
  if (day >= days) found.push({ kind: 'doors', sessions: [id], text: say.afterLastDay({ title }) });
  else if (isEarly)
    found.push({
      kind: 'doors',
      sessions: [id],
      text: say.beforeDoors({ title, time: formatTime(doorsOpen) }),
    });
  else if (isLate)
    found.push({
      kind: 'doors',
      sessions: [id],
      text: say.afterDoors({ title, time: formatTime(doorsClose) }),
    });
  const speakers = new Map(session.people.map((person) => [personKey(person), person]));
  for (const [key, { speaker, name }] of speakers) {
    const own = hours.filter(({ speakerId }) => speakerId === speaker);
    if (own.length === 0) continue;
    const today = own.filter((one) => one.day === undefined || one.day === day);
    if (!coveredBy(today, start, end))
      found.push({ kind: 'hours', sessions: [id], person: key, text: say.notTheirHours({ name, title }) });
  }
  return found;
}

/** A beginning that the clocks skip, or show twice. */
function whereClocksChange({ id, title, day, start }: Timed, { firstDay, zone }: Plan): Found[] {
  if (!firstDay) return [];
  const time = formatTime(start);
  const shown = timesShown(addDays(firstDay, day), time, zone);
  if (shown === 1) return [];
  const said = shown === 0 ? say.skipped : say.shownTwice;
  return [{ kind: 'clock', sessions: [id], text: said({ title, time }) }];
}

/** Whether some time lies within hours that may touch or overlap. */
function coveredBy(hours: readonly Hours[], from: number, to: number): boolean {
  let covered = from;
  for (const one of hours.toSorted((a, b) => a.from - b.from)) {
    if (one.from > covered) break;
    covered = Math.max(covered, one.to);
  }
  return covered >= to;
}

function alone(session: Planned, { kinds, rooms, stars }: Plan): Found[] {
  const { id, title, places } = session;
  const found: Found[] = [];
  const isBreak = kinds.find((kind) => kind.id === session.kind)?.isBreak ?? false;
  if (!isBreak && session.people.length === 0)
    found.push({ kind: 'nobody', sessions: [id], text: say.nobody({ title }) });
  const room = rooms.find((one) => one.id === session.room);
  if (places !== null && room?.places != null && places > room.places)
    found.push({
      kind: 'places',
      sessions: [id],
      text: say.tooManyPlaces({ title, room: room.name, places, most: room.places }),
    });
  const count = stars.find((one) => one.session === id)?.count ?? 0;
  if (room?.places != null && count > room.places)
    found.push({
      kind: 'stars',
      sessions: [id],
      text: say.tooManyStars({ title, room: room.name, count, most: room.places }),
    });
  return found;
}

/** Only once there are sessions with people: before, it would be said of everybody. */
function idle(sessions: readonly Planned[], { speakers }: Plan): Found[] {
  const busy = new Set(sessions.flatMap(({ people }) => people.flatMap(({ speaker }) => speaker || [])));
  if (busy.size === 0) return [];
  return speakers.flatMap(({ id, name }) =>
    busy.has(id) ? [] : [{ kind: 'idle' as const, sessions: [], person: id, text: say.idle({ name }) }],
  );
}
