import { describe, expect, test } from 'vitest';
import { zoneName } from '#platform/contract/zoned-time.ts';
import { sayIn } from '#platform/server/in-language.ts';
import { formatWhen } from './server/differences.ts';
import { dayAndTimes, timeRange, zoneBeside } from './shown-times.ts';

const BERLIN = 'Europe/Berlin';
const GALA = { day: '2025-10-25', start: '2025-10-25T21:00:00.000Z', end: '2025-10-26T00:00:00.000Z' };
const plain = (text: string) => text.replace(/\s/g, ' ');

describe('a night', () => {
  test.each([
    ['en', 'Saturday 25 October, 11:00 PM – 2:00 AM (Sunday)'],
    ['fr', 'samedi 25 octobre, 23:00 – 02:00 (dimanche)'],
    ['pt', 'sábado, 25 de outubro, 23:00 – 02:00 (domingo)'],
  ] as const)('is told in %s with its day once, and the next one', (language, said) => {
    expect(sayIn(language, () => plain(dayAndTimes(GALA, BERLIN)))).toBe(said);
  });

  test('that ends at midnight ends that day', () => {
    const times = { start: '2025-08-26T22:00:00.000Z', end: '2025-08-27T00:00:00.000Z' };
    expect(plain(timeRange(times, 'Africa/Accra'))).toBe('10:00 PM – 12:00 AM');
  });
});

describe('a change of the clock', () => {
  test.each([
    ['within', '2025-10-25T23:30:00Z', '2025-10-26T01:30:00Z', '1:30 AM CEST – 2:30 AM CET'],
    ['twice the same', '2025-10-26T00:30:00Z', '2025-10-26T01:30:00Z', '2:30 AM CEST – 2:30 AM CET'],
    ['the second hour', '2025-10-26T01:10:00Z', '2025-10-26T01:50:00Z', '2:10 AM CET – 2:50 AM CET'],
    ['over midnight', '2025-10-25T21:00:00Z', '2025-10-26T04:00:00Z', '11:00 PM CEST – 5:00 AM CET (Sunday)'],
    ['in spring', '2026-03-29T00:30:00Z', '2026-03-29T01:30:00Z', '1:30 AM CET – 3:30 AM CEST'],
  ])('%s is told with both names of the zone', (_what, start, end, said) => {
    expect(plain(timeRange({ start, end }, BERLIN))).toBe(said);
    expect(zoneBeside({ start, end }, BERLIN)).toBeUndefined();
  });

  test('that day, but after it, is as usual', () => {
    const times = { start: '2025-10-26T08:00:00Z', end: '2025-10-26T08:45:00Z' };
    expect(plain(timeRange(times, BERLIN))).toBe('9:00 – 9:45 AM');
    expect(zoneBeside(times, BERLIN)).toBe('CET');
  });

  test.each([
    ['en', 'Central European Time'],
    ['fr', 'heure d’Europe centrale'],
    ['pt', 'Hora da Europa Central'],
  ] as const)('leaves in %s one name for times on both sides of it', (language, name) => {
    const both = ['2025-10-25T08:00:00Z', '2025-10-26T08:00:00Z'];
    expect(sayIn(language, () => zoneName(BERLIN, both))).toBe(name);
    expect(sayIn('en', () => zoneName(BERLIN, both.slice(1)))).toBe('CET');
    expect(sayIn('en', () => zoneName('Africa/Accra', both))).toBe('GMT');
  });
});

test('what is told of a change names the zone', () => {
  expect(plain(formatWhen(GALA.start, BERLIN))).toBe('Saturday 25 October at 11:00 PM CEST');
  expect(plain(formatWhen('2025-10-26T01:30:00Z', BERLIN))).toBe('Sunday 26 October at 2:30 AM CET');
});
