import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, locale } from '#platform/contract/language.ts';
import { addDays, formatter } from '#platform/contract/zoned-time.ts';
import { type DaysOfEdition, readWhen, type WhenCells, WhenProblem } from './read-when.ts';
import { DAY_MINUTES, formatTime, HOUR } from './times.ts';

const PARIS: DaysOfEdition = { firstDay: '2025-10-25', days: 2, zone: 'Europe/Paris' };
const ACCRA: DaysOfEdition = { firstDay: '2025-08-26', days: 2, zone: 'Africa/Accra' };

function understood(cells: WhenCells, edition: DaysOfEdition) {
  try {
    return readWhen(cells, edition);
  } catch (thrown) {
    if (!(thrown instanceof WhenProblem)) throw thrown;
    return `${thrown.field}: ${thrown.message}`;
  }
}

const at = (day: number, start: string, end?: string) => {
  const [from = 0, to] = [start, end].map((time) => {
    const [hours, minutes] = time?.split(':').map(Number) ?? [];
    return hours === undefined ? undefined : hours * HOUR + (minutes ?? 0);
  });
  return { day, start: from, length: to === undefined ? undefined : to - from };
};

describe('in one cell', () => {
  test.each([
    ['2025-10-26 10:15', at(1, '10:15')],
    ['2025-10-25T10:15:00+02:00', at(0, '10:15')],
    ['2025-10-25T08:15:00Z', at(0, '10:15')],
    ['20251025T081500Z', at(0, '10:15')],
    ['2025-10-25T23:30:00Z', at(1, '1:30')],
    ['2025-10-26 09:15 UTC', at(1, '10:15')],
    ['2025-10-25 10:15:00+02:00', at(0, '10:15')],
    ['2025-10-25 10:15 (CEST)', at(0, '10:15')],
    ['2025-10-25 11:15 Africa/Nairobi', at(0, '10:15')],
    ['25 Oct 2025 10:15 AM', at(0, '10:15')],
    ['Saturday, 25 Oct 2025, 10:15 AM - 11:00 AM', at(0, '10:15', '11:00')],
    ['Sunday, October 26th, 2025 at 2:15 PM', at(1, '14:15')],
    ['sam. 25 octobre 2025 à 10h15', at(0, '10:15')],
    ['samedi 25 octobre, 10h15–11h00', at(0, '10:15', '11:00')],
    ['sábado, 25 de outubro de 2025, 10h15 às 11h', at(0, '10:15', '11:00')],
    ['dia 26, das 10h às 11h30', at(1, '10:00', '11:30')],
    ['25/10/2025 10:15', at(0, '10:15')],
    ['10/25/2025 10:15 AM – 11:00 AM', at(0, '10:15', '11:00')],
    ['25-Oct-25 22:00', at(0, '22:00')],
    ['25.10. 10.15 bis 11.00 Uhr', at(0, '10:15', '11:00')],
    ['Day 2, 9 - 10:30', at(1, '9:00', '10:30')],
    ['J2 9h-10h30', at(1, '9:00', '10:30')],
    ['10:15, Sat 25 Oct', at(0, '10:15')],
    ['Sat 25, 9:05 AM', at(0, '9:05')],
    ['2025-10-25T10:15:00+02:00/2025-10-25T11:00:00+02:00', at(0, '10:15', '11:00')],
    ['10/25/2025, 11:00 PM – 10/26/2025, 1:00 AM', at(0, '23:00', '25:00')],
    ['25 Oct 2025 10:15 (45 min)', at(0, '10:15', '11:00')],
    ['45955.427083', at(0, '10:15')],
    ['45955,9375', at(0, '22:30')],
    ['Saturday noon - 1 PM', at(0, '12:00', '13:00')],
    ['Sunday 9 h du matin', at(1, '9:00')],
    ['Day 1 11:00 PM - 1:00 AM', at(0, '23:00', '25:00')],
    ['Day 1 10:00 PM - midnight', at(0, '22:00', '24:00')],
    ['Day 1 14:15 PM', at(0, '14:15')],
    ['Day 1 9:00 – 9:45 AM', at(0, '9:00', '9:45')],
    ['Day 1 11:00 – 12:30 PM', at(0, '11:00', '12:30')],
    ['Day 1 11:30 AM – 1:00', at(0, '11:30', '13:00')],
    ['Day 1 930-1015', at(0, '9:30', '10:15')],
    ['25/OCT/2025 10:15', at(0, '10:15')],
    ['10h15–11h00 (26 octobre)', at(1, '10:15', '11:00')],
    ['9am-10:30am Sunday', at(1, '9:00', '10:30')],
    ['11 - 1 PM, Sun 26 Oct', at(1, '11:00', '13:00')],
  ])('%s', (start, expected) => {
    expect(understood({ start }, PARIS)).toEqual(expected);
  });
});

describe('in several cells', () => {
  test.each<[WhenCells, ReturnType<typeof at>]>([
    [{ day: '26th October 2025', start: '10:15', end: '11:00' }, at(1, '10:15', '11:00')],
    [{ day: '26', start: '1015', length: '45 min' }, at(1, '10:15', '11:00')],
    [{ day: '2', start: '10:15', length: '00:45:00' }, at(1, '10:15', '11:00')],
    [{ day: 'dimanche', start: '10h15', length: '1h30' }, at(1, '10:15', '11:45')],
    [{ day: '2025-10-26 10:15', start: '10:15 AM' }, at(1, '10:15')],
    [{ day: '45956', start: '0.427083', end: '0.5' }, at(1, '10:15', '12:00')],
    [{ day: '1er jour', start: '23:00', end: '01:30' }, at(0, '23:00', '25:30')],
    [{ day: '1', start: '15:00', end: '1:00', length: '600' }, at(0, '15:00', '25:00')],
    [{ day: 'Day 1', start: '10:15', end: '10:15 - 11:00' }, at(0, '10:15', '11:00')],
    [{ start: '2025-10-25 23:00', end: '2025-10-26 02:00' }, at(0, '23:00', '26:00')],
    [{ start: '2025-10-25T22:00:00+02:00', end: '2025-10-25T23:30:00+02:00' }, at(0, '22:00', '23:30')],
    [{ day: '25/10', start: '10:15', end: 'until 11:00' }, at(0, '10:15', '11:00')],
    [{ day: '2025-10-26 00:00:00', start: '10:15:00', end: '11:00:00' }, at(1, '10:15', '11:00')],
    [{ day: '2025-10-26T00:00:00', start: '1899-12-30 10:15:00' }, at(1, '10:15')],
    [{ day: '2', start: '30/12/1899 10:15', end: '1899-12-31 11:00' }, at(1, '10:15', '11:00')],
  ])('%j', (cells, expected) => {
    expect(understood(cells, PARIS)).toEqual(expected);
  });
});

describe('what is unclear or wrong is a problem of its cell', () => {
  test.each<[WhenCells, string]>([
    [{ day: 'Day 9', start: '10:15' }, 'day'],
    [{ day: '2025-10-27', start: '10:15' }, 'day'],
    [{ day: '0', start: '10:15' }, 'day'],
    [{ start: '2025-10-27 10:15' }, 'start'],
    [{ start: '10:15' }, 'day'],
    [{ day: 'Monday', start: '10:15' }, 'day'],
    [{ day: 'Sunday, 25 October 2025', start: '10:15' }, 'day'],
    [{ day: '26th and 27th October', start: '10:15' }, 'day'],
    [{ day: '25–26 October 2025', start: '10:15' }, 'day'],
    [{ day: 'Room 2', start: '10:15' }, 'day'],
    [{ day: 'Day 1', start: '2025-10-26 10:15' }, 'start'],
    [{ day: '25 Oct', start: '10:15', end: '10:00' }, 'end'],
    [{ day: '1', start: '12:30', end: '1:30' }, 'end'],
    [{ day: '1', start: '10:15', end: '11:00', length: '30' }, 'length'],
    [{ day: '1', start: '10:15 - 11:00', end: '12:00' }, 'end'],
    [{ day: 'Day 1 10:15', start: '10:30' }, 'start'],
    [{ day: '1', start: '25:00' }, 'start'],
    [{ day: '1', start: '14:15 AM' }, 'start'],
    [{ day: '1', start: '10:15 and 14:00' }, 'start'],
    [{ day: '1', start: '10:15 maybe' }, 'start'],
    [{ day: '1', start: '0.25' }, 'start'],
    [{ day: '1', start: '9.3' }, 'start'],
    [{ day: '1', start: '- 11:00' }, 'start'],
    [{ day: '1', start: 'midnight' }, 'start'],
    [{ day: '1', start: '10:15:30' }, 'start'],
    [{ day: '1', start: '11 - 1 AM' }, 'start'],
    [{ day: '1' }, 'start'],
    [{ day: '1', end: '11:00' }, 'start'],
    [{ day: '1', start: '10:15', length: '45:00' }, 'length'],
    [{ day: '1', start: '10:15', length: 'an hour' }, 'length'],
    [{ day: '1', start: '10:15', end: 'later' }, 'end'],
    [{ start: '11 PM - 1 AM, 26 Oct' }, 'day'],
    [{ day: '2025-10-26 00:00:00' }, 'start'],
    [{ day: '2025-10-26 00:15:00', start: '10:15' }, 'start'],
    [{ day: '1899-12-30 09:00', start: '10:15' }, 'start'],
    // The second time that the clocks show it.
    [{ start: '2025-10-26T02:30:00+01:00' }, 'start'],
    [{ day: '1', start: '10:15:00-05:00' }, 'start'],
    [{ day: '1', start: 'Sat 25 - 11:30 - 12 - 13' }, 'start'],
  ])('%j', (cells, field) => {
    expect(understood(cells, PARIS)).toMatch(new RegExp(`^${field}: `));
  });

  test('a date that may be day first or month first, if both are days of the edition', () => {
    const months = { firstDay: '2025-03-04', days: 31, zone: 'UTC' };
    expect(understood({ day: '04/03/2025', start: '9:00' }, months)).toMatch(/^day: /);
    expect(understood({ day: '03/13/2025', start: '9:00' }, months)).toMatchObject({ day: 9 });
    const november = { firstDay: '2025-11-02', days: 2, zone: 'UTC' };
    expect(understood({ day: '2', start: '9:00' }, november)).toMatch(/^day: /);
    expect(understood({ day: 'Day 2', start: '9:00' }, november)).toMatchObject({ day: 1 });
  });
});

test('an edition of one day needs none, and one without a date has only numbers', () => {
  expect(understood({ start: '9' }, { ...ACCRA, days: 1 })).toEqual(at(0, '9:00'));
  const undated = { firstDay: null, days: 2, zone: 'UTC' };
  expect(understood({ day: 'Day 2', start: '9:00', end: '10:00' }, undated)).toEqual(at(1, '9:00', '10:00'));
  expect(understood({ day: '26 August', start: '9:00' }, undated)).toMatch(/^day: Enter the date/);
});

test('an hour over which the clocks are put forward is none', () => {
  const lisbon = { firstDay: '2026-03-28', days: 2, zone: 'Europe/Lisbon' };
  expect(understood({ day: '2026-03-29', start: '01:30' }, lisbon)).toMatch(
    /^start: The clocks are put forward/,
  );
  expect(understood({ day: '2026-03-29', start: '02:30' }, lisbon)).toEqual(at(1, '2:30'));
  expect(understood({ start: '2026-03-29T01:30:00Z' }, lisbon)).toEqual(at(1, '2:30'));
  const ends = (end: string) => understood({ start: '2026-03-28 23:00', end }, lisbon);
  expect([ends('01:30'), ends('2026-03-29 01:30')]).toEqual(Array(2).fill(expect.stringMatching(/^end: /)));
  expect(ends('02:30')).toMatchObject({ length: 150 });
  expect(understood({ start: '2026-03-29 00:30 - 01:15' }, lisbon)).toMatch(/^start: The clocks/);
});

test('of an hour that the clocks show twice, a line says which is meant', () => {
  const start = (typed: string, edition = PARIS) => understood({ day: '2025-10-26', start: typed }, edition);
  expect(start('02:30')).toMatch(/^start: .* write 02:30 UTC\+2;/);
  expect(start('02:30 Europe/Paris')).toMatch(/^start: .* write 02:30 UTC\+2;/);
  for (const first of ['02:30 UTC+2', '02:30+02:00', '02:30 CEST', '00:30Z'])
    expect([first, start(first)]).toEqual([first, at(1, '2:30')]);
  expect(start('02:30+01:00')).toMatch(/^start: .* this is the second time/);
  expect([start('01:59'), start('03:00')]).toEqual([at(1, '1:59'), at(1, '3:00')]);
  const newYork = { firstDay: '2025-11-01', days: 2, zone: 'America/New_York' };
  expect(understood({ start: '2025-11-02 01:30' }, newYork)).toMatch(/^start: .* write 01:30 UTC-4;/);
  expect(understood({ start: '2025-11-02 01:30 UTC-4' }, newYork)).toEqual(at(1, '1:30'));
  // Not in the edition's zone, where it is two different hours.
  expect(
    understood({ start: '2025-11-02 01:30 America/New_York' }, { ...ACCRA, firstDay: '2025-11-02' }),
  ).toMatch(/^start: .* write 01:30 UTC-4;/);
  const until = (cells: WhenCells) => understood({ day: '2025-10-26', start: '01:30', ...cells }, PARIS);
  expect(until({ end: '02:30' })).toMatch(/^end: .* how many minutes/);
  expect(until({ end: '02:30', length: '60' })).toMatchObject({ length: 60 });
  expect(until({ end: '02:30', length: '120' })).toMatchObject({ length: 120 });
  expect(until({ end: '02:30', length: '90' })).toMatch(/^length: /);
  expect(until({ start: '01:30 UTC+2', end: '02:30 UTC+1' })).toMatchObject({ length: 120 });
});

test('nothing said is nothing planned', () => {
  expect(understood({}, PARIS)).toEqual({ length: undefined });
  expect(understood({ day: ' ', length: '45' }, PARIS)).toEqual({ length: 45 });
});

interface Planned {
  day: number;
  start: number;
  length: number;
}
type Form = (session: Planned, edition: DaysOfEdition) => WhenCells;

const dateOf = ({ day }: Planned, { firstDay }: DaysOfEdition) => addDays(firstDay ?? '', day);
const words = (of: string, options: Intl.DateTimeFormatOptions) => (date: string) =>
  formatter(of, 'UTC', options).format(new Date(date));
const twelve = (minutes: number) =>
  formatter('en-US', 'UTC', { hour: 'numeric', minute: '2-digit' }).format(new Date(minutes * 60_000));
const french = (minutes: number) => formatTime(minutes).replace(':', 'h');
const endOf = ({ start, length }: Planned) => start + length;

const FORMS: Readonly<Record<string, Form>> = {
  'iso in one': (session, edition) => ({
    start: `${dateOf(session, edition)} ${formatTime(session.start)}`,
    length: String(session.length),
  }),
  'iso with offset': (session, edition) => ({
    start: `${dateOf(session, edition)}T${formatTime(session.start)}:00+00:00`,
    end: `${addDays(dateOf(session, edition), endOf(session) >= DAY_MINUTES ? 1 : 0)}T${formatTime(endOf(session))}:00Z`,
  }),
  'american in one': (session, edition) => ({
    start: `${words('en-US', { dateStyle: 'short' })(dateOf(session, edition))} ${twelve(session.start)}`,
    length: `${session.length} min`,
  }),
  'british range': (session, edition) => ({
    day: words('en-GB', { dateStyle: 'full' })(dateOf(session, edition)),
    start: `${twelve(session.start)} - ${twelve(endOf(session))}`,
  }),
  number: ({ day, start, length }) => ({
    day: `Day ${day + 1}`,
    start: formatTime(start),
    length: `${formatTime(length)}:00`,
  }),
  'french range': (session, edition) => ({
    start: `${words('fr-FR', { weekday: 'short', day: 'numeric', month: 'long' })(dateOf(session, edition))}, ${french(session.start)}–${french(endOf(session))}`,
  }),
  'start and end': (session, edition) => ({
    day: dateOf(session, edition).split('-').toReversed().join('/'),
    start: formatTime(session.start),
    end: formatTime(endOf(session)),
  }),
  serial: (session, edition) => ({
    start: String(
      (Date.parse(dateOf(session, edition)) - Date.UTC(1899, 11, 30)) / 86_400_000 +
        session.start / DAY_MINUTES,
    ),
    length: String(session.length),
  }),
  'no minutes of zero': ({ day, start, length }) => ({
    day: String(day + 1),
    start: String(start % HOUR === 0 ? start / HOUR : formatTime(start)),
    length: `${Math.floor(length / HOUR)}h${String(length % HOUR).padStart(2, '0')}`,
  }),
  ...Object.fromEntries(
    LANGUAGES.flatMap((of) =>
      (['full', 'long', 'medium'] as const).map((dateStyle): [string, Form] => [
        `${of} ${dateStyle}`,
        (session, edition) => ({
          start: `${words(locale(of), { dateStyle })(dateOf(session, edition))} ${formatTime(session.start)}`,
          length: String(session.length),
        }),
      ]),
    ),
  ),
};

const edition = fc.record({
  firstDay: fc
    .date({ min: new Date('2025-01-01'), max: new Date('2028-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  days: fc.integer({ min: 1, max: 5 }),
  zone: fc.constantFrom('Africa/Accra', 'Africa/Lome'),
});
const session = fc.record({
  day: fc.nat(),
  start: fc.integer({ min: 0, max: DAY_MINUTES - 1 }),
  length: fc.integer({ min: 5, max: 360 }),
});

test.each(Object.entries(FORMS))('at random, in this form, it is read exactly or told: %s', (_, form) => {
  let read = 0;
  fc.assert(
    fc.property(edition, fc.array(session, { minLength: 60, maxLength: 60 }), (of, sessions) => {
      for (const one of sessions) {
        const planned = { ...one, day: one.day % of.days };
        const seen = understood(form(planned, of), of);
        if (typeof seen === 'string') continue;
        expect({ cells: form(planned, of), ...seen }).toEqual({ cells: form(planned, of), ...planned });
        read += 1;
      }
    }),
    { numRuns: 10 },
  );
  // Of 600, hardly any is unclear.
  expect(read).toBeGreaterThan(400);
});

test('whatever is added to a cell isn’t ignored', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{4,9}$/), (word) => {
      const seen = understood({ start: `2025-10-26 10:15 ${word}` }, PARIS);
      if (typeof seen !== 'string') expect(['from', 'local']).toContain(word);
    }),
  );
});
