import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { addCurrentEdition } from '#testing/current-edition.ts';
import { sampleRegistration } from '#testing/samples.ts';
import {
  counter,
  createBasicData,
  currentEdition,
  deleteBasicData,
  type editionBody,
  makeCurrent,
  singleBasicData,
  singleEdition,
  updateBasicData,
  viewBasicData,
  viewEditions,
} from '../contract.ts';

/** A summit elsewhere, of another length, in a currency without a smaller unit. */
const LOME = {
  event_year: 2027,
  event_theme: 'Semer',
  venue: 'Palais des Congrès',
  event_date: '2027-03-09',
  event_time: '08:30',
  part_fee_regular: '150000',
  event_name: 'Forum de Lomé',
  last_date: '2027-03-11',
  city: 'Lomé',
  country: 'TG',
  latitude: '6.1319',
  longitude: '1.2228',
  time_zone: 'Africa/Lome',
  currency: 'XOF',
  group_least: '10',
  group_percent: '15',
  registration_opens: '2025-01-01T09:00',
  registration_closes: '2027-03-01T18:00',
  places: '300',
};

/** Where clocks are put forward. */
const PARIS = { time_zone: 'Europe/Paris' };

async function desk(environment: Record<string, string> = {}) {
  const app = await createTestApp(environment);
  const { client } = await app.signInAs('Administrator');
  const create = (body: z.input<typeof editionBody>) => client.call(createBasicData, { body });
  const current = async () => (await app.visitor.call(currentEdition, {})).body.record;
  const read = async (id: string) => (await client.call(singleEdition, { query: { id } })).body.record;
  return { app, client, create, current, read };
}

describe('an edition', () => {
  test('has one day if the form’s last day is emptied, and as many as before if none is sent', async () => {
    const { client, create, read } = await desk();
    const { id = '' } = (await create(LOME)).body;
    const daysAfter = async (last_date?: string) => {
      const body = {
        event_year: 2027,
        event_date: '2027-03-09',
        ...(last_date !== undefined && { last_date }),
      };
      expect((await client.call(updateBasicData, { query: { id }, body })).status).toBe(200);
      return (await read(id)).days;
    };
    expect([await daysAfter(), await daysAfter(''), await daysAfter('2027-03-10')]).toEqual([3, 1, 2]);
  });

  test('has everything that was entered', async () => {
    const { create, read } = await desk();
    const { id = '' } = (await create(LOME)).body;
    expect(await read(id)).toMatchObject({
      ...{ year: 2027, name: 'Forum de Lomé', days: 3, city: 'Lomé', country: 'TG', zone: 'Africa/Lome' },
      ...{ latitude: 6.1319, longitude: 1.2228, currency: 'XOF', regularFee: 150_000, places: 300 },
      ...{ groupLeast: 10, groupPercent: 15, registrationCloses: '2027-03-01T18:00' },
    });
  });

  test('is like the current one in what isn’t sent, but for its own dates and places', async () => {
    const { client, create, read } = await desk();
    await addCurrentEdition(client, LOME);
    const { id = '' } = (await create({ event_year: 2028, part_fee_regular: 5 })).body;
    expect(await read(id)).toMatchObject({
      ...{ name: 'Forum de Lomé', city: 'Lomé', currency: 'XOF', regularFee: 5, days: 3 },
      ...{ places: null, registrationOpens: null, registrationCloses: null, venue: null },
    });
  });

  test('keeps what isn’t sent', async () => {
    const { client, create, read } = await desk();
    const times = { event_time: '08:30', venue: 'Hôtel du 2 Février' };
    const { id = '' } = (await create({ ...LOME, ...times })).body;
    const body = { event_year: 2027, event_date: '2027-03-16', part_fee_regular: 1 };
    expect((await client.call(updateBasicData, { query: { id }, body })).status).toBe(200);
    expect(await read(id)).toMatchObject({
      ...{ eventTime: '08:30', venue: 'Hôtel du 2 Février' },
      city: 'Lomé',
      days: 3,
      currency: 'XOF',
      places: 300,
    });
    await client.call(updateBasicData, { query: { id }, body: { ...body, city: '', places: null } });
    expect(await read(id)).toMatchObject({ city: null, places: null, country: 'TG' });
    const elsewhere = await client.call(updateBasicData, { query: { id }, body: { event_year: 2028 } });
    expect(elsewhere).toMatchObject({ status: 422, body: { errors: { event_date: expect.any(String) } } });
  });

  test.each(['', ' ', null])('removes a fee that is sent as %o', async (emptied) => {
    const { client, create, read } = await desk();
    const body = { event_year: 2027, part_fee_regular: 75_000, part_fee_early_bird: 60_000 };
    const { id = '' } = (await create({ ...LOME, ...body })).body;
    const change = (fees: object) =>
      client.call(updateBasicData, { query: { id }, body: { event_year: 2027, ...fees } });
    expect((await change({ part_fee_early_bird: emptied })).status).toBe(200);
    expect(await read(id)).toMatchObject({ regularFee: 75_000, earlyBirdFee: null });
    expect((await change({ part_fee_regular: emptied })).status).toBe(200);
    expect(await read(id)).toMatchObject({ regularFee: null, earlyBirdFee: null });
  });

  test('answers the documented calls with the documented fields alone', async () => {
    const { app, client, create } = await desk();
    const { id = '' } = (await create(LOME)).body;
    const fields = [
      ...['id', 'theme', 'venue', 'eventTime', 'regularFee', 'earlyBirdFee', 'earlyBirdExpiryDate'],
      ...['eventDate', 'year'],
    ];
    const { record } = (await client.call(singleBasicData, { query: { id } })).body;
    expect(Object.keys(record)).toEqual([...fields, 'version']);
    const { records } = (await app.visitor.call(viewBasicData, {})).body;
    for (const listed of records) expect(Object.keys(listed)).toEqual(fields);
  });

  test.each([
    ['part_fee_regular', { part_fee_regular: '1500.5' }],
    ['part_fee_regular', { part_fee_regular: '1500.0005', currency: 'KWD' }],
    ['last_date', { last_date: '2027-03-23' }],
    ['last_date', { last_date: '2027-03-08' }],
    ['last_date', { last_date: '2027-03-11', event_date: '' }],
    ['event_days', { event_days: 15, last_date: '' }],
    ['time_zone', { time_zone: 'Africa/Nowhere' }],
    ['currency', { currency: 'CFA' }],
    ['country', { country: 'Togo' }],
    ['latitude', { latitude: '91' }],
    ['longitude', { longitude: '' }],
    ['group_least', { group_least: '1' }],
    ['registration_closes', { registration_closes: '2024-12-31T09:00' }],
    ['registration_opens', { registration_opens: '2027-02-30T09:00' }],
    ['event_time', { event_date: '2027-03-28', event_time: '02:30', last_date: '', ...PARIS }],
    ['registration_opens', { registration_opens: '2026-03-29T02:59', ...PARIS }],
    ['registration_closes', { registration_closes: '2026-03-29T02:00', ...PARIS }],
    ['places', { places: '0' }],
  ])('refuses %s: %o', async (field, change) => {
    const { create } = await desk();
    const refused = await create({ ...LOME, ...change });
    expect(refused).toMatchObject({ status: 422, body: { errors: { [field]: expect.any(String) } } });
  });

  test('takes a change of one field together with what stands beside it', async () => {
    const { client, create, read } = await desk();
    const { id = '' } = (await create(LOME)).body;
    const change = (change: object) =>
      client.call(updateBasicData, { query: { id }, body: { event_year: 2027, ...change } });
    expect((await change({ last_date: '2027-03-12' })).status).toBe(200);
    expect((await read(id)).days).toBe(4);
    expect((await change({ group_percent: 15 })).status).toBe(200);
    expect((await change({ last_date: '2027-03-08' })).body.errors).toHaveProperty('last_date');
    expect((await change({ registration_closes: '2024-12-31T09:00' })).body.errors).toHaveProperty(
      'registration_closes',
    );
    expect((await change({ event_date: '' })).status).toBe(200);
    expect((await change({ last_date: '2027-03-12' })).body.errors).toHaveProperty('last_date');
  });

  test.each([
    ['XOF', '100.000', 100_000],
    ['XOF', '150 000', 150_000],
    ['GHS', 'GH₵ 1,500.50', 1500.5],
    ['MZN', '1.500,50', 1500.5],
  ])('reads a fee in the habits of %s: %s', async (currency, typed, fee) => {
    const { client, create, read } = await desk();
    const { id = '' } = (await create({ ...LOME, currency, part_fee_regular: typed })).body;
    expect((await read(id)).regularFee).toBe(fee);
    // Without a currency, in the one that stands.
    const body = { event_year: 2027, part_fee_regular: typed };
    expect((await client.call(updateBasicData, { query: { id }, body })).status).toBe(200);
    expect((await read(id)).regularFee).toBe(fee);
  });

  test('asks which of two amounts is meant', async () => {
    const { create } = await desk();
    const refused = await create({ ...LOME, currency: 'GHS', part_fee_regular: '1.500' });
    expect(refused.body.errors).toEqual({ part_fee_regular: expect.stringContaining('1,500 or 1.50') });
  });

  test.each([
    ['KWD', '1.125', 1_125],
    ['GHS', '1.12', 112],
    ['XOF', '1', 1],
  ])('stores a fee in %s in its smallest unit', async (currency, fee, stored) => {
    const { app, create, read } = await desk();
    const { id = '' } = (await create({ ...LOME, currency, part_fee_regular: fee })).body;
    expect((await read(id)).regularFee).toBe(Number(fee));
    const row = app.store.database.selectFrom('events').select('regular_fee').where('id', '=', id);
    expect(await row.executeTakeFirst()).toEqual({ regular_fee: stored });
  });
});

describe('the current edition', () => {
  test('stays this year’s when next year’s date is entered early', async () => {
    const { app, client, create, current } = await desk();
    const before = await current();
    await create(LOME);
    expect(await current()).toEqual(before);
    const { records } = (await client.call(viewEditions, {})).body;
    expect(records.map(({ year, current }) => [year, current])).toEqual([
      [2025, true],
      [2027, false],
    ]);
    expect((await app.visitor.call(counter, {})).body.event_time).toBe(
      Date.parse('2025-08-26T00:00Z') / 1000,
    );
    await app.visitor.call(addAttendee, { body: sampleRegistration() });
    const attendees = app.store.database.selectFrom('attendees').select('event_id');
    expect(await attendees.execute()).toEqual([{ event_id: before.id }]);
  });

  test('is the nearest that isn’t over, else the last that was, until somebody chooses', async () => {
    const { app, create, current } = await desk();
    await create({ event_year: 2026, event_date: '2026-01-10' });
    await create(LOME);
    await create({ event_year: 2030 });
    for (const [now, year] of [
      ['2025-08-27T23:59:59Z', 2025],
      ['2025-08-28T00:00:00Z', 2026],
      ['2026-01-12T00:00:00Z', 2027],
      ['2027-03-12T00:00:00Z', 2027],
      ['2039-01-01T00:00:00Z', 2027],
    ] as const) {
      app.clock.set(now);
      expect((await current()).year, now).toBe(year);
    }
  });

  test('is the one that an administrator chose, for the site, its calls and new registrations', async () => {
    const { app, client, create, current } = await desk();
    const { id = '' } = (await create(LOME)).body;
    expect((await client.call(makeCurrent, { body: { id } })).status).toBe(200);
    expect(await current()).toMatchObject({ id, entered: true });
    expect((await app.visitor.call(viewBasicData, {})).body.records[0]).toMatchObject({ id });
    expect((await app.visitor.call(counter, {})).body.event_time).toBe(
      Date.parse('2027-03-09T08:30Z') / 1000,
    );
    await app.visitor.call(addAttendee, { body: sampleRegistration() });
    const attendees = app.store.database.selectFrom('attendees').select('event_id');
    expect(await attendees.execute()).toEqual([{ event_id: id }]);
    const { records } = (await client.call(viewEditions, {})).body;
    expect(records.map(({ year, current, chosen }) => [year, current, chosen])).toEqual([
      [2027, true, true],
      [2025, false, false],
    ]);
  });

  test('is over after its last day, by the server’s clock', async () => {
    const { app } = await desk();
    for (const [now, over] of [
      ['2025-08-27T23:59:59Z', false],
      ['2025-08-28T00:00:00Z', true],
    ] as const) {
      app.clock.set(now);
      const { client } = await app.signInAs('Administrator');
      const { records } = (await client.call(viewEditions, {})).body;
      expect(records[0]?.over, now).toBe(over);
    }
  });

  test('is found by the rule again once the chosen one is deleted', async () => {
    const { client, current } = await desk();
    const id = await addCurrentEdition(client, LOME);
    await client.call(deleteBasicData, { query: { id } });
    expect(await current()).toMatchObject({ year: 2025 });
  });
});
