import { expect, test } from 'vitest';
import { EDITION_OF_2025 } from '#database/edition-of-2025.ts';
import { SITE_OF_2025 } from '#database/site-of-2025.ts';
import { isOurLook } from '#platform/contract/look.ts';
import { NEUTRAL_CONTENT } from '#rooms/edition/content/contract.ts';
import { editionContent } from '#rooms/edition/content/edition-content.ts';
import { siteContent } from '#rooms/edition/content/site-content.ts';
import { databaseBefore } from '#testing/database-before.ts';
import type { Database } from './store.ts';

const MIGRATION = '026-content';

function documents(database: Database) {
  return database.selectFrom('content_versions').selectAll().orderBy('scope', 'desc').execute();
}

test('a database that was in use keeps the words of its pages, as the first version of them', async () => {
  const { store, migrate } = await databaseBefore(MIGRATION);
  await store.database.insertInto('settings').values({ name: 'seeded', value: 'demo' }).execute();
  await migrate();
  const [site, edition] = await documents(store.database);
  expect([site?.scope, edition?.scope]).toEqual(['site', 'edition']);
  expect(JSON.parse(site?.content ?? '')).toEqual(SITE_OF_2025);
  expect(JSON.parse(edition?.content ?? '')).toEqual(EDITION_OF_2025);
});

test('a new database begins without words', async () => {
  const { store, migrate } = await databaseBefore(MIGRATION);
  await migrate();
  expect(await documents(store.database)).toEqual([]);
});

test('the words of 2025 are complete, and what the desk itself would take', () => {
  // Its look, logo, consent and words where no page is are ours.
  const { look, logo, consent, notFound, ...text } = siteContent.parse(SITE_OF_2025);
  expect(text).toMatchObject(SITE_OF_2025);
  // The last: the privacy policy lists what the site keeps.
  expect(addedTo(SITE_OF_2025, text)).toEqual([null, true]);
  expect(isOurLook(look)).toBe(true);
  expect(logo).toMatchObject({ light: null, dark: null, icon: null });
  expect({ consent, notFound }).toMatchObject({
    consent: NEUTRAL_CONTENT.site.consent,
    notFound: NEUTRAL_CONTENT.site.notFound,
  });
  const { forms, ...ofEdition } = editionContent.parse(EDITION_OF_2025);
  expect(ofEdition).toMatchObject(EDITION_OF_2025);
  // What came later begins as it was before, which is what stands where nothing was entered.
  const { forms: _, ...neutral } = NEUTRAL_CONTENT.edition;
  const [added, usual] = [ofEdition, neutral].map((read) => addedTo(EDITION_OF_2025, read).filter(isSaid));
  expect(added).toEqual(usual);
  expect(ofEdition.speakers.titles).toBe('Master\nMr.\nMrs.\nMadam\nDr.\nProfessor');
  expect(forms).toMatchObject({ registration: [], partnership: [] });
});

/** The values of fields that weren't written. */
function addedTo(written: unknown, read: unknown): unknown[] {
  if (written === undefined) return [read];
  if (!isObject(written) || !isObject(read)) return [];
  return Object.entries(read).flatMap(([name, value]) => addedTo(written[name], value));
}

function isSaid(value: unknown): boolean {
  return value !== null && value !== '';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
