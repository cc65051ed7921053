import { addDays, zonedDate } from '#platform/contract/zoned-time.ts';
import type { Attendance } from './attendance.ts';
import { placeKey, type Standing, standingKey } from './scans.ts';

/** Somebody on the list. */
export interface Listed {
  id: string;
  name: string;
  company: string;
  isCancelled: boolean;
  /** Came without a registration. */
  isWalkIn: boolean;
  /** Such as Speaker; '' for none. Its place among the kinds gives it its colour. */
  kind: string;
  tone: number;
  /** Has yet to pay. */
  isUnpaid: boolean;
  /** On which days their ticket lets them in; without it, on all of them. */
  days?: readonly string[] | undefined;
  /** What to hand out: the answers to what the organisers chose, by question. */
  handedOut: { label: string; value: string }[];
}

/** What there is of somebody of whom nothing is known. */
export const UNKNOWN: Listed = {
  id: '',
  name: '',
  company: '',
  isCancelled: false,
  isWalkIn: false,
  kind: '',
  tone: 0,
  isUnpaid: false,
  handedOut: [],
};

/** Sessions of a day that go on after its midnight, and until when: an instant. */
export interface Night {
  day: string;
  until: string;
}

/** The day that it is at the door: of a night that isn't over, the one before. */
export function doorDay(now: Date, { zone, nights }: Pick<DoorState, 'zone' | 'nights'>): string {
  const today = zonedDate(now, zone);
  const before = addDays(today, -1);
  return nights.some(({ day, until }) => day === before && now.toISOString() < until) ? before : today;
}

/** Everything that decides at the door. */
export interface DoorState {
  editionId: string;
  zone: string;
  /** Of the edition; none if they aren't known. */
  days: readonly string[];
  nights: readonly Night[];
  /** The place that this device is at; '' for the entrance. */
  room: string;
  /** How many fit in; null if there is no limit. */
  places: number | null;
  /** Who goes out may come in again. */
  allowsReentry: boolean;
  direction: 'in' | 'out';
  people: ReadonlyMap<string, Listed>;
  attendance: Pick<Attendance, 'standings' | 'inside'>;
}

/** What a code turned out to be. */
export type Reading =
  | { is: 'ticket'; editionId: string | null; attendeeId: string }
  /** It looks like a ticket, but this site didn't sign it. */
  | { is: 'forged' }
  | { is: 'no-ticket' };

export const COLOURS = {
  in: 'green',
  back: 'green',
  out: 'green',
  already: 'amber',
  'not-in': 'amber',
  full: 'amber',
  unpaid: 'amber',
  unknown: 'amber',
  'another-day': 'amber',
  cancelled: 'red',
  'another-edition': 'red',
  forged: 'red',
  'no-ticket': 'red',
} as const;
export type Verdict = keyof typeof COLOURS;

export interface Answer {
  verdict: Verdict;
  /** What is recorded of it; after an amber one, only if somebody says so. That somebody was shown again always is. */
  records?: 'in' | 'out';
  who?: string;
  person?: Listed;
  standing?: Standing;
}

/** What to say to who shows this at the door. It depends on nothing else, so every device and the server say the same. */
export function answerOf(state: DoorState, reading: Reading, now: Date): Answer {
  if (reading.is !== 'ticket') return { verdict: reading.is };
  if (reading.editionId !== state.editionId) return { verdict: 'another-edition' };
  const { attendeeId: who } = reading;
  return answerAbout(state, { who, person: state.people.get(who) }, now);
}

/** The same for somebody who was found on the list. */
export function answerFor(state: DoorState, person: Listed, now: Date): Answer {
  return answerAbout(state, { who: person.id, person }, now);
}

/** Also about who isn't on the list yet: what was recorded of them counts. */
function answerAbout(
  state: DoorState,
  { who, person }: { who: string; person: Listed | undefined },
  now: Date,
): Answer {
  const known = { who, ...(person && { person }) };
  if (person?.isCancelled) return { verdict: 'cancelled', ...known };
  const day = doorDay(now, state);
  const standing = state.attendance.standings.get(standingKey({ who, day, room: state.room }));
  const at = standing ? { ...known, standing } : known;
  if (state.direction === 'out') {
    return standing?.isInside ? { verdict: 'out', records: 'out', ...at } : { verdict: 'not-in', ...at };
  }
  if (standing?.isInside) return { verdict: 'already', records: 'in', ...at };
  if (standing && !state.allowsReentry) return { verdict: 'already', records: 'in', ...at };
  if (!person) return { verdict: 'unknown', records: 'in', ...at };
  const days = person.days ?? state.days;
  if (days.length > 0 && !days.includes(day)) {
    return { verdict: 'another-day', records: 'in', ...at };
  }
  if (person.isUnpaid && state.room === '') return { verdict: 'unpaid', records: 'in', ...at };
  if (state.places !== null && countInside(state, day) >= state.places) {
    return { verdict: 'full', records: 'in', ...at };
  }
  return { verdict: standing ? 'back' : 'in', records: 'in', ...at };
}

/** How many are at a place at this moment. */
export function countInside(
  { attendance, room }: Pick<DoorState, 'attendance' | 'room'>,
  day: string,
): number {
  return attendance.inside.get(placeKey({ day, room })) ?? 0;
}
