import { expect, inject, test, vi } from 'vitest';
import { dashboardOverview } from '#modules/dashboard/contract.ts';
import { exportAttendees } from '#modules/registrations/contract.ts';
import { callAddress } from '#platform/contract/call.ts';
import type { Database } from '#platform/server/database/store.ts';
import { createTestApp } from '#testing/app.ts';
import { fillAttendees } from '../../bench/fill-attendees.ts';

const isSqlite = inject('template').engine === 'sqlite';

test.runIf(isSqlite)(
  'the overview and exports read attendees apart from what everybody waits for',
  async () => {
    const { store, signInAs } = await createTestApp();
    await fillAttendees(store, 500);
    const { client } = await signInAs('Administrator');
    const statements = readingAttendees(store.database);
    const apart = readingAttendees(store.reading);

    await client.call(dashboardOverview, {});
    const counted = apart().length;
    expect(counted).toBeGreaterThan(0);
    for (const format of ['csv', 'xlsx'])
      await client
        .fetch(callAddress(exportAttendees), {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ format }),
        })
        .then((response) => response.arrayBuffer());
    expect(apart().length).toBeGreaterThan(counted);
    expect(statements()).toEqual([]);
  },
);

function readingAttendees(database: Database): () => string[] {
  const spied = vi.spyOn(database.getExecutor(), 'executeQuery');
  return () => spied.mock.calls.map(([{ sql }]) => sql).filter((sql) => /from "attendees"/.test(sql));
}
