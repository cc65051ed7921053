import { sql } from 'kysely';
import { describe, expect, inject, test } from 'vitest';
import { gatherFirstStatistics } from '#platform/server/database/first-statistics.ts';
import type { Database } from '#platform/server/database/store.ts';
import { JobRunner } from '#platform/server/jobs/runner.ts';
import { createTestApp } from '#testing/app.ts';
import { jobRows } from '#testing/jobs.ts';
import { plansOf } from '#testing/plans-of.ts';
import { fillAttendees } from '../../../../bench/fill-attendees.ts';
import { takenAddresses } from './queries.ts';

const ROWS = 1_000;
const KNOWN_MS = 12_000;
const ADDRESSES = ['ama@example.org', 'kofi@example.org', 'yaw@example.org'];
const IN_ITS_INDEX = 'Index Scan using attendees_email ';

describe.runIf(inject('template').engine === 'postgres')('first statistics', () => {
  test('let a crowd’s addresses be looked up in their index', async () => {
    const { store, services } = await createTestApp();
    const planOf = async () =>
      (await plansOf(store, (database) => takenAddresses(database, null, ADDRESSES)))[0];
    await fillAttendees(store, ROWS);
    expect(await planOf()).not.toContain(IN_ITS_INDEX);
    await untilKnown(store.database, 'attendees');
    await new JobRunner(services, [gatherFirstStatistics]).runDue();
    expect(await planOf()).toContain(IN_ITS_INDEX);
  });

  test('aren’t gathered of what somebody else keeps in the same database', async () => {
    const app = await createTestApp();
    const { store, services } = app;
    const { database } = store;
    await sql`create schema theirs`.execute(database);
    await sql`create table theirs.guests as select generate_series(1, ${sql.lit(ROWS)}) as number`.execute(
      database,
    );
    await fillAttendees(store, ROWS);
    await untilKnown(database, 'attendees');
    await untilKnown(database, 'guests');
    await new JobRunner(services, [gatherFirstStatistics]).runDue();
    expect(await jobRows(app)).toMatchObject([{ last_error: null, attempts: 0 }]);
    const gathered = async () => {
      const { rows } = await sql`
        select relname as name, last_analyze is not null as gathered from pg_stat_user_tables
        where relname in ('attendees', 'guests') order by name`.execute(database);
      return rows;
    };
    // PostgreSQL says so a moment later.
    await expect.poll(gathered).toEqual([
      { name: 'attendees', gathered: true },
      { name: 'guests', gathered: false },
    ]);
  });
});

/** PostgreSQL counts a table's rows some time after they were added, at most ten seconds. */
function untilKnown(database: Database, table: string) {
  const known = () =>
    sql<{ rows: string }>`
      select n_live_tup as rows from pg_stat_user_tables where relname = ${table}`.execute(database);
  return expect.poll(async () => Number((await known()).rows[0]?.rows), { timeout: KNOWN_MS }).toBe(ROWS);
}
