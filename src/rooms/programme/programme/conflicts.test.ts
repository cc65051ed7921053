import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CONFLICT_KINDS, type Conflict, conflictsIn, DEFAULT_RULES, type Plan } from './conflicts.ts';
import { DAY_MINUTES } from './times.ts';

const SPEAKERS = ['ama', 'kofi', 'esi', 'yaw'].map((id) => ({ id, name: id }));
const ROOMS = [
  { id: 'hall', name: 'Hall', places: 50 },
  { id: 'loft', name: 'Loft', places: null },
];
const KINDS = [
  { id: 'talk', isBreak: false },
  { id: 'break', isBreak: true },
];

const time = (least: number, most: number) => fc.integer({ min: least / 5, max: most / 5 }).map((n) => n * 5);
const person = fc.oneof(
  fc.constantFrom(...SPEAKERS).map(({ id, name }) => ({ speaker: id, name })),
  fc.constantFrom('Abena', 'abena', 'Kwame').map((name) => ({ speaker: '', name })),
);
const session = fc.record({
  title: fc.constant('A session'),
  kind: fc.constantFrom('talk', 'talk', 'break'),
  room: fc.constantFrom('hall', 'loft', ''),
  day: fc.constantFrom(0, 0, 1, 2),
  // Often one after the other.
  start: fc.option(
    fc.oneof(time(480, 720), fc.constantFrom(540, 570, 600, 630), fc.constantFrom(540, 570, 600, 630)),
    { freq: 8 },
  ),
  length: fc.oneof(time(5, 90), fc.constant(30), fc.constant(30)),
  places: fc.option(fc.integer({ min: 30, max: 70 })),
  state: fc.constantFrom('confirmed', 'confirmed', 'tentative', 'cancelled'),
  people: fc.array(person, { maxLength: 4 }),
});
const hours = fc.record(
  {
    speakerId: fc.constantFrom('ama', 'kofi'),
    day: fc.constantFrom(0, 1),
    from: time(480, 600),
    to: time(600, 800),
  },
  { requiredKeys: ['speakerId', 'from', 'to'] },
);
const plan = fc
  .record({
    sessions: fc.array(session, { minLength: 4, maxLength: 12 }),
    hours: fc.array(hours, { maxLength: 4 }),
    stars: fc.array(fc.integer({ min: 0, max: 80 }), { minLength: 12, maxLength: 12 }),
    walkMinutes: fc.constantFrom(5, 15, 0),
    doorsOpen: fc.option(fc.constant(510)),
    doorsClose: fc.option(fc.constant(780)),
  })
  .map(
    ({ sessions, stars, ...more }): Plan => ({
      ...more,
      stars: stars.map((count, index) => ({ session: String(index), count })),
      sessions: sessions.map((one, index) => ({
        ...one,
        day: one.start === null ? null : one.day,
        id: String(index),
      })),
      rooms: ROOMS,
      kinds: KINDS,
      speakers: SPEAKERS,
      days: 2,
      firstDay: null,
      zone: 'UTC',
      rules: DEFAULT_RULES,
    }),
  );

/** What a conflict is, without its words. */
const keyOf = ({ kind, sessions, person }: Pick<Conflict, 'kind' | 'sessions' | 'person'>) =>
  [kind, [...sessions].sort().join('+'), person ?? ''].join(' ');

/** Looks at every minute of every pair: slow, and too simple to be wrong. */
function slowly({
  sessions,
  rooms,
  kinds,
  speakers,
  hours,
  stars,
  walkMinutes,
  doorsOpen,
  doorsClose,
  days,
}: Plan) {
  const found = new Set<string>();
  const takePlace = sessions.filter(({ state }) => state !== 'cancelled');
  const minutesOf = ({ day, start, length }: Plan['sessions'][number]) =>
    day === null || start === null
      ? []
      : Array.from({ length }, (_, minute) => day * DAY_MINUTES + start + minute);
  const who = (one: Plan['sessions'][number]) =>
    new Set(one.people.map(({ speaker, name }) => speaker || `name ${name.toLowerCase()}`));
  for (const one of takePlace) {
    const minutes = minutesOf(one);
    for (const other of takePlace) {
      if (one.id >= other.id) continue;
      const others = new Set(minutesOf(other));
      const together = minutes.some((minute) => others.has(minute));
      const pair = [one.id, other.id];
      if (together && one.room !== '' && one.room === other.room)
        found.add(keyOf({ kind: 'room', sessions: pair }));
      if (together && [one.room, other.room].includes(''))
        found.add(keyOf({ kind: 'everybody', sessions: pair }));
      for (const person of who(one)) {
        if (!who(other).has(person)) continue;
        if (together) found.add(keyOf({ kind: 'person', sessions: pair, person }));
        const isNear = minutes.some((minute) =>
          [...others].some((else_) => Math.abs(minute - else_) <= walkMinutes),
        );
        const isElsewhere = one.room !== '' && other.room !== '' && one.room !== other.room;
        if (!together && isNear && isElsewhere) found.add(keyOf({ kind: 'walk', sessions: pair, person }));
      }
    }
    const alone = [one.id];
    if (who(one).size === 0 && kinds.some(({ id, isBreak }) => id === one.kind && !isBreak))
      found.add(keyOf({ kind: 'nobody', sessions: alone }));
    const places = rooms.find(({ id }) => id === one.room)?.places;
    if (places && one.places && one.places > places) found.add(keyOf({ kind: 'places', sessions: alone }));
    if (places && stars.some(({ session, count }) => session === one.id && count > places))
      found.add(keyOf({ kind: 'stars', sessions: alone }));
    const clock = minutes.map((minute) => minute - (one.day ?? 0) * DAY_MINUTES);
    const closed = (minute: number) =>
      (doorsOpen !== null && minute < doorsOpen) || (doorsClose !== null && minute >= doorsClose);
    if (clock.some(closed) || (one.day ?? 0) >= days) found.add(keyOf({ kind: 'doors', sessions: alone }));
    for (const person of who(one)) {
      const own = hours.filter(({ speakerId }) => speakerId === person);
      const suits = (minute: number) =>
        own.some(({ day, from, to }) => (day ?? one.day) === one.day && minute >= from && minute < to);
      if (own.length > 0 && !clock.every(suits)) found.add(keyOf({ kind: 'hours', sessions: alone, person }));
    }
  }
  const busy = new Set(takePlace.flatMap((one) => [...who(one)]));
  for (const { id } of speakers)
    if (speakers.some((one) => busy.has(one.id)) && !busy.has(id))
      found.add(keyOf({ kind: 'idle', sessions: [], person: id }));
  return found;
}

test('all conflicts are found and none that isn’t there, as by a checker of every minute', () => {
  const seen = new Map<string, number>();
  fc.assert(
    fc.property(plan, (given) => {
      const found = conflictsIn(given).map(keyOf);
      expect(new Set(found)).toEqual(slowly(given));
      expect(found).toHaveLength(new Set(found).size);
      for (const key of found) {
        const kind = key.split(' ', 1)[0] ?? '';
        seen.set(kind, (seen.get(kind) ?? 0) + 1);
      }
    }),
    { numRuns: 400, seed: 35 },
  );
  // Of every kind many, and five hundred in all.
  // The clocks change at night, when no session of these is.
  expect([...seen.keys(), 'clock'].sort()).toEqual([...CONFLICT_KINDS].sort());
  for (const count of seen.values()) expect(count).toBeGreaterThan(10);
  expect([...seen.values()].reduce((sum, count) => sum + count)).toBeGreaterThan(500);
});

test('what isn’t for us isn’t said', () => {
  const off = Object.fromEntries(CONFLICT_KINDS.map((kind) => [kind, 'off'])) as Plan['rules'];
  fc.assert(
    fc.property(plan, (given) => conflictsIn({ ...given, rules: off }).length === 0),
    { numRuns: 20 },
  );
});

test.each([
  ['Europe/Berlin', '2026-03-29', '02:30', 'skip'],
  ['Europe/Berlin', '2026-10-25', '02:30', 'show twice'],
  ['America/Sao_Paulo', '2018-11-04', '00:30', 'skip'],
  ['Australia/Lord_Howe', '2026-04-05', '01:45', 'show twice'],
  ['Europe/Berlin', '2026-03-29', '03:00', ''],
  ['Europe/Berlin', '2026-10-25', '03:00', ''],
  ['Africa/Accra', '2026-03-29', '02:30', ''],
])('in %s on %s, %s is a time that clocks %s', (zone, firstDay, time, said) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const one = { title: 'Night watch', kind: 'break', room: '', places: null, state: 'confirmed', people: [] };
  const session = { ...one, id: '1', day: 0, start: hours * 60 + minutes, length: 30 };
  const around = { rooms: [], kinds: KINDS, speakers: [], hours: [], stars: [], walkMinutes: 5 };
  const when = { doorsOpen: null, doorsClose: null, days: 1, firstDay, zone };
  const texts = conflictsIn({ ...around, ...when, sessions: [session], rules: DEFAULT_RULES }).map(
    ({ text }) => text,
  );
  expect(texts).toEqual(said ? [expect.stringContaining(said)] : []);
});

/** Which of them are in one room together. */
function together(
  zone: string,
  firstDay: string,
  planned: Record<string, [day: number, time: string, length: number]>,
  doorsClose: number | null = null,
) {
  const more = { kind: 'break', room: 'hall', places: null, state: 'confirmed', people: [] };
  const sessions = Object.entries(planned).map(([title, [day, time, length]]) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    return { ...more, id: title, title, day, start: hours * 60 + minutes, length };
  });
  const around = { rooms: ROOMS, kinds: KINDS, speakers: [], hours: [], stars: [], walkMinutes: 0 };
  const when = { doorsOpen: null, doorsClose, days: 2, firstDay, zone };
  return conflictsIn({ ...around, ...when, sessions, rules: { ...DEFAULT_RULES, clock: 'off' } }).map(
    ({ kind, sessions }) => [kind, ...sessions].join(' '),
  );
}

test('what is at one time is told by instants, not by what the clocks show', () => {
  const [spring, autumn] = ['2026-03-28', '2026-10-25'];
  const paris = (firstDay: string, planned: Parameters<typeof together>[2]) =>
    together('Europe/Paris', firstDay, planned);
  expect(paris(spring, { Gap: [1, '02:30', 30], After: [1, '03:30', 30] })).toEqual(['room After Gap']);
  expect(paris(spring, { Night: [0, '23:30', 240], Next: [1, '03:30', 30] })).toEqual(['room Night Next']);
  expect(paris(spring, { Before: [1, '01:59', 1], At: [1, '03:00', 30] })).toEqual([]);
  expect(paris(autumn, { Long: [0, '02:00', 90], At3: [0, '03:00', 30] })).toEqual([]);
  expect(paris(autumn, { Long: [0, '02:00', 121], At3: [0, '03:00', 30] })).toEqual(['room Long At3']);
  expect(
    together('Australia/Lord_Howe', '2026-04-05', { One: [0, '01:00', 75], Two: [0, '02:00', 30] }),
  ).toEqual([]);
  expect(together('Africa/Accra', spring, { One: [0, '02:00', 75], Two: [0, '03:00', 30] })).toEqual([
    'room One Two',
  ]);
});

test('the doors close by the clock, also in the night that changes it', () => {
  const whole = (firstDay: string, length: number) =>
    together('Europe/Paris', firstDay, { Whole: [1, '00:00', length] }, 24 * 60);
  expect([whole('2026-03-28', 1380), whole('2026-03-28', 1381)]).toEqual([[], ['doors Whole']]);
  expect([whole('2026-10-24', 1500), whole('2026-10-24', 1501)]).toEqual([[], ['doors Whole']]);
});
