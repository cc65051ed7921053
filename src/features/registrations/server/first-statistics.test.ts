import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { gatherFirstStatistics } from '#platform/server/database/first-statistics.ts';
import { JobRunner } from '#platform/server/jobs/runner.ts';
import { createTestApp } from '#testing/app.ts';
import { plansOf } from '#testing/plans-of.ts';
import { fillAttendees } from '../../../../bench/fill-attendees.ts';
import { takenAddresses } from './queries.ts';

const ROWS = 1_000;
const ADDRESSES = ['ama@example.org', 'kofi@example.org', 'yaw@example.org'];
const IN_ITS_INDEX = 'Index Scan using attendees_email ';

test.runIf(inject('template').engine === 'postgres')(
  'a crowd’s addresses are looked up in their index, as soon as PostgreSQL has statistics',
  async () => {
    const { store, services } = await createTestApp();
    const planOf = async () =>
      (await plansOf(store, (database) => takenAddresses(database, null, ADDRESSES)))[0];
    await fillAttendees(store, ROWS);
    expect(await planOf()).not.toContain(IN_ITS_INDEX);
    const { database } = store;
    const known = () =>
      sql<{ rows: string }>`
      select n_live_tup as rows from pg_stat_user_tables where relname = 'attendees'`.execute(database);
    await expect.poll(async () => Number((await known()).rows[0]?.rows)).toBe(ROWS);
    await new JobRunner(services, [gatherFirstStatistics]).runDue();
    expect(await planOf()).toContain(IN_ITS_INDEX);
  },
);
