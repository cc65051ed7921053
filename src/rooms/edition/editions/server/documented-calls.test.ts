import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { restoreRecord } from '#rooms/ground/records/contract.ts';
import { createTestApp } from '#testing/app.ts';
import {
  counter,
  createBasicData,
  deleteBasicData,
  type editionBody,
  singleBasicData,
  updateBasicData,
  viewBasicData,
} from '../contract.ts';

async function organiser() {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  const [seeded] = (await client.call(viewBasicData, {})).body.records;
  await client.call(deleteBasicData, { query: { id: seeded?.id ?? '' } });
  const create = (body: z.input<typeof editionBody>) => client.call(createBasicData, { body });
  const first = async () => (await app.visitor.call(viewBasicData, {})).body.records[0];
  return { app, client, create, first, seeded };
}

describe('event data', () => {
  test('is listed with the current edition first, then by its date, newest first', async () => {
    const { app, create } = await organiser();
    await create({ event_year: 2027, event_date: '2027-08-25' });
    await create({ event_year: 2025, event_date: '2025-08-26' });
    await create({ event_year: 2030 });
    await create({ event_year: 2026, event_date: '2026-08-26' });
    const { records } = (await app.visitor.call(viewBasicData, {})).body;
    expect(records.map(({ year }) => year)).toEqual([2025, 2027, 2026, 2030]);
  });

  test('is listed by its date where that is asked for', async () => {
    const { app, create } = await organiser();
    await create({ event_year: 2027, event_date: '2027-08-25' });
    await create({ event_year: 2025, event_date: '2025-08-26' });
    const years = async (query: z.input<typeof viewBasicData.query>) =>
      (await app.visitor.call(viewBasicData, { query })).body.records.map(({ year }) => year);
    expect(await years({ sort: 'eventDate', order: 'desc' })).toEqual([2027, 2025]);
    expect(await years({ order: 'asc' })).toEqual([2025, 2027]);
    expect(await years({ page: 2, pageSize: 1 })).toEqual([2027]);
  });

  test('is empty where nothing was entered', async () => {
    const { create, first } = await organiser();
    await create({ event_year: '2026', event_theme: '', venue: '  ', part_fee_regular: '' });
    expect(await first()).toMatchObject({
      ...{ year: 2026, theme: null, venue: null, eventTime: null, eventDate: null },
      ...{ regularFee: null, earlyBirdFee: null, earlyBirdExpiryDate: null },
    });
  });

  test.each([
    ['1500', 1500],
    ['1500.5', 1500.5],
    ['0.1', 0.1],
    [1.15, 1.15],
    ['9999999.99', 9_999_999.99],
    [0, 0],
  ])('keeps a fee of %s to the pesewa', async (fee, kept) => {
    const { create, first } = await organiser();
    await create({ event_year: 2026, event_date: '2026-08-26', part_fee_regular: fee });
    expect((await first())?.regularFee).toBe(kept);
  });

  test.each([
    ['GHS', '10000000', '12.000.000', 'GH₵ 10,000,000'],
    ['GHS', 10_000_000, 100_000_000, 'GH₵ 10,000,000'],
    ['XOF', '1 000 000 000', '1.000.000.001', 'F\u202fCFA 1,000,000,000'],
  ])('names the highest fee in %s', async (currency, highest, above, limit) => {
    const { create, first } = await organiser();
    const edition = { event_year: 2026, event_date: '2026-08-26', currency };
    const refused = await create({ ...edition, part_fee_regular: above });
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { part_fee_regular: `Enter at most ${limit}.` } },
    });
    expect((await create({ ...edition, part_fee_regular: highest })).status).toBe(200);
    expect((await first())?.regularFee).toBe(Number(String(highest).replaceAll(' ', '')));
  });

  test.each([
    ['part_fee_regular', '10.005'],
    ['part_fee_regular', '-1'],
    ['part_fee_regular', 'free'],
    ['part_fee_early_bird', '1e9'],
    ['event_year', '2024'],
    ['event_year', '2025.5'],
    ['event_date', '2026-02-30'],
    ['event_time', '24:00'],
    ['early_bird_expiry', 'tomorrow'],
  ])('refuses %s: %s', async (field, value) => {
    const { create } = await organiser();
    const refused = await create({ event_year: 2026, [field]: value });
    expect(refused).toMatchObject({ status: 422, body: { errors: { [field]: expect.any(String) } } });
  });

  test('refuses what contradicts itself', async () => {
    const { create } = await organiser();
    const fees = await create({ event_year: 2026, part_fee_regular: 100, part_fee_early_bird: 100.01 });
    expect(fees.body.errors).toHaveProperty('part_fee_early_bird');
    const dates = await create({
      event_year: 2026,
      event_date: '2026-08-26',
      early_bird_expiry: '2026-08-27',
    });
    expect(dates.body.errors).toHaveProperty('early_bird_expiry');
  });

  test('refuses a date in another year', async () => {
    const { create } = await organiser();
    const refused = await create({ event_year: 2026, event_date: '2027-01-01' });
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { event_date: 'This date isn’t in 2026.' } },
    });
  });

  test('has one edition a year, whether created, changed or restored', async () => {
    const { client, create, seeded } = await organiser();
    const taken = (year: number) => ({
      status: 409,
      body: {
        errors: { event_year: `There is already event data for ${year}. Please update that instead.` },
      },
    });
    await create({ event_year: 2025 });
    const { id = '' } = (await create({ event_year: 2026 })).body;
    expect(await create({ event_year: 2026 })).toMatchObject(taken(2026));
    const update = (year: number) =>
      client.call(updateBasicData, { query: { id }, body: { event_year: year, event_theme: 'Trust' } });
    expect(await update(2025)).toMatchObject(taken(2025));
    expect((await update(2026)).status).toBe(200);
    const restored = await client.call(restoreRecord, { body: { id: seeded?.id ?? '' } });
    expect(restored).toMatchObject(taken(2025));
  });

  test('is changed with its id in the query or in the body', async () => {
    const { client, create, first } = await organiser();
    const { id = '' } = (await create({ event_year: 2026, event_theme: 'Trust', venue: 'Accra' })).body;
    await client.call(updateBasicData, { query: { id }, body: { event_year: 2027, event_theme: 'Tools' } });
    expect(await first()).toMatchObject({ id, year: 2027, theme: 'Tools', venue: 'Accra' });
    await client.call(updateBasicData, { body: { id, event_year: 2028 } });
    const { record } = (await client.call(singleBasicData, { query: { id } })).body;
    expect(record).toMatchObject({ year: 2028, theme: 'Tools' });
  });

  test('is not changed where the query and the body name different ids', async () => {
    const { client, create, first } = await organiser();
    const { id = '' } = (await create({ event_year: 2026, event_theme: 'Trust' })).body;
    const other = (await create({ event_year: 2025 })).body.id ?? '';
    const body = { id: other, event_year: 2026, event_theme: 'Tools' };
    const refused = await client.call(updateBasicData, { query: { id }, body });
    expect(refused).toMatchObject({ status: 400, body: { code: 'malformed' } });
    expect(await first()).toMatchObject({ id, theme: 'Trust' });
  });

  test('can be restored after deletion', async () => {
    const { client, first, seeded } = await organiser();
    expect(await first()).toBeUndefined();
    expect((await client.call(restoreRecord, { body: { id: seeded?.id ?? '' } })).status).toBe(200);
    expect(await first()).toEqual(seeded);
  });
});

describe('the counter', () => {
  test('returns when the newest edition begins, in Unix seconds', async () => {
    const { app, create } = await organiser();
    await create({ event_year: 2026, event_date: '2026-08-26', event_time: '09:30' });
    expect((await app.visitor.call(counter, {})).body).toEqual({
      status: 'success',
      event_time: Date.parse('2026-08-26T09:30:00Z') / 1000,
    });
  });

  test('uses midnight while the time is not known', async () => {
    const { app, create } = await organiser();
    await create({ event_year: 2026, event_date: '2026-08-26' });
    expect((await app.visitor.call(counter, {})).body.event_time).toBe(
      Date.parse('2026-08-26T00:00Z') / 1000,
    );
  });

  test('says that it is not known while there is no date', async () => {
    const { app, create } = await organiser();
    expect((await app.visitor.call(counter, {})).status).toBe(404);
    await create({ event_year: 2026 });
    expect((await app.visitor.call(counter, {})).status).toBe(404);
  });
});
