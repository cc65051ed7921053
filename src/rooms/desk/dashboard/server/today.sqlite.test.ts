import { expect, test } from 'vitest';
import {
  createBasicData,
  deleteBasicData,
  updateBasicData,
  viewBasicData,
} from '#rooms/edition/editions/contract.ts';
import { addPartnership, markAnswered, viewPartnerships } from '#rooms/partners/partnerships/contract.ts';
import { addAttendee, viewAttendees } from '#rooms/people/registrations/contract.ts';
import { createTestApp, type TestApp } from '#testing/app.ts';
import { samplePartnership, sampleRegistration } from '#testing/samples.ts';
import { dashboardOverview, GROUPS_SHOWN } from '../contract.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

async function todayOf(app: TestApp) {
  const { client } = await app.signInAs('User');
  return (await client.call(dashboardOverview, {})).body.today;
}

async function register(app: TestApp, company_name: string, times = 1): Promise<void> {
  for (let time = 0; time < times; time++) {
    const [first = '', second] = company_name.toLowerCase().match(/\w+/g) ?? [];
    const email = `${Math.random().toString(36).slice(2)}@${first}-${second}.example`;
    const { status } = await app.visitor.call(addAttendee, {
      body: sampleRegistration({ email, company_name }),
    });
    expect(status).toBe(200);
  }
}

async function request(app: TestApp, name: string): Promise<string> {
  const body = samplePartnership({ email: `${name}@visitors.example`, name });
  return (await app.visitor.call(addPartnership, { body })).body.id ?? '';
}

/** Administrators sign in again: moving the clock ends sessions. */
async function administrator(app: TestApp) {
  return (await app.signInAs('Administrator')).client;
}

async function withoutEvents(clock?: string): Promise<TestApp> {
  const app = await createTestApp(clock ? { CLOCK: clock } : {});
  const client = await administrator(app);
  const { records } = (await client.call(viewBasicData, {})).body;
  for (const { id } of records) await client.call(deleteBasicData, { query: { id } });
  return app;
}

test('days are counted down to the first day, which has none left', async () => {
  const app = await withoutEvents('2025-08-01T23:30:00Z');
  const client = await administrator(app);
  const body = { event_year: '2025', event_date: '2025-08-26', event_time: '09:00' };
  await client.call(createBasicData, { body });
  expect(await todayOf(app)).toMatchObject({ daysLeft: 25, phase: 'before' });
  app.clock.set('2025-08-26T08:00:00Z');
  expect(await todayOf(app)).toMatchObject({ daysLeft: 0, phase: 'before' });
  app.clock.set('2025-08-27T10:00:00Z');
  expect(await todayOf(app)).toMatchObject({ daysLeft: null, phase: 'during' });
  app.clock.set('2025-08-28T10:00:00Z');
  expect(await todayOf(app)).toMatchObject({ daysLeft: null, phase: 'after' });
});

test('without a date nobody knows how many days are left', async () => {
  const app = await withoutEvents();
  expect(await todayOf(app)).toMatchObject({ daysLeft: null, phase: 'before' });
});

test('registrations of seven days stand against those of the seven before', async () => {
  const app = await createTestApp();
  await register(app, 'Long ago');
  app.clock.advance(8 * DAY_MS);
  await register(app, 'Week before', 3);
  app.clock.advance(6 * DAY_MS + 23 * HOUR_MS);
  await register(app, 'This week', 2);
  expect(await todayOf(app)).toMatchObject({ registrationsOfWeek: 5, registrationsOfWeekBefore: 0 });
  app.clock.advance(HOUR_MS);
  expect(await todayOf(app)).toMatchObject({ registrationsOfWeek: 2, registrationsOfWeekBefore: 3 });
});

test('requests of two days ago and earlier wait until they are marked as answered', async () => {
  const app = await createTestApp({ CLOCK: '2025-07-01T23:00:00Z' });
  const id = await request(app, 'ama');
  await request(app, 'kofi');
  app.clock.set('2025-07-02T23:00:00Z');
  expect(await todayOf(app)).toMatchObject({ unansweredRequests: 0, unansweredUntil: '2025-06-30' });
  app.clock.set('2025-07-03T00:30:00Z');
  const { unansweredRequests, unansweredUntil } = await todayOf(app);
  expect([unansweredRequests, unansweredUntil]).toEqual([2, '2025-07-01']);
  const client = await administrator(app);
  await client.call(markAnswered, { body: { ids: [id], answered: true } });
  expect(await todayOf(app)).toMatchObject({ unansweredRequests: 1 });
  const query = { answered: 'no', to: unansweredUntil } as const;
  const { body } = await client.call(viewPartnerships, { query });
  expect(body.records.map(({ fullname }) => fullname)).toEqual(['kofi']);
  await client.call(markAnswered, { body: { ids: [id], answered: false } });
  expect(await todayOf(app)).toMatchObject({ unansweredRequests: 2 });
});

test('five of one company are a group, whatever the company is by law', async () => {
  const app = await createTestApp();
  await register(app, 'Volta Bank', 2);
  await register(app, 'VOLTA  BANK Ltd.', 2);
  await register(app, 'Tema Foods', 4);
  expect(await todayOf(app)).toMatchObject({ groups: [], otherGroups: 0 });
  await register(app, 'volta bank, Limited');
  expect(await todayOf(app)).toMatchObject({ groups: [{ label: 'Volta Bank', count: 5 }], otherGroups: 0 });

  const client = await administrator(app);
  const { body } = await client.call(viewAttendees, { query: { company: 'Volta Bank PLC' } });
  expect(body.total).toBe(5);
});

test('a group is as large as the edition’s discount asks for', async () => {
  const app = await createTestApp();
  const client = await administrator(app);
  await register(app, 'Volta Bank', 3);
  expect(await todayOf(app)).toMatchObject({ groupLeast: 5, groups: [] });
  const { records } = (await client.call(viewBasicData, {})).body;
  const [{ id, year, eventDate } = { id: '', year: 2025, eventDate: '' }] = records;
  const body = { event_year: year, event_date: eventDate ?? '', group_least: 3, group_percent: 10 };
  expect((await client.call(updateBasicData, { query: { id }, body })).status).toBe(200);
  expect(await todayOf(app)).toMatchObject({ groupLeast: 3, groups: [{ label: 'Volta Bank', count: 3 }] });
});

test('the largest groups are named, the others counted', async () => {
  const app = await createTestApp();
  for (let number = 1; number <= GROUPS_SHOWN + 2; number++) await register(app, `Company ${number}`, 5);
  await register(app, 'Company 7');
  const { groups, otherGroups } = await todayOf(app);
  expect(groups).toHaveLength(GROUPS_SHOWN);
  expect(groups[0]).toEqual({ label: 'Company 7', count: 6 });
  expect(otherGroups).toBe(2);
});
