import { sql } from 'kysely';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import type { Database } from '#platform/server/database/store.ts';
import { newId } from '#platform/server/identifier.ts';
import { cameOn } from '#rooms/door/door/server/entry-queries.ts';
import { createBasicData } from '#rooms/edition/editions/contract.ts';
import { ACTIVITY_SORTS } from '#rooms/ground/activity/contract.ts';
import { listRecentActivity } from '#rooms/ground/activity/server/queries.ts';
import { MAIL_SORTS } from '#rooms/mail/mail/contract.ts';
import { listMails } from '#rooms/mail/mail/server/queries.ts';
import { ORDER_SORTS } from '#rooms/money/orders/contract.ts';
import { countAmiss, countOverdue } from '#rooms/money/orders/server/figure-queries.ts';
import { listOrders } from '#rooms/money/orders/server/queries.ts';
import { PARTNERSHIP_SORTS } from '#rooms/partners/partnerships/contract.ts';
import { countUnanswered, listPartnerships } from '#rooms/partners/partnerships/server/queries.ts';
import { ATTENDEE_SORTS } from '#rooms/people/registrations/contract.ts';
import {
  countByGroup,
  countGroups,
  listCompanies,
  listUntold,
} from '#rooms/people/registrations/server/group-queries.ts';
import {
  countByAnswer,
  countMatching,
  findByAddress,
  listAttendees,
  listByName,
} from '#rooms/people/registrations/server/queries.ts';
import { shareTestApp } from '#testing/app.ts';
import { plansOf } from '#testing/plans-of.ts';
import { addRequestsForAll, fillAttendees } from '../../../../../bench/fill-attendees.ts';

/** More for each edition than are read as a whole. */
const ROWS = 3_000;
const PAGE_SIZE = 10;
const isSqlite = inject('template').engine === 'sqlite';

const ALL = { zone: 'Africa/Accra' };
let ofOne = { ...ALL, editionId: '' };

const sharedApp = shareTestApp();

beforeAll(async () => {
  const { store } = sharedApp();
  const { client } = await sharedApp().signInAs('Administrator');
  const editions = await Promise.all(
    [2026, 2027].map((event_year) => client.call(createBasicData, { body: { event_year } })),
  );
  const ids = editions.map(({ body }) => body.id ?? '');
  await fillAttendees(store, ROWS, ids);
  await addRequestsForAll(store);
  ofOne = { ...ALL, editionId: ids[0] ?? '' };
});

describe('without reading or sorting the whole table', () => {
  test.each(ATTENDEE_SORTS)('attendees by %s: first page, last page and their number', async (sort) => {
    await expectQuick((database, page) => listAttendees(database, { sort, ...page }, ALL));
    await expectQuick((database, page) => listAttendees(database, { sort, ...page }, ofOne), ROWS / 2);
  });

  test.each(PARTNERSHIP_SORTS)('partnerships by %s: first page, last page and their number', async (sort) => {
    await expectQuick((database, page) => listPartnerships(database, { sort, ...page }, ALL));
    await expectQuick((database, page) => listPartnerships(database, { sort, ...page }, ofOne), ROWS / 2);
  });

  test.each(ACTIVITY_SORTS)('activity by %s: first page, last page and their number', async (sort) => {
    await expectQuick((database, page) => listRecentActivity(database, { sort, ...page }));
  });
});

test('an address of an edition, or of none, is looked for in its index', async () => {
  for (const edition of [null, newId()]) {
    const [plan] = await plansOf(sharedApp().store, (database) =>
      findByAddress(database, edition, 'ama@attendees.example'),
    );
    expect(plan).toContain('attendees_email');
  }
});

// PostgreSQL reads so small a table as quickly.
test.runIf(isSqlite)('what the filters of attendees find is counted from an index alone', async () => {
  const asked = [
    { language: 'fr' },
    { news: 'yes' },
    { notice: 'Word of mouth' },
    { to: '2040-01-01' },
    { state: 'all' },
  ] as const;
  for (const filter of asked)
    for (const scope of [ALL, ofOne]) {
      const plans = await plansOf(sharedApp().store, (database) => countMatching(database, filter, scope));
      expect(plans.at(-1), JSON.stringify(filter)).toMatch(
        /^(SCAN|SEARCH) attendees USING COVERING INDEX \w+/,
      );
    }
  const [answers] = await plansOf(sharedApp().store, (database) => countByAnswer(database, ofOne));
  expect(answers).toMatch(/^SEARCH attendees USING INDEX attendees_answered/);
});

test('companies, and those of a page of attendees, are counted from their index alone', async () => {
  const plans = await plansOf(sharedApp().store, async (database) => {
    // PostgreSQL reads so small a table as quickly as its index, when all companies are counted.
    if (isSqlite) for (const scope of [{}, ofOne]) await listCompanies(database, { limit: 10 }, scope);
    await countGroups(database, ofOne.editionId, [newId()]);
    await countByGroup(database, { id: ofOne.editionId, group_least: 5 }, ['volta bank@volta.example']);
  });
  expect(plans).toHaveLength(isSqlite ? 4 : 2);
  for (const plan of plans) {
    expect(plan).toMatch(
      isSqlite
        ? /(SCAN|SEARCH) attendees USING COVERING INDEX attendees_by_group/
        : /Index Only Scan using attendees_by_group/,
    );
  }
});

test.runIf(isSqlite)('whom to tell of a complete group is found in the index of groups', async () => {
  const [groups = '', people = ''] = await plansOf(sharedApp().store, (database) =>
    listUntold(database, ofOne.editionId, 1, PAGE_SIZE),
  );
  expect(groups).toMatch(/^SCAN attendees USING COVERING INDEX attendees_by_group_discount/);
  expect(people).toMatch(/^SEARCH attendees USING INDEX attendees_by_group_discount \(discount_key=\?/);
});

// PostgreSQL reads so few rows at once.
test.runIf(isSqlite)('requests that wait for an answer are counted from their index alone', async () => {
  const plans = await plansOf(sharedApp().store, async (database) => {
    for (const scope of [{}, ofOne]) await countUnanswered(database, '2040-01-01', scope);
  });
  const counted = expect.stringContaining('USING COVERING INDEX partnerships_unanswered');
  expect(plans).toEqual([counted, counted]);
});

test.runIf(isSqlite)('how many requests are answered, from the index alone', async () => {
  const plans = await plansOf(sharedApp().store, (database) =>
    listPartnerships(database, { answered: 'yes', page: 1, pageSize: PAGE_SIZE }, ALL),
  );
  expect(plans.join()).toContain('USING COVERING INDEX partnerships_answered');
});

describe('counting what a search finds in the index of its texts', () => {
  const SEARCHES = ['ow', 'mensah 777'];

  test.each(SEARCHES)('%s among attendees, partnership requests and activity', async (search) => {
    await expectIndexed((database) => listRecentActivity(database, { search, page: 1 }));
    for (const read of [listAttendees, listPartnerships])
      for (const scope of [ALL, ofOne])
        await expectIndexed((database) => read(database, { search, page: 1 }, scope));
  });
});

test.runIf(isSqlite)('who is or isn’t at the door is read by name until a page is full', async () => {
  const { editionId } = ofOne;
  const asked = { editionId, offset: 20, limit: PAGE_SIZE };
  for (const who of ['all', 'among', 'without'] as const) {
    const plans = await plansOf(sharedApp().store, async (database) => {
      const came = await cameOn(database, { editionId, day: '2026-08-26' });
      await listByName(database, { ...asked, ...(who !== 'all' && { [who]: { ...came, count: ROWS / 4 } }) });
    });
    expect(plans.at(-1), who).toMatch(/^SCAN attendees USING INDEX attendees_by_fullname_key/);
    expect(plans.join('\n'), who).not.toMatch(/TEMP B-TREE|SCAN attendees USING COVERING/);
  }
});

test.runIf(isSqlite)(
  'few hits are looked up; many are read in the list’s order until a page is full',
  async () => {
    const readingFor = async (search: string) => {
      const plans = await plansOf(sharedApp().store, (database) =>
        listAttendees(database, { search, page: 1 }, ALL),
      );
      return plans.at(-1);
    };
    expect(await readingFor('mensah 27')).toMatch(/^SEARCH attendees USING INDEX sqlite_autoindex/);
    expect(await readingFor('ow')).toMatch(/^SCAN attendees USING INDEX attendees_by_created_at$/);
  },
);

async function expectIndexed(read: (database: Database) => Promise<unknown>): Promise<void> {
  const plans = await plansOf(sharedApp().store, read);
  const counting = plans.find((plan) => /_hidden/.test(plan));
  expect(counting).toMatch(
    isSqlite ? /VIRTUAL TABLE INDEX \d+:M/ : /Bitmap Index Scan on \w+_search_(pairs|trigrams)/,
  );
  expect(counting, 'no row is looked up for a hit').not.toMatch(
    isSqlite ? /SEARCH (attendees|partnerships) USING INDEX (?!\w+_hidden)/ : /Scan using \w+_pkey/,
  );
}

type Read = (database: Database, page: { page: number; pageSize: number }) => Promise<unknown>;

describe.runIf(isSqlite)('without reading or sorting all', () => {
  beforeAll(async () => {
    const { database } = sharedApp().store;
    await sql`insert into orders (id, event_id, reference, state, currency, buyer_name, email, email_key, buyer_company,
        buyer_address, buyer_tax_number, group_key, discount_key, code, withholding, levies, total, paid, refunded, withheld,
        search_text, created_at, updated_at)
      select id, event_id, id, 'open', 'GHS', fullname, email, email_key, company, '', '', '', '', '', 0, '[]', 1, 0, 0, 0,
        search_text, created_at, created_at from attendees`.execute(database);
    await sql`insert into mails (id, template, promise, state, recipient_name, recipient, recipient_key, subject, text, html,
        attachments, search_text, created_at, queued_at, attempts)
      select id, 'registered', 'transactional', 'sent', fullname, email, email_key, 'x', '', '', '[]', search_text,
        created_at, created_at, 1 from attendees`.execute(database);
  });

  test.each(ORDER_SORTS)('orders by %s', async (sort) => {
    await expectQuick((database, page) => listOrders(database, { sort, ...page }, { now: new Date() }));
    await expectQuick(
      (database, page) => listOrders(database, { sort, ...page }, { ...ofOne, now: new Date() }),
      ROWS / 2,
    );
  });

  test('orders that are amiss, by their ids, and those that are overdue, from their index alone', async () => {
    const now = new Date();
    for (const scope of [ALL, ofOne]) {
      const editionId = scope === ofOne ? ofOne.editionId : undefined;
      const plans = await plansOf(sharedApp().store, async (database) => {
        await countOverdue(database, editionId, now.toISOString());
        await countAmiss(database, editionId);
        await listOrders(database, { amiss: 'yes', page: 1 }, { ...scope, now });
      });
      const [overdue, ...amiss] = plans.filter((plan) => /online_payments|orders_held/.test(plan));
      expect(overdue).toMatch(/^SEARCH orders USING COVERING INDEX orders_held/);
      expect(amiss).toHaveLength(2);
      for (const plan of amiss) expect(plan).toMatch(/^SEARCH orders USING INDEX sqlite_autoindex_orders_1/);
    }
  });

  test('the few mails that a search finds are looked for once', async () => {
    const readable = { templates: undefined, blind: [] };
    const plans = await plansOf(sharedApp().store, (database) =>
      listMails(database, { search: 'mensah 27', page: 1 }, readable),
    );
    expect(plans.filter((plan) => /SCAN mails/.test(plan))).toEqual([
      expect.stringContaining('USING COVERING INDEX'),
    ]);
  });

  test.each(MAIL_SORTS)('mails by %s, of all states and in one', async (sort) => {
    const readable = { templates: undefined, blind: [] };
    await expectQuick((database, page) => listMails(database, { sort, ...page }, readable));
    await expectQuick((database, page) => listMails(database, { state: 'sent', ...page }, readable));
  });
});

async function expectQuick(read: Read, rows = ROWS): Promise<void> {
  for (const page of [1, rows / PAGE_SIZE]) {
    const plans = await plansOf(sharedApp().store, (database) =>
      read(database, { page, pageSize: PAGE_SIZE }),
    );
    const [counting, reading] = plans.slice(-2);
    expect(counting).toMatch(/row_counts/);
    expect(reading).toMatch(isSqlite ? /^(SCAN|SEARCH) \w+ USING INDEX/ : /Index Scan/);
    expect(reading).not.toMatch(/TEMP B-TREE|Sort/);
  }
}
