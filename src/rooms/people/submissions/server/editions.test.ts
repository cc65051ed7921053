import { expect, test } from 'vitest';
import { address } from '#platform/client/call-client.ts';
import { dashboardOverview, recordCounts } from '#rooms/desk/dashboard/contract.ts';
import { deleteBasicData, viewEditions } from '#rooms/edition/editions/contract.ts';
import { searchEverything } from '#rooms/edition/search/contract.ts';
import { addSavedView, viewSavedViews } from '#rooms/ground/views/contract.ts';
import {
  addPartnership,
  exportPartnerships,
  viewPartnerships,
} from '#rooms/partners/partnerships/contract.ts';
import { addAttendee, exportAttendees, viewAttendees } from '#rooms/people/registrations/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { addCurrentEdition } from '#testing/current-edition.ts';
import { samplePartnership, sampleRegistration } from '#testing/samples.ts';

/** Three registered for 2025, which is over; one for 2026, the current edition. */
async function desk() {
  const app = await createTestApp({ CLOCK: '2025-08-01T09:00:00Z' });
  const { client } = await app.signInAs('Administrator');
  const come = async (name: string) => {
    const email = `${name}@x.example`;
    await app.visitor.call(addAttendee, { body: sampleRegistration({ name, email }) });
    await app.visitor.call(addPartnership, { body: samplePartnership({ name, email }) });
  };
  const past = (await client.call(viewEditions, {})).body.records[0]?.id ?? '';
  for (const name of ['ama', 'efua', 'kofi']) await come(name);
  const current = await addCurrentEdition(client, { event_year: 2026, event_date: '2026-08-26' });
  await come('ama');
  return { app, client, past, current };
}

test('lists and counts are of the current edition unless another or all are asked for', async () => {
  const { client, past, current } = await desk();
  const seen = async (edition?: string) => {
    const query = { page: 1, search: '', ...(edition && { edition }) };
    const { totalAttendee, totalPartnership } = (await client.call(recordCounts, { query: { edition } }))
      .body;
    const attendees = (await client.call(viewAttendees, { query })).body;
    const requests = (await client.call(viewPartnerships, { query })).body;
    expect(attendees.records).toHaveLength(totalAttendee);
    expect(requests.records).toHaveLength(totalPartnership);
    expect([attendees.total, requests.total]).toEqual([totalAttendee, totalPartnership]);
    return totalAttendee;
  };
  expect(await seen()).toBe(1);
  expect(await seen('all')).toBe(4);
  expect(await seen('current')).toBe(1);
  expect(await seen(current)).toBe(1);
  expect(await seen(past)).toBe(3);
});

test('searching, filtering and sorting stay in the edition', async () => {
  const { client, past } = await desk();
  const names = async (query: object) => {
    const { records, total } = (
      await client.call(viewAttendees, { query: { page: 1, edition: past, ...query } })
    ).body;
    expect(records).toHaveLength(total ?? -1);
    return records.map(({ fullname }) => fullname);
  };
  expect(await names({ search: 'ama' })).toEqual(['ama']);
  expect(await names({ search: 'nobody' })).toEqual([]);
  expect(await names({ sort: 'fullname' })).toEqual(['ama', 'efua', 'kofi']);
  expect(await names({ notice: 'Word of mouth', sort: 'fullname', order: 'desc' })).toEqual([
    'kofi',
    'efua',
    'ama',
  ]);
  const found = async (edition?: string) =>
    (await client.call(searchEverything, { query: { search: 'ama', edition } })).body.records.map(
      ({ kind }) => kind,
    );
  expect(await found(past)).toEqual(['attendee', 'partnership']);
  expect(await found()).toEqual(['attendee', 'partnership']);
  expect(await found('all')).toEqual(['attendee', 'attendee', 'partnership', 'partnership']);
});

test('the dashboard’s figures are of the edition', async () => {
  const { app, past } = await desk();
  app.clock.set('2025-09-10T09:00:00Z');
  const { client } = await app.signInAs('User');
  const overview = async (edition?: string) =>
    (await client.call(dashboardOverview, { query: { edition } })).body;
  const before = await overview(past);
  expect(before.today).toMatchObject({ phase: 'after', daysLeft: null, unansweredRequests: 3 });
  expect(before.registrationsByNotice).toEqual([{ label: 'Word of mouth', count: 3 }]);
  expect(before.registrationsByCompany).toEqual([{ label: 'Owusu & Daughters', count: 3 }]);
  expect(before.requestsByPackage).toContainEqual({ label: 'Gold', count: 3 });
  expect(before.registrationsPerDay.reduce((sum, { count }) => sum + count, 0)).toBe(3);
  expect((await overview('all')).registrationsByNotice).toEqual([{ label: 'Word of mouth', count: 4 }]);
  const now = await overview('current');
  expect(await overview()).toEqual(now);
  expect(now.today).toMatchObject({ phase: 'before', daysLeft: 350, unansweredRequests: 1 });
  expect(now.registrationsByNotice).toEqual([{ label: 'Word of mouth', count: 1 }]);
});

test('an exported file has the people of the edition, and the same name for each', async () => {
  const { client, past } = await desk();
  for (const [call, name] of [
    [exportAttendees, 'Attendees_List'],
    [exportPartnerships, 'Partnerships_List'],
  ] as const) {
    const exported = async (query: object) => {
      const response = await client.fetch(address(call, query), { method: 'POST' });
      const lines = (await response.text()).trimEnd().split('\r\n').length - 1;
      return [lines, response.headers.get('content-disposition')];
    };
    expect(await exported({ edition: past })).toEqual([3, expect.stringContaining(`"${name}.csv"`)]);
    expect(await exported({ edition: 'all' })).toEqual([4, expect.stringContaining(`"${name}.csv"`)]);
    expect(await exported({})).toEqual([1, expect.stringContaining(`"${name}.csv"`)]);
  }
});

test('a saved view counts the people of its edition', async () => {
  const { client, past } = await desk();
  const editions = { past: `&edition=${past}`, current: '&edition=current', unsaid: '' };
  for (const [name, edition] of Object.entries(editions))
    await client.call(addSavedView, {
      body: { list: 'viewAttendees', name, query: `notice=Word+of+mouth${edition}` },
    });
  const { records } = (await client.call(viewSavedViews, {})).body;
  expect(Object.fromEntries(records.map(({ name, count }) => [name, count]))).toEqual({
    past: 3,
    current: 1,
    unsaid: 1,
  });
});

test('an edition that is gone is refused, and the people of the only one include those of no other', async () => {
  const { client, past } = await desk();
  await client.call(deleteBasicData, { query: { id: past } });
  const refused = await client.call(viewAttendees, { query: { edition: past } });
  expect(refused).toMatchObject({ status: 422, body: { errors: { edition: expect.any(String) } } });
  const { body } = await client.call(viewAttendees, { query: { page: 1, edition: 'current' } });
  expect(body.total).toBe(4);
});
