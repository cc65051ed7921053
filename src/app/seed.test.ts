import { expect, test } from 'vitest';
import { counter, currentEdition, deleteBasicData, viewBasicData } from '#modules/editions/contract.ts';
import { SEEDED } from '#modules/editions/server/service.ts';
import { viewLanguages } from '#modules/languages/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { seed } from './seed.ts';

const OF_2025 = {
  ...{ name: 'AI for Business Summit', city: 'Accra', country: 'GH', zone: 'Africa/Accra', currency: 'GHS' },
  ...{ days: 2, groupLeast: 5, fallback: '2025' },
};

/** A program whose database is filled again, in another way. */
async function filledWith(SEED: string, more: Record<string, string> = {}) {
  const app = await createTestApp({ SEED, ...more });
  const { database } = app.store;
  await database.deleteFrom('events').execute();
  await database.deleteFrom('content_versions').execute();
  await database.deleteFrom('settings').where('name', '=', SEEDED).execute();
  await seed(app.services);
  const current = async () => (await app.visitor.call(currentEdition, {})).body.record;
  return { app, current };
}

test('with the edition’s own facts, and no fees', async () => {
  const { app, current } = await filledWith('event');
  const { client } = await app.signInAs('Administrator');
  expect(await current()).toMatchObject({
    ...OF_2025,
    entered: true,
    eventDate: '2025-08-26',
    regularFee: null,
  });
  await client.call(deleteBasicData, { query: { id: (await current()).id } });
  expect(await current()).toMatchObject({ ...OF_2025, entered: false, eventDate: null });
});

test('with nothing: no edition, and no name, place or currency of another summit', async () => {
  const { app, current } = await filledWith('none');
  expect((await app.visitor.call(viewBasicData, {})).body.records).toEqual([]);
  expect((await app.visitor.call(counter, {})).status).toBe(404);
  expect(await current()).toMatchObject({
    ...{ name: null, city: null, country: null, currency: null, zone: 'UTC', groupLeast: null },
    ...{ entered: false, fallback: 'neutral' },
  });
  const home = await (await app.visitor.fetch('/')).text();
  expect(home).toContain('Date to be announced');
  expect(home).not.toMatch(/26th and 27th|Aug 27|August 2025/);
  expect(home).not.toMatch(
    /<h[23][^>]*>(About the summit|Who should attend|What you take home|Sponsorship pack)/,
  );
});

test('only once', async () => {
  const { app, current } = await filledWith('none');
  await seed({ ...app.services, config: { ...app.services.config, seed: 'event' } });
  expect(await current()).toMatchObject({ entered: false });
});

test.each(['none', 'event', 'demo'])(
  'in the languages that are asked for, the main one first (%s)',
  async (SEED) => {
    const { app } = await filledWith(SEED, { SITE_LANGUAGES: 'fr,en' });
    const { client } = await app.signInAs('Administrator');
    expect((await client.call(viewLanguages, {})).body.record).toMatchObject({ main: 'fr', others: ['en'] });
    const page = async (path: string) => (await app.visitor.fetch(path)).text();
    expect(await page('/contact')).toContain('<html lang="fr"');
    expect(await page('/en/contact')).toContain('<html lang="en');
    if (SEED !== 'none') {
      // The words of 2025 are English, and stay so.
      expect(await page('/')).toContain('AI-Driven Business Transformation');
      expect(await page('/en')).toContain('AI-Driven Business Transformation');
    }
  },
);
