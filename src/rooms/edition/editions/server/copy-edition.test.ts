import { expect, test } from 'vitest';
import { publishContent, saveSection, singleSection, viewContent } from '#rooms/edition/content/contract.ts';
import { addAttendee, viewAttendees } from '#rooms/people/registrations/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { copyEdition, currentEdition, makeCurrent, singleEdition } from '../contract.ts';

async function desk() {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  const current = async () => (await app.visitor.call(currentEdition, {})).body.record;
  const copy = (id: string, body: Parameters<typeof client.call<typeof copyEdition>>[1]['body']) =>
    client.call(copyEdition, { query: { id }, body });
  return { app, client, current, copy };
}

test('a copy has the words, packages and data of its edition, at dates of its own, and nobody in it', async () => {
  const { app, client, current, copy } = await desk();
  const source = await current();
  const { record } = (await client.call(singleSection, { query: { section: 'packages' } })).body;
  const offers = [{ ...Object(record.values.offers)[0], name: 'Fil d’or' }];
  await client.call(saveSection, { body: { section: 'packages', values: { ...record.values, offers } } });
  await client.call(publishContent, { body: {} });
  await app.visitor.call(addAttendee, { body: sampleRegistration() });

  const dates = { event_year: 2027, event_date: '2027-03-09', last_date: '2027-03-11' };
  const { id = '' } = (await copy(source.id, dates)).body;
  const { record: copied } = (await client.call(singleEdition, { query: { id } })).body;
  expect(copied).toMatchObject({
    ...{ year: 2027, eventDate: '2027-03-09', days: 3, theme: source.theme, city: source.city },
    ...{ zone: source.zone, currency: source.currency, regularFee: source.regularFee },
    ...{ earlyBirdFee: null, earlyBirdExpiryDate: null, registrationOpens: null, registrationCloses: null },
  });
  expect((await current()).id).toBe(source.id);

  await client.call(makeCurrent, { body: { id } });
  const { edition } = (await app.visitor.call(viewContent, {})).body;
  expect(edition.packages.offers.map(({ name }) => name)).toEqual(['Fil d’or']);
  const attendees = (await client.call(viewAttendees, { query: { edition: 'all' } })).body.records;
  expect(attendees.length).toBeGreaterThan(0);
  const rows = await app.store.database
    .selectFrom('attendees')
    .selectAll()
    .where('event_id', '=', id)
    .execute();
  expect(rows).toEqual([]);
});

test('a copy doesn’t take over by its date', async () => {
  const { app, current, copy } = await desk();
  app.clock.set('2026-06-01T09:00:00Z');
  const source = await current();
  await copy(source.id, { event_year: 2027, event_date: '2027-03-09' });
  expect((await current()).id).toBe(source.id);
});

test('the new year must be free, at most 2040, and that of its dates', async () => {
  const { current, copy } = await desk();
  const { id } = await current();
  expect((await copy(id, { event_year: 2025 })).body.errors).toHaveProperty('event_year');
  expect((await copy(id, { event_year: 2041 })).body.errors).toHaveProperty('event_year');
  const wrong = { event_year: 2027, event_date: '2028-03-09', last_date: '2028-03-08' };
  expect(Object.keys((await copy(id, wrong)).body.errors ?? {})).toEqual(['event_date', 'last_date']);
});
