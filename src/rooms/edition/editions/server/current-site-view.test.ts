import { expect, test } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import { publishSection } from '#testing/publish-section.ts';
import { updateBasicData, viewBasicData } from '../contract.ts';
import { currentSiteView, findCurrentEdition } from './service.ts';

test('the summit is made anew when the edition, the words of either part or the year are others', async () => {
  const { services, store, clock, visitor, signInAs } = await createTestApp();
  const { client } = await signInAs('Administrator');
  const siteView = async () =>
    currentSiteView(store.database, services, await findCurrentEdition(store.database, clock.now()));
  const said = async () => {
    const { current, site, edition } = await siteView();
    return [current?.eventDate, edition.hero.before, site.identity.copyright];
  };
  await publishSection(client, 'identity', { organiser: 'Weavers', copyright: '© {year} {organiser}' });
  await publishSection(client, 'hero', { before: 'In Accra' });
  expect(await said()).toEqual(['2025-08-26', 'In Accra', '© 2025 Weavers']);
  expect(await siteView(), 'made once').toBe(await siteView());

  await publishSection(client, 'identity', { organiser: 'Spinners' });
  expect(await said()).toEqual(['2025-08-26', 'In Accra', '© 2025 Spinners']);
  await publishSection(client, 'hero', { before: 'By the sea' });
  expect(await said()).toEqual(['2025-08-26', 'By the sea', '© 2025 Spinners']);
  const { id = '' } = (await visitor.call(viewBasicData, {})).body.records[0] ?? {};
  const body = { event_year: '2025', event_date: '2025-12-31' };
  await client.call(updateBasicData, { query: { id }, body });
  expect(await said()).toEqual(['2025-12-31', 'By the sea', '© 2025 Spinners']);
  clock.set('2025-12-31T23:59:59Z');
  expect(await said()).toEqual(['2025-12-31', 'By the sea', '© 2025 Spinners']);
  clock.set('2026-01-01T00:00:00Z');
  expect(await said()).toEqual(['2025-12-31', 'By the sea', '© 2026 Spinners']);
});
