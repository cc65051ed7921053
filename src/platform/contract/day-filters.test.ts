import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayFilters, FIRST_DAY, LAST_DAY, listedDay } from './day-filters.ts';
import { zonedInstant } from './zoned-instant.ts';
import { addDays } from './zoned-time.ts';

const DAY_MS = 86_400_000;
const asDay = (instant: Date) => instant.toISOString().slice(0, 10);

test('every day that a list can be filtered by has a day after it', () => {
  const [min, max] = [zonedInstant(FIRST_DAY, 'UTC'), zonedInstant(LAST_DAY, 'UTC')];
  const instants = fc.oneof(fc.constantFrom(min, max), fc.date({ min, max, noInvalidDate: true }));
  fc.assert(
    fc.property(instants, (instant) => {
      const day = listedDay.parse(asDay(instant));
      const next = zonedInstant(addDays(day, 1), 'UTC');
      expect(next.getTime() - zonedInstant(day, 'UTC').getTime()).toBe(DAY_MS);
      expect(next.toISOString() > zonedInstant(day, 'UTC').toISOString()).toBe(true);
    }),
  );
});

test.each(['0001-01-01', '0002-08-26', '0500-06-01', '0999-12-31', '1899-12-31', '3000-01-01', '9999-12-31'])(
  'a list can’t be filtered by %s, and says which days are allowed',
  (day) => {
    const message = 'Choose a date in the years 1900 to 2999.';
    for (const filter of Object.values(dayFilters)) {
      expect(filter.safeParse(day).error?.issues.map((issue) => issue.message)).toEqual([message]);
    }
  },
);
