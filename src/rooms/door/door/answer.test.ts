import { generateKeyPairSync } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTicketAnywhere } from '#rooms/ground/tickets/read-ticket.ts';
import { writeTicket } from '#rooms/ground/tickets/server/ticket.ts';
import { answerFor, answerOf, COLOURS, type DoorState, type Listed, UNKNOWN } from './answer.ts';
import { Attendance } from './attendance.ts';
import { type Scan, settle } from './scans.ts';

const EDITION = '01980000-0000-7000-8000-000000000001';
const DAYS = ['2025-08-27', '2025-08-28'];
const OPEN = new Date('2025-08-27T09:00:00Z');

const idOf = (number: number) => `01980000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const person = (id: string, more: Partial<Listed> = {}): Listed => ({
  ...{ ...UNKNOWN, id, name: 'Ama', company: 'Volta' },
  ...more,
});
const scan = (who: string, at: string, more: Partial<Scan> = {}): Scan => ({
  ...{
    id: `${who} ${at} ${more.device ?? ''}`,
    who,
    kind: 'in',
    day: '2025-08-27',
    room: '',
    at,
    device: 'A',
  },
  ...more,
});
function attendanceOf(scans: readonly Scan[]): Attendance {
  const attendance = new Attendance();
  for (const one of scans) attendance.add(one);
  return attendance;
}

function door(
  people: readonly Listed[],
  scans: readonly Scan[] = [],
  more: Partial<DoorState> = {},
): DoorState {
  return {
    ...{ editionId: EDITION, zone: 'Africa/Accra', days: DAYS, nights: [], room: '', places: null },
    ...{ allowsReentry: false, direction: 'in', attendance: attendanceOf(scans) },
    people: new Map(people.map((one) => [one.id, one])),
    ...more,
  };
}

const events = fc.array(
  fc.record({
    who: fc.integer({ min: 1, max: 5 }).map(idOf),
    kind: fc.constantFrom('in' as const, 'in' as const, 'in' as const, 'out' as const),
    minute: fc.integer({ min: 0, max: 59 }),
    device: fc.constantFrom('A', 'B', 'C'),
  }),
  { maxLength: 40 },
);
const toScans = (some: { who: string; kind: 'in' | 'out'; minute: number; device: string }[]) =>
  some.map(({ who, kind, minute, device }, index) =>
    scan(who, `2025-08-27T09:${String(minute).padStart(2, '0')}:00Z`, { id: String(index), kind, device }),
  );

test('whatever order records arrive in, and however often, everybody sees the same', () => {
  fc.assert(
    fc.property(events, fc.infiniteStream(fc.nat()), (some, numbers) => {
      const scans = toScans(some);
      const resent = [...scans, ...scans.slice(0, 7)].toSorted(() => (numbers.next().value % 2) - 0.5);
      const [known, other] = [settle(scans), settle(resent)];
      expect([...other.standings].toSorted()).toEqual([...known.standings].toSorted());
      expect(other.doubles).toEqual(known.doubles);
      const ins = scans.filter(({ kind }) => kind === 'in');
      // Each one who came in is in, and every further record of it is named as a double or came after they had left.
      expect(new Set([...known.standings.values()].map(({ first }) => first.who))).toEqual(
        new Set(ins.map(({ who }) => who)),
      );
      for (const { scan: double, entry } of known.doubles) expect(entry.at <= double.at).toBe(true);
      if (scans.every(({ kind }) => kind === 'in')) {
        expect(known.standings.size + known.doubles.length).toBe(ins.length);
      }
    }),
  );
});

test('kept up scan by scan, it says what all of them say together', () => {
  const kinds = fc.constantFrom(
    'in' as const,
    'in' as const,
    'again' as const,
    'out' as const,
    'undo' as const,
  );
  const many = fc.array(
    fc.record({
      ...{ id: fc.integer({ max: 30, min: 0 }), who: fc.integer({ min: 1, max: 5 }), kind: kinds },
      ...{
        minute: fc.integer({ min: 0, max: 59 }),
        room: fc.constantFrom('', 'Gold'),
        isRemoved: fc.boolean(),
      },
    }),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(many, (some) => {
      const attendance = new Attendance();
      const known = new Map<string, Scan>();
      for (const { id, who, kind, minute, room, isRemoved } of some) {
        // What is undone is the same person's.
        const person = idOf(who);
        const at = `2025-08-27T09:${String(minute).padStart(2, '0')}:00Z`;
        const undoes = kind === 'undo' ? `${(id + 5) % 30} ${person}` : undefined;
        const one = scan(person, at, { id: `${id} ${person}`, kind, room, undoes });
        if (isRemoved) {
          known.delete(one.id);
          attendance.remove(one.id);
        } else {
          known.set(one.id, one);
          attendance.add(one);
        }
      }
      const together = settle(known.values());
      expect(new Map(attendance.standings)).toEqual(together.standings);
      expect(attendance.doubles()).toEqual(together.doubles);
      const inside = [...together.standings.values()].filter(({ isInside }) => isInside);
      for (const room of ['', 'Gold'])
        expect(attendance.inside.get(`2025-08-27 ${room}`) ?? 0).toBe(
          inside.filter(({ entry }) => entry.room === room).length,
        );
    }),
  );
});

test('nobody who is in is green, and whoever is green can be let in', () => {
  fc.assert(
    fc.property(events, fc.boolean(), fc.boolean(), (some, allowsReentry, isCancelled) => {
      const who = idOf(1);
      const state = door([person(who, { isCancelled })], toScans(some), { allowsReentry });
      const { verdict, records, standing } = answerFor(state, person(who, { isCancelled }), OPEN);
      if (standing?.isInside || isCancelled) expect(COLOURS[verdict]).not.toBe('green');
      if (COLOURS[verdict] === 'green') expect(records).toBe('in');
      if (COLOURS[verdict] === 'red') expect(records).toBeUndefined();
    }),
  );
});

test('what is undone didn’t happen', () => {
  const who = idOf(1);
  const [entry, later] = [scan(who, '2025-08-27T09:00:00Z'), scan(who, '2025-08-27T09:05:00Z')];
  const undo = scan(who, '2025-08-27T09:01:00Z', { id: 'undo', kind: 'undo', undoes: entry.id });
  const settled = settle([later, undo, entry]);
  expect(settled.doubles).toEqual([]);
  expect(settled.standings.get(`2025-08-27 ${who} `)?.first).toEqual(later);
});

test('who is shown again is a double, also by a clock that is behind', () => {
  const who = idOf(1);
  const again = scan(who, '2025-08-27T08:59:58Z', { kind: 'again', device: 'B' });
  const entry = scan(who, '2025-08-27T09:00:00Z');
  expect(settle([entry, again]).doubles).toEqual([{ scan: again, entry }]);
  expect(settle([again]).doubles).toEqual([]);
});

test('who goes out comes in again only if the edition says so, and on another day anyway', () => {
  const who = idOf(1);
  const scans = [
    scan(who, '2025-08-27T09:00:00Z'),
    scan(who, '2025-08-27T10:00:00Z', { kind: 'out', id: 'out' }),
  ];
  const verdict = (more: Partial<DoorState>, now = new Date('2025-08-27T11:00:00Z')) =>
    answerFor(door([person(who)], scans, more), person(who), now).verdict;
  expect(verdict({})).toBe('already');
  expect(verdict({ allowsReentry: true })).toBe('back');
  expect(verdict({}, new Date('2025-08-28T09:00:00Z'))).toBe('in');
  expect(verdict({}, new Date('2025-08-29T09:00:00Z'))).toBe('another-day');
  expect(verdict({ direction: 'out' })).toBe('not-in');
});

test('a room is full when it is, and the entrance isn’t', () => {
  const scans = [scan(idOf(1), '2025-08-27T09:00:00Z', { room: 'Gold' })];
  const verdict = (more: Partial<DoorState>) =>
    answerFor(door([person(idOf(2))], scans, more), person(idOf(2)), OPEN).verdict;
  expect(verdict({ room: 'Gold', places: 1 })).toBe('full');
  expect(verdict({ room: 'Gold', places: 2 })).toBe('in');
  expect(verdict({ room: '', places: null })).toBe('in');
});

test('who has yet to pay is asked for it at the entrance, once', () => {
  const unpaid = person(idOf(1), { isUnpaid: true });
  const verdict = (scans: Scan[], more: Partial<DoorState> = {}) =>
    answerFor(door([unpaid], scans, more), unpaid, OPEN).verdict;
  expect(verdict([])).toBe('unpaid');
  expect(verdict([], { room: 'Gold', places: 2 })).toBe('in');
  expect(verdict([scan(idOf(1), '2025-08-27T08:59:00Z')])).toBe('already');
});

test('a ticket for one day lets in on no other', () => {
  const today = person(idOf(1), { days: ['2025-08-27'] });
  const verdict = (now: Date) => answerFor(door([today], []), today, now).verdict;
  expect(verdict(OPEN)).toBe('in');
  expect(verdict(new Date('2025-08-28T09:00:00Z'))).toBe('another-day');
});

test('a ticket that is newer than the list counts as any other once it was let in', () => {
  const who = idOf(9);
  const ticket = { is: 'ticket', editionId: EDITION, attendeeId: who } as const;
  const entry = scan(who, '2025-08-27T08:50:00Z');
  const gone = scan(who, '2025-08-27T08:55:00Z', { kind: 'out', id: 'out' });
  const said = (scans: Scan[], more: Partial<DoorState> = {}) => {
    const { verdict, records } = answerOf(door([], scans, more), ticket, OPEN);
    return [verdict, records];
  };
  expect(said([])).toEqual(['unknown', 'in']);
  expect(said([entry])).toEqual(['already', 'in']);
  expect(said([entry, gone])).toEqual(['already', 'in']);
  expect(said([entry, gone], { allowsReentry: true })).toEqual(['unknown', 'in']);
  expect(said([entry], { direction: 'out' })).toEqual(['out', 'out']);
  expect(said([], { direction: 'out' })).toEqual(['not-in', undefined]);
});

test('a code says what it is without the network', async () => {
  const pair = generateKeyPairSync('ed25519');
  const { x = '' } = pair.publicKey.export({ format: 'jwk' });
  const key = new Uint8Array(Buffer.from(x, 'base64url'));
  const ticket = { editionId: EDITION, attendeeId: idOf(1) };
  const code = writeTicket(ticket, pair.privateKey);
  const state = door([person(idOf(1)), person(idOf(2), { isCancelled: true })]);
  const verdict = async (given: string) =>
    answerOf(state, await readTicketAnywhere(given, key), OPEN).verdict;
  const written = (more: Partial<typeof ticket>) => writeTicket({ ...ticket, ...more }, pair.privateKey);
  expect(await verdict(code)).toBe('in');
  expect(await verdict(`${code.toLowerCase()}\n`), 'as some scanners type it').toBe('in');
  expect(await verdict(written({ attendeeId: idOf(2) }))).toBe('cancelled');
  expect(await verdict(written({ attendeeId: idOf(3) }))).toBe('unknown');
  expect(await verdict(written({ editionId: idOf(9) }))).toBe('another-edition');
  expect(await verdict('https://example.com')).toBe('no-ticket');
  const forger = generateKeyPairSync('ed25519').privateKey;
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: 4 }), async (number) => {
      expect(await verdict(writeTicket({ ...ticket, attendeeId: idOf(number) }, forger))).toBe('forged');
    }),
    { numRuns: 20 },
  );
});

test('a night belongs to the day before while its sessions go on', () => {
  const [first = '', last = ''] = DAYS;
  const nights = [
    { day: first, until: '2025-08-28T01:00:00.000Z' },
    { day: last, until: '2025-08-29T02:00:00.000Z' },
  ];
  const guest = person(idOf(1));
  const ofFirst = person(idOf(2), { days: [first] });
  const verdict = (who: Listed, now: string, scans: Scan[] = []) =>
    answerFor(door([who], scans, { nights }), who, new Date(now)).verdict;
  expect(verdict(guest, '2025-08-29T00:15:00Z')).toBe('in');
  expect(verdict(guest, '2025-08-29T02:00:00Z')).toBe('another-day');
  expect(verdict(ofFirst, '2025-08-28T00:15:00Z')).toBe('in');
  expect(verdict(ofFirst, '2025-08-28T01:00:00Z')).toBe('another-day');
  const inside = [scan(idOf(1), '2025-08-27T22:00:00Z')];
  expect(verdict(guest, '2025-08-28T00:15:00Z', inside)).toBe('already');
  expect(verdict(guest, '2025-08-28T09:00:00Z', inside)).toBe('in');
});
