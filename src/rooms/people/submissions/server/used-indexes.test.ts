import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { newId } from '#platform/server/identifier.ts';
import { ACTIVITY_SORTS } from '#rooms/ground/activity/contract.ts';
import {
  listActivity,
  listRecentActivity,
  listRelated,
  listWithChanges,
} from '#rooms/ground/activity/server/queries.ts';
import { PARTNERSHIP_SORTS } from '#rooms/partners/partnerships/contract.ts';
import * as partnerships from '#rooms/partners/partnerships/server/queries.ts';
import { ATTENDEE_SORTS } from '#rooms/people/registrations/contract.ts';
import { countGroups, listGroups } from '#rooms/people/registrations/server/group-queries.ts';
import * as registrations from '#rooms/people/registrations/server/queries.ts';
import { createTestApp } from '#testing/app.ts';
import { plansOf } from '#testing/plans-of.ts';
import { addRequestsForAll, fillAttendees } from '../../../../../bench/fill-attendees.ts';

const LONG_TABLES = ['attendees', 'partnerships', 'activity'];
const SCOPE = { zone: 'UTC' };
const OF_ONE = { ...SCOPE, editionId: newId() };
const PAGE = { page: 1, pageSize: 10 };
const NOW = '2025-07-01T09:00:00.000Z';

// PostgreSQL also goes by how many rows there are, so its plans on few rows say nothing.
test.runIf(inject('template').engine === 'sqlite')(
  'every index of a long table is used: each one slows down every registration',
  async () => {
    const { store } = await createTestApp();
    // Nothing is read for a page of an empty list.
    await fillAttendees(store, 2);
    const { id } = await store.database.selectFrom('attendees').select('id').executeTakeFirstOrThrow();
    await registrations.updateAttendee(store.database, id, { cancelled_at: NOW });
    await addRequestsForAll(store);
    const plans = await plansOf(store, async (database) => {
      for (const sort of ATTENDEE_SORTS)
        await registrations.listAttendees(database, { sort, ...PAGE }, SCOPE);
      for (const sort of PARTNERSHIP_SORTS)
        await partnerships.listPartnerships(database, { sort, ...PAGE }, SCOPE);
      for (const sort of ACTIVITY_SORTS) await listRecentActivity(database, { sort, ...PAGE });
      for (const about of [{ type: 'Created' }, { subject: 'event' }, { userId: newId() }] as const)
        await listActivity(database, { ...about, ...PAGE }, SCOPE);
      for (const list of [registrations.listAttendees, partnerships.listPartnerships, listRecentActivity])
        await list(database, { search: 'mensah', ...PAGE }, SCOPE);
      await registrations.listAttendees(database, PAGE, OF_ONE);
      await partnerships.listPartnerships(database, PAGE, OF_ONE);
      for (const { findFrom, findSomeOf } of [registrations, partnerships]) {
        await findFrom(database, 'ama@attendees.example');
        await findSomeOf(database, newId(), 1);
      }
      for (const filter of [{ company: 'Volta Bank' }, { state: 'cancelled' }] as const)
        await registrations.listAttendees(database, { ...filter, ...PAGE }, SCOPE);
      const people = { includes: () => sql<boolean>`true`, count: 1 };
      await registrations.listByName(database, { ...OF_ONE, among: people, offset: 0, limit: 1 });
      await listGroups(database, { least: 5, limit: 1 }, {});
      await countGroups(database, null, [newId()]);
      await registrations.countByAnswer(database, {});
      await registrations.findByAddress(database, null, 'ama@attendees.example');
      await partnerships.countUnanswered(database, NOW, {});
      await partnerships.listPartnerships(database, { answered: 'yes', ...PAGE }, SCOPE);
      await listRelated(database, [newId()]);
      await listWithChanges(database).next();
    });
    const { rows } = await sql<{ name: string }>`
      select name from sqlite_schema where type = 'index' and sql is not null
      and tbl_name in (${sql.join(LONG_TABLES)})`.execute(store.database);
    const used = new Set(plans.join(' ').match(/(?<=INDEX )\w+/g));
    expect(rows.map(({ name }) => name).filter((name) => !used.has(name))).toEqual([]);
  },
);
