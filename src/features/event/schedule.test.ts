import { describe, expect, it } from 'vitest';
import { dayFigures, daysInWords, nextChange, phaseAt, type Schedule, scheduleOf } from './schedule.ts';

const of = (eventDate: string) => scheduleOf({ eventDate, eventTime: '09:00' }) as Schedule;
const summit = of('2025-08-26');

describe('the schedule', () => {
  it('names both days, with or without event data', () => {
    expect(daysInWords(summit)).toBe('26th and 27th August 2025');
    expect(daysInWords(undefined)).toBe('26th and 27th August 2025');
    expect(dayFigures(summit)).toBe('26–27');
  });

  it.each([
    ['2025-08-01', '1st and 2nd August 2025'],
    ['2025-08-22', '22nd and 23rd August 2025'],
    ['2025-08-11', '11th and 12th August 2025'],
    ['2025-08-31', '31st August 2025 and 1st September 2025'],
    ['2025-12-31', '31st December 2025 and 1st January 2026'],
  ])('names the days from %s as %s', (date, words) => {
    expect(daysInWords(of(date))).toBe(words);
  });

  it('knows the phase to the second', () => {
    const at = (instant: string) => phaseAt(new Date(instant), summit);
    expect(at('2025-08-26T08:59:59Z')).toBe('before');
    expect(at('2025-08-26T09:00:00Z')).toBe('during');
    expect(at('2025-08-27T23:59:59Z')).toBe('during');
    expect(at('2025-08-28T00:00:00Z')).toBe('after');
    expect(phaseAt(new Date('2031-01-01T00:00:00Z'), undefined)).toBe('before');
  });

  it('says when the phase changes next', () => {
    expect(nextChange(new Date('2025-08-01T00:00:00Z'), summit)).toEqual(summit.begins);
    expect(nextChange(new Date('2025-08-26T10:00:00Z'), summit)).toEqual(summit.ends);
    expect(nextChange(new Date('2025-09-01T00:00:00Z'), summit)).toBeUndefined();
  });
});
