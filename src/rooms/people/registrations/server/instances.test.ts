import { describe, expect, inject, test } from 'vitest';
import { rowCount } from '#platform/server/database/long-tables.ts';
import { updateBasicData, viewBasicData } from '#rooms/edition/editions/contract.ts';
import { createTestInstances, type TestApp } from '#testing/app.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { addAttendee } from '../contract.ts';

const isPostgres = inject('template').engine === 'postgres';
const VISITORS = 24;
const WANTING = 500;
const PLACES = 100;
const NUMBERS = Array.from({ length: VISITORS }, (_, number) => number);

function register(app: TestApp, email: string, headers = {}) {
  return app.client(headers).call(addAttendee, {
    body: sampleRegistration({ email: `${email}@visitors.example` }),
  });
}

const mails = ({ store }: TestApp) => store.database.selectFrom('mails').select('id').execute();
const attendees = ({ store }: TestApp) => store.database.selectFrom('attendees').selectAll().execute();

describe.runIf(isPostgres)('two instances on one database', () => {
  test('register at the same time, and all are recorded and counted', async () => {
    const instances = await createTestInstances();
    const [first] = instances;
    const sent = instances.flatMap((app, index) =>
      NUMBERS.map((number) => register(app, `visitor-${index}-${number}`)),
    );
    expect(new Set((await Promise.all(sent)).map(({ status }) => status))).toEqual(new Set([200]));
    expect(await attendees(first)).toHaveLength(2 * VISITORS);
    const count = await rowCount(first.store.database, { table: 'attendees', hidden: [] });
    expect(count).toEqual({ total: 2 * VISITORS, shown: 2 * VISITORS });
    const { total } = await rowCount(first.store.database, { table: 'activity', hidden: [] });
    expect(total).toBeGreaterThanOrEqual(2 * VISITORS);
  });

  test('register an address once, whichever is asked', async () => {
    const instances = await createTestInstances();
    const sent = NUMBERS.flatMap((number) => instances.map((app) => register(app, `visitor-${number}`)));
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(VISITORS);
    expect(statuses.filter((status) => status === 409)).toHaveLength(VISITORS);
    expect(await attendees(instances[0])).toHaveLength(VISITORS);
  });

  test('answer a submission that both are sent in the same way', async () => {
    const instances = await createTestInstances();
    const answers = await Promise.all(
      NUMBERS.map((number) => {
        const headers = { 'idempotency-key': `submission-key-of-visitor-${number}` };
        return Promise.all(instances.map((app) => register(app, `visitor-${number}`, headers)));
      }),
    );
    for (const [one, other] of answers) {
      expect([one?.status, other?.status]).toEqual([200, 200]);
      expect(one?.body.id).toBe(other?.body.id);
    }
    expect(await attendees(instances[0])).toHaveLength(VISITORS);
  });

  test('give exactly as many places as there are, however many want one', async () => {
    const instances = await createTestInstances();
    const [first] = instances;
    await limitPlaces(first, PLACES);
    const sent = Array.from({ length: WANTING }, (_, number) =>
      register(instances[number % 2] ?? first, `visitor-${number}`),
    );
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(PLACES);
    expect(statuses.filter((status) => status === 409)).toHaveLength(WANTING - PLACES);
    expect(await attendees(first)).toHaveLength(PLACES);
    expect(await mails(first)).toHaveLength(PLACES);
  });
});

async function limitPlaces(app: TestApp, places: number): Promise<void> {
  const { client } = await app.signInAs('Administrator');
  const id = (await app.visitor.call(viewBasicData, {})).body.records[0]?.id ?? '';
  const body = { event_year: 2025, event_date: '2025-08-26', event_time: '09:00', places };
  expect((await client.call(updateBasicData, { query: { id }, body })).status).toBe(200);
}
