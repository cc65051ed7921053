import { describe, expect, it } from 'vitest';
import { dayFigures, formatDays } from './format-days.ts';
import { dayAt, nextChange, phaseAt, type Schedule, scheduleOf } from './schedule.ts';

const of = (eventDate: string, days = 2, zone = 'Africa/Accra') =>
  scheduleOf({ eventDate, eventTime: '09:00', days, zone }) as Schedule;
const of2025 = of('2025-08-26');

describe('the schedule', () => {
  it.each([
    ['2025-08-26', 2, '26th and 27th August 2025'],
    ['2025-08-01', 2, '1st and 2nd August 2025'],
    ['2025-08-22', 2, '22nd and 23rd August 2025'],
    ['2025-08-11', 2, '11th and 12th August 2025'],
    ['2025-08-31', 2, '31st August 2025 and 1st September 2025'],
    ['2025-12-31', 2, '31st December 2025 and 1st January 2026'],
    ['2027-03-09', 1, '9th March 2027'],
    ['2027-03-09', 3, '9th to 11th March 2027'],
    ['2027-03-09', 14, '9th to 22nd March 2027'],
    ['2027-02-27', 3, '27th February to 1st March 2027'],
    ['2026-12-30', 4, '30th December 2026 to 2nd January 2027'],
  ])('names the days from %s, %i of them, as %s', (date, days, text) => {
    expect(formatDays(of(date, days))).toBe(text);
  });

  it('has the days in figures', () => {
    expect(dayFigures(of2025)).toBe('26–27');
    expect(dayFigures(of('2025-08-31'))).toBe('31–1');
    expect(dayFigures(of('2025-08-26', 1))).toBe('26');
  });

  it('knows the phase to the second', () => {
    const at = (instant: string) => phaseAt(new Date(instant), of2025);
    expect(at('2025-08-26T08:59:59Z')).toBe('before');
    expect(at('2025-08-26T09:00:00Z')).toBe('during');
    expect(at('2025-08-27T23:59:59Z')).toBe('during');
    expect(at('2025-08-28T00:00:00Z')).toBe('after');
    expect(phaseAt(new Date('2031-01-01T00:00:00Z'), undefined)).toBe('before');
  });

  it('knows which of its days it is, by its own clock', () => {
    const at = (instant: string, of: Schedule, zone: string) => dayAt(new Date(instant), of, zone).day;
    expect(dayAt(new Date('2025-08-26T09:00:00Z'), of2025, 'Africa/Accra')).toEqual({ day: 1, days: 2 });
    expect(at('2025-08-27T00:00:00Z', of2025, 'Africa/Accra')).toBe(2);
    const inTokyo = of('2027-02-27', 3, 'Asia/Tokyo');
    expect(at('2027-02-27T14:59:59Z', inTokyo, 'Asia/Tokyo')).toBe(1);
    expect(at('2027-02-27T15:00:00Z', inTokyo, 'Asia/Tokyo')).toBe(2);
    expect(at('2027-03-09T12:00:00Z', inTokyo, 'Asia/Tokyo')).toBe(3);
  });

  it('says when the phase changes next', () => {
    expect(nextChange(new Date('2025-08-01T00:00:00Z'), of2025)).toEqual(of2025.begins);
    expect(nextChange(new Date('2025-08-26T10:00:00Z'), of2025)).toEqual(of2025.ends);
    expect(nextChange(new Date('2025-09-01T00:00:00Z'), of2025)).toBeUndefined();
  });
});

describe('three days over the end of a month', () => {
  // The clocks go back on 31st October 2027, at 01:00 UTC.
  const london = of('2027-10-30', 3, 'Europe/London');
  // In Ramadan, Morocco was on UTC; otherwise one hour ahead of it.
  const ramadan = of('2025-03-30', 3, 'Africa/Casablanca');
  const later = of('2025-05-30', 3, 'Africa/Casablanca');

  it.each([
    ['London', london, '2027-10-30T07:59:59Z', 'before'],
    ['London', london, '2027-10-30T08:00:00Z', 'during'],
    ['London', london, '2027-10-31T00:59:59Z', 'during'],
    ['London', london, '2027-10-31T01:30:00Z', 'during'],
    ['London', london, '2027-11-01T23:59:59Z', 'during'],
    ['London', london, '2027-11-02T00:00:00Z', 'after'],
    ['Casablanca, in Ramadan,', ramadan, '2025-03-30T08:59:59Z', 'before'],
    ['Casablanca, in Ramadan,', ramadan, '2025-03-30T09:00:00Z', 'during'],
    ['Casablanca, in Ramadan,', ramadan, '2025-04-01T23:59:59Z', 'during'],
    ['Casablanca, in Ramadan,', ramadan, '2025-04-02T00:00:00Z', 'after'],
    ['Casablanca, later,', later, '2025-05-30T07:59:59Z', 'before'],
    ['Casablanca, later,', later, '2025-05-30T08:00:00Z', 'during'],
    ['Casablanca, later,', later, '2025-06-01T22:59:59Z', 'during'],
    ['Casablanca, later,', later, '2025-06-01T23:00:00Z', 'after'],
  ] as const)('in $0 it is $3 at $2', (_place, schedule, instant, phase) => {
    expect(phaseAt(new Date(instant), schedule)).toBe(phase);
  });
});
