import { expect, test } from 'vitest';
import { EDITION_OF_2025 } from '#database/edition-of-2025.ts';
import { SITE_OF_2025 } from '#database/site-of-2025.ts';
import { editionContent } from '#features/content/edition-content.ts';
import { siteContent } from '#features/content/site-content.ts';
import { isOurLook } from '#platform/contract/look.ts';
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
  // Its look is ours.
  const { look, ...words } = siteContent.parse(SITE_OF_2025);
  expect(words).toEqual(SITE_OF_2025);
  expect(isOurLook(look)).toBe(true);
  const { forms, ...ofEdition } = editionContent.parse(EDITION_OF_2025);
  expect(ofEdition).toEqual(EDITION_OF_2025);
  // What came later begins as it was before: nothing else is asked.
  expect(forms).toMatchObject({ registration: [], partnership: [] });
});
