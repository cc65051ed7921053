import { sql } from 'kysely';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { createBasicData } from '#rooms/edition/editions/contract.ts';
import { shareTestApp } from '#testing/app.ts';
import { plansOf } from '#testing/plans-of.ts';
import { fillAttendees } from '../../../../../bench/fill-attendees.ts';
import { WAITING_SORTS } from '../contract.ts';
import { findTurns, listFitting, listOffersOver, listWaiting } from './queries.ts';

const ROWS = 120;
const PAGE_SIZE = 10;
/** Two of each edition have the same position. */
const SAME = 4;
const isSqlite = inject('template').engine === 'sqlite';

const sharedApp = shareTestApp();
let editionId = '';

beforeAll(async () => {
  const { store } = sharedApp();
  const { client } = await sharedApp().signInAs('Administrator');
  const editions = await Promise.all(
    [2026, 2027].map((event_year) => client.call(createBasicData, { body: { event_year } })),
  );
  const ids = editions.map(({ body }) => body.id ?? '');
  editionId = ids[0] ?? '';
  await fillAttendees(store, ROWS, ids);
  await sql`insert into waiting_entries (id, event_id, fullname, fullname_key, company, company_key, designation, designation_key,
      email, email_key, phone, whatsapp, notice, search_text, created_at, size, position, state, token_hash)
    select id, event_id, fullname, fullname_key, company, company_key, designation, designation_key, email, email_key, phone,
      whatsapp, notice, search_text, created_at, 1, (row_number() over (order by id)) / ${sql.lit(SAME)},
      case when mod(row_number() over (order by id), 5) = 0 then 'left' else 'waiting' end, id
    from attendees`.execute(store.database);
});

test('whose turn it is, is counted of each edition alone, by position and then by id', async () => {
  const { database } = sharedApp().store;
  const { rows } = await listWaiting(database, {}, { zone: 'UTC' });
  const turns = Object.values(Object.groupBy(rows, ({ event_id }) => event_id ?? '')).flatMap((own = []) =>
    own.map(({ id }, index): [string, number] => [id, index + 1]),
  );
  expect(turns).toHaveLength((ROWS * 4) / 5);
  expect(await findTurns(database, rows)).toEqual(new Map(turns));
  const some = rows.filter((_, index) => index % 7 === 3).reverse();
  const ids = new Set(some.map(({ id }) => id));
  expect(await findTurns(database, some)).toEqual(new Map(turns.filter(([id]) => ids.has(id))));
});

// PostgreSQL reads so few rows at once.
describe.runIf(isSqlite)('from an index, without reading or sorting all who wait', () => {
  test.each(WAITING_SORTS)('by %s, of all editions and of one', async (sort) => {
    for (const scope of [{ zone: 'UTC' }, { zone: 'UTC', editionId }]) {
      const asked = { sort, page: 2, pageSize: PAGE_SIZE };
      const plans = await plansOf(sharedApp().store, (database) => listWaiting(database, asked, scope));
      expect(plans).toHaveLength(2);
      expect(plans[0]).toMatch(/^SCAN waiting_entries USING COVERING INDEX/);
      expect(plans[1]).toMatch(/^SCAN waiting_entries USING INDEX waiting_entries_(by|in)_\w+$/);
    }
  });

  test('by when they came', async () => {
    const asked = { from: '2025-03-01', page: 1 };
    const [counted] = await plansOf(sharedApp().store, (database) =>
      listWaiting(database, asked, { zone: 'UTC', editionId }),
    );
    expect(counted).toMatch(/^SEARCH waiting_entries USING COVERING INDEX waiting_entries_by_date/);
  });

  test('what a minute may change', async () => {
    const now = '2025-07-01T09:00:00.000Z';
    const plans = await plansOf(sharedApp().store, async (database) => {
      await listOffersOver(database, { now, editionOver: editionId }, PAGE_SIZE);
      await listFitting(database, editionId, { most: 2, limit: PAGE_SIZE });
    });
    expect(plans).toEqual([
      expect.stringMatching(/^SEARCH waiting_entries USING INDEX waiting_entries_by_state \(state=\?\)$/),
      expect.stringMatching(/^SEARCH waiting_entries USING INDEX waiting_entries_open \(event_id=\?\)/),
    ]);
  });

  test('turns of a page', async () => {
    const { store } = sharedApp();
    const { rows } = await listWaiting(store.database, { page: 9 }, { zone: 'UTC' });
    const [plan] = await plansOf(store, (database) => findTurns(database, rows));
    expect(plan).toMatch(
      /SEARCH entry USING COVERING INDEX waiting_entries_in_order \(\(position,id\)>\(\?,\?\) AND position<\?\)/,
    );
  });
});
