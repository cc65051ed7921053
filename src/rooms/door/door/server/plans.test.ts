import { expect, inject, test } from 'vitest';
import { newId } from '#platform/server/identifier.ts';
import { createTestApp } from '#testing/app.ts';
import { plansOf } from '#testing/plans-of.ts';
import { countLetIn, countsOfDay } from './entry-queries.ts';

// PostgreSQL reads so few rows at once.
test.runIf(inject('template').engine === 'sqlite')(
  'who came on a day, or by a device, is counted in the order of an index alone',
  async () => {
    const { store } = await createTestApp();
    const plans = await plansOf(store, async (database) => {
      await countsOfDay(database, newId(), '2026-08-26');
      await countLetIn(database, [newId(), newId()]);
    });
    expect(plans).toEqual([
      'SEARCH door_entries USING COVERING INDEX door_entries_of_day (event_id=? AND day=?)',
      'SEARCH door_entries USING COVERING INDEX door_entries_of_device (device_id=?)',
    ]);
  },
);
