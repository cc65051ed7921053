import { expect, test } from 'vitest';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { Shares } from './shares.ts';

async function registeringApp() {
  const { visitor, store } = await createTestApp();
  const register = (name: string) =>
    visitor.call(addAttendee, { body: sampleRegistration({ email: `${name}@attendees.example` }) });
  return { register, database: store.database };
}

const NOW = new Date('2025-07-01T09:00:00Z');

test('few registrations are counted each time', async () => {
  const { register, database } = await registeringApp();
  const shares = new Shares();
  await register('ama');
  expect(await shares.of(database, {}, 5, NOW)).toMatchObject({
    registrations: 1,
  });
  await register('kofi');
  expect(await shares.of(database, {}, 5, NOW)).toMatchObject({
    registrations: 2,
  });
});

test('of many, the shares are kept for a while, for each edition and size of a group', async () => {
  const { register, database } = await registeringApp();
  const shares = new Shares(1);
  await register('ama');
  const counted = await shares.of(database, {}, 5, NOW);
  await register('kofi');
  expect(await shares.of(database, {}, 5, NOW)).toBe(counted);
  expect(await shares.of(database, {}, 2, NOW)).toMatchObject({
    registrations: 2,
  });
  expect(await shares.of(database, { editionId: 'another' }, 5, NOW)).toMatchObject({ registrations: 0 });
});

test('a failure is forgotten', async () => {
  const { database } = await registeringApp();
  const shares = new Shares();
  await expect(shares.of(database.withSchema('nowhere'), {}, 5, NOW)).rejects.toThrow('nowhere');
  expect(await shares.of(database, {}, 5, NOW)).toMatchObject({
    registrations: 0,
  });
});
