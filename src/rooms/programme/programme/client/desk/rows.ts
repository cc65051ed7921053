import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import { addDays, shortDate } from '#platform/contract/zoned-time.ts';
import { roleLabel } from '#rooms/programme/speakers/roles.ts';
import type { Plan, Planned } from '../../conflicts.ts';
import type { SessionPerson } from '../../contract.ts';
import { type DayClock, dayClock } from '../../day-clock.ts';
import * as say from '../../desk-messages.ts';
import type { Desk, PlannedSession } from '../../desk-reply.ts';
import { readPeople } from '../../people.ts';
import { LENGTH_LEAST } from '../../record.ts';
import { DAY_MINUTES, formatTime, readLength, readTime } from '../../times.ts';

/** A row as it is typed. */
export interface Values {
  start: string;
  title: string;
  kind: string;
  length: string;
  room: string;
  people: string;
}
export type ValueName = keyof Values;
export const VALUE_NAMES: readonly ValueName[] = ['start', 'title', 'kind', 'length', 'room', 'people'];

export function formatPeople(people: readonly SessionPerson[], desk: Desk): string {
  const usual = new Map(desk.speakers.map(({ id, role }) => [id, role]));
  return people
    .map(({ speaker, name, role }) =>
      role === (usual.get(speaker) ?? 'Speaker') ? name : `${name} (${roleLabel(role)})`,
    )
    .join('; ');
}

export function valuesOf(session: PlannedSession, desk: Desk): Values {
  const nameIn = (rows: readonly { id: string; name: string }[], id: string) =>
    rows.find((row) => row.id === id)?.name ?? '';
  return {
    start: session.start === null ? '' : formatTime(session.start),
    title: session.title,
    kind: nameIn(desk.kinds, session.kind),
    length: String(session.length),
    room: nameIn(desk.rooms, session.room),
    people: formatPeople(session.people, desk),
  };
}

/** A new row continues where the one before ends, in its room; how long it takes follows from its kind. */
export function valuesOfNew(
  before: readonly Values[],
  typed: Partial<Values>,
  { desk, day }: { desk: Desk; day: number | null },
): Values {
  const last = before.at(-1);
  const kind = typed.kind ?? usualKind(desk);
  const known = kindCalled(kind, desk);
  const alike = before.findLast((row) => isSame(row.kind, kind));
  const elsewhere = desk.sessions.findLast((session) => session.kind === known?.id);
  const lastRoom = before.findLast(({ room }) => room !== '')?.room ?? desk.rooms[0]?.name ?? '';
  return {
    start: last ? endOf(last, clockOf(desk, day)) : formatTime(firstStart(desk)),
    title: '',
    length: alike?.length ?? String(elsewhere?.length ?? known?.length ?? 30),
    room: known?.isBreak ? '' : lastRoom,
    people: '',
    ...typed,
    kind,
  };
}

function usualKind(desk: Desk): string {
  return (
    (desk.kinds.find(({ isBreak, name }) => !isBreak && isSame(name, 'talk')) ?? desk.kinds[0])?.name ?? ''
  );
}

export function kindCalled(name: string, { kinds }: Desk) {
  return kinds.find((kind) => isSame(kind.name, name));
}

/** When a day begins of which nothing is planned yet. */
export function firstStart({ doorsOpen }: Desk): number {
  return doorsOpen ?? 9 * 60;
}

function endOf({ start, length }: Values, clock: DayClock): string {
  const from = readTime(start);
  const minutes = readLength(length);
  if (from === undefined || minutes === undefined) return start;
  // What follows it after midnight is no longer of this day.
  const end = clock.passedAt(from) + minutes;
  return end < clock.length ? formatTime(clock.startAfter(end, 'later')) : '';
}

/** What is wrong with a row, by the field. */
export function problemsIn({ start, title, length }: Values): Partial<Values> {
  const minutes = readLength(length);
  const isLong = minutes !== undefined && minutes >= LENGTH_LEAST && minutes <= DAY_MINUTES;
  return {
    ...(!title.trim() && { title: say.titleFirst() }),
    ...(start.trim() && readTime(start) === undefined && { start: say.startWrong() }),
    ...(!isLong && { length: say.lengthWrong() }),
  };
}

/** What the server is told of these fields. */
export function toBody(values: Values, names: readonly ValueName[], day: number | null) {
  const time = readTime(values.start);
  const isTimed = time !== undefined;
  const all = {
    start: { start: isTimed ? time : null, day: isTimed ? (day ?? 0) : null },
    title: { title: values.title },
    kind: { kind: values.kind },
    length: { length: readLength(values.length) },
    room: { room: values.room || null },
    people: { people: readPeople(values.people) },
  } satisfies Record<ValueName, object>;
  return Object.assign({}, ...names.map((name) => all[name])) as Partial<
    (typeof all)['start'] &
      (typeof all)['title'] &
      (typeof all)['kind'] &
      (typeof all)['length'] &
      (typeof all)['room'] &
      (typeof all)['people']
  >;
}

/** A row while it is typed, as conflicts are looked for in it. */
export function toPlanned(
  id: string,
  values: Values,
  day: number | null,
  desk: Desk,
  state: string,
): Planned {
  const start = readTime(values.start) ?? null;
  const room = desk.rooms.find(({ name }) => isSame(name, values.room));
  return {
    id,
    title: values.title,
    kind: kindCalled(values.kind, desk)?.id ?? '',
    room: room?.id ?? (values.room && `new ${values.room.toLowerCase()}`),
    day: start === null ? null : day,
    start,
    length: readLength(values.length) ?? 0,
    places: null,
    state,
    people: readPeople(values.people).map(({ person }) => {
      const speaker = desk.speakers.find(({ name }) =>
        [name, withoutTitle(name)].some((one) => isSame(one, person)),
      );
      return { speaker: speaker?.id ?? '', name: speaker?.name ?? person };
    }),
  };
}

export function planOf(desk: Desk, sessions: readonly Planned[]): Plan {
  const { rooms, kinds, speakers, hours, stars, walkMinutes, doorsOpen, doorsClose, rules, edition } = desk;
  const around = { rooms, kinds, speakers, hours, stars, walkMinutes, doorsOpen, doorsClose, rules };
  const { days, firstDay, zone } = edition;
  return { ...around, days, firstDay, zone, sessions };
}

export function isSame(one: string, other: string): boolean {
  return normaliseForSearch(one) === normaliseForSearch(other);
}

/** Of a day of the plan; days of no date are all alike. */
export function clockOf({ edition: { firstDay, zone } }: Desk, day: number | null): DayClock {
  return dayClock(firstDay !== null && day !== null ? addDays(firstDay, day) : null, zone);
}

/** Of one day: by when they begin, then by the order of their rooms. */
export function inOrder(sessions: readonly PlannedSession[], desk: Desk): PlannedSession[] {
  const places = new Map(desk.rooms.map(({ id }, index) => [id, index]));
  const placeOf = ({ room }: PlannedSession) => places.get(room) ?? -1;
  const clock = clockOf(desk, sessions[0]?.day ?? null);
  const begins = new Map(sessions.map(({ id, start }) => [id, clock.passedAt(start ?? 0)]));
  const beginOf = ({ id }: PlannedSession) => begins.get(id) ?? 0;
  return sessions.toSorted((a, b) => beginOf(a) - beginOf(b) || placeOf(a) - placeOf(b));
}

/** 'Dr. Ama Mensah' is known as 'Ama Mensah', too. */
function withoutTitle(name: string): string {
  return name.split(' ').slice(1).join(' ');
}

/** The days of the desk; null is for what has no time. */
export function daysOf({
  edition: { days, firstDay },
  sessions,
}: Desk): { day: number | null; name: string }[] {
  const planned = sessions.flatMap(({ day }) => day ?? []);
  const count = Math.max(days, ...planned.map((day) => day + 1));
  const all: { day: number | null; name: string }[] = Array.from({ length: count }, (_, day) => {
    const number = String(day + 1);
    const date = firstDay && shortDate(addDays(firstDay, day));
    return { day, name: date ? say.dayOf({ number, date }) : say.dayNumber({ number }) };
  });
  const isAnyWithout = sessions.some(({ day }) => day === null);
  return isAnyWithout ? [...all, { day: null, name: say.withoutTime() }] : all;
}
