import { expect, test } from 'vitest';
import { renewContent } from '#platform/server/database/renew-content.ts';
import { newId } from '#platform/server/identifier.ts';
import { writeLanguages } from '#platform/server/site-languages.ts';
import {
  deleteBasicData,
  makeCurrent,
  updateBasicData,
  viewEditions,
} from '#rooms/edition/editions/contract.ts';
import { addSpeaker } from '#rooms/programme/speakers/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { addCurrentEdition } from '#testing/current-edition.ts';
import { publishSection } from '#testing/publish-section.ts';
import { publishTestProgramme } from '#testing/published-programme.ts';
import { sampleSpeaker } from '#testing/samples.ts';

async function twoEditions() {
  const app = await createTestApp();
  app.clock.set('2026-03-01T00:00:00Z');
  const { client } = await app.signInAs('Administrator');
  const speaker = async (username: string) =>
    (await client.call(addSpeaker, { body: await sampleSpeaker({ username }) })).body.id ?? '';
  const read = async (path: string) => {
    const response = await app.visitor.fetch(path);
    const html = await response.text();
    return { status: response.status, location: response.headers.get('location'), html };
  };
  const before = (await client.call(viewEditions, {})).body.records[0]!;
  const ama = await speaker('Ama Before');
  await publishSection(client, 'speakers', { lead: 'Those of twenty-five.' });
  const next = await addCurrentEdition(client, { event_year: 2026, event_date: '2026-09-01' });
  const esi = await speaker('Esi After');
  await publishSection(client, 'speakers', { lead: 'Those of twenty-six.' });
  return { app, client, read, ama, esi, before, next };
}

test('an edition that is over keeps its pages at addresses with its year', async () => {
  const { app, read } = await twoEditions();
  const now = (await read('/speakers')).html;
  expect([now.includes('Esi After'), now.includes('Ama Before')]).toEqual([true, false]);
  expect(now).toContain('Those of twenty-six.');
  expect(now).toMatch(/<a [^>]*href="\/2025">2025<\/a>/);

  const { status, html } = await read('/2025/speakers');
  expect(status).toBe(200);
  expect([html.includes('Esi After'), html.includes('Ama Before')]).toEqual([false, true]);
  expect(html).toContain('Those of twenty-five.');
  const { publicUrl } = app.services.config;
  expect(html).toContain(`<link rel="canonical" href="${publicUrl}/2025/speakers"/>`);
  expect(html).toMatch(/<title>[^<]* 2025<\/title>/);
  expect(html).toContain('This is the summit of 2025, which is over.');
  expect(html).toMatch(/<a class="underline" data-edition="current" href="\/">Go to the current summit<\/a>/);
  const links = Array.from(html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g), ([, href]) => href);
  expect(links).toEqual(expect.arrayContaining(['/2025/sponsors', '/registrants', '/contact']));
  expect(links).not.toContain('/sponsors');

  const home = (await read('/2025')).html;
  expect(home).toContain(`<link rel="canonical" href="${publicUrl}/2025"/>`);
  expect(home).toContain('/2025/summit-cloth-large.svg');
  expect((await read('/2025/summit-cloth.svg')).status).toBe(200);
  expect((await read('/')).html).not.toContain('This is the summit of');
  // The stored page of one edition is never that of the other.
  expect((await read('/speakers')).html).toContain('Those of twenty-six.');
  expect((await read('/2025/speakers')).html).toContain('Those of twenty-five.');
});

test('old addresses of its speakers lead there, and those of others away', async () => {
  const { read, ama, esi } = await twoEditions();
  expect(await read(`/speaker/${ama}`)).toMatchObject({ status: 301, location: `/2025/speaker/${ama}` });
  const page = await read(`/2025/speaker/${ama}`);
  expect([page.status, page.html.includes('Ama Before')]).toEqual([200, true]);
  expect(await read(`/2025/speaker/${esi}`)).toMatchObject({ status: 301, location: `/speaker/${esi}` });
  expect((await read(`/speaker/${esi}`)).status).toBe(200);
});

test('old addresses of its sessions lead there too, until the next edition has one of that name', async () => {
  const { app, read, before, next } = await twoEditions();
  const publish = (editionId: string, id: string, day: string) => {
    const [start, end] = [`${day}T09:00:00.000Z`, `${day}T09:30:00.000Z`];
    const sessions = [{ id, title: 'A talk', start, end }];
    return publishTestProgramme(app.services, { editionId, sessions });
  };
  const [first, second] = [newId(), newId()];
  await publish(before.id, first, '2025-08-26');
  const address = `/programme/session-${first}`;
  expect(await read(address)).toMatchObject({ status: 302, location: `/2025${address}` });
  expect((await read(`/2025${address}`)).status).toBe(200);
  expect(await read(`/programme/${first}`)).toMatchObject({ status: 301, location: `/2025${address}` });
  expect((await read('/programme/another')).status).toBe(404);

  await publish(next, second, '2026-09-01');
  await app.store.write(async (database) => {
    const named = database.updateTable('programme_published').set({ slug: `session-${first}` });
    await named.where('session_id', '=', second).execute();
    await renewContent(database);
  });
  app.store.content.invalidate();
  expect((await read(address)).status).toBe(200);
  expect((await read(`/2025${address}`)).status).toBe(200);
});

test('its pages lead to the registration for the current edition', async () => {
  const { app, read, next } = await twoEditions();
  const header = async (path: string) => /<header.*<\/header>/s.exec((await read(path)).html)?.[0] ?? '';
  for (const path of ['/2025', '/2025/speakers']) {
    expect(await header(path), path).toMatch(/href="\/registrants"[^>]*>Register</);
    expect(await header(path), path).not.toContain('Hear about the next one');
  }
  app.clock.set('2026-09-01T08:59:00Z');
  const { client } = await app.signInAs('Administrator');
  const opening = { event_year: 2026, event_date: '2026-09-01', event_time: '09:00' };
  expect((await client.call(updateBasicData, { query: { id: next }, body: opening })).status).toBe(200);
  app.clock.set('2026-09-01T09:00:00Z');
  // For whose ticket it says so.
  expect((await read('/2025/speakers')).html).toContain(next);
  app.clock.set('2026-09-10T00:00:00Z');
  expect(await header('/2025/speakers')).toContain('Hear about the next one');
});

test('the old address of a break, which has no page anywhere, leads nowhere', async () => {
  const { app, read, before } = await twoEditions();
  const id = newId();
  const day = '2025-08-26';
  const coffee = { id, title: 'Coffee', kind: 'kind-break', start: `${day}T09:00:00.000Z` };
  const sessions = [{ ...coffee, end: `${day}T09:30:00.000Z` }];
  await publishTestProgramme(app.services, { editionId: before.id, sessions });
  expect((await read(`/programme/session-${id}`)).status).toBe(404);
});

test('no other year has an address, nor has what isn’t an edition’s', async () => {
  const { app, client, read, before, next } = await twoEditions();
  const statuses = async (...paths: string[]) =>
    Promise.all(paths.map(async (path) => (await read(path)).status));
  expect(
    await statuses('/2024', '/2031/speakers', '/2025/contact', '/2025/registrants', '/2025/admin/login'),
  ).toEqual([404, 404, 404, 404, 404]);
  expect(await statuses('/2025/aiAPI/speakers/speakerlist', '/2025/health/live')).toEqual([404, 404]);
  expect((await app.visitor.fetch('/2025/speakers', { method: 'POST' })).status).toBe(404);
  expect(await read('/2026/speakers')).toMatchObject({ status: 302, location: '/speakers' });

  // An edition to come is nobody's to see, whatever its year.
  await client.call(makeCurrent, { body: { id: before.id } });
  expect(await statuses('/2026', '/2026/speakers')).toEqual([404, 404]);
  expect(await read('/2025/speakers')).toMatchObject({ status: 302, location: '/speakers' });
  await client.call(makeCurrent, { body: { id: next } });
  await client.call(deleteBasicData, { query: { id: before.id } });
  expect(await statuses('/2025/speakers')).toEqual([404]);
});

test('search engines find them, in each language', async () => {
  const { app, read, ama } = await twoEditions();
  await app.store.write(async (database) => {
    await writeLanguages(database, ['en', 'fr']);
    await renewContent(database);
  });
  app.store.content.invalidate();
  const { publicUrl } = app.services.config;
  const { html } = await read('/sitemap.xml');
  for (const path of ['/2025', '/2025/speakers', `/2025/speaker/${ama}`, '/fr/2025/sponsors'])
    expect(html).toContain(`<loc>${publicUrl}${path}</loc>`);
  expect(html).not.toContain('/2025/contact');

  const page = (await read('/fr/2025/speakers')).html;
  expect(page).toContain('<html lang="fr">');
  expect(page).toContain(`<link rel="canonical" href="${publicUrl}/fr/2025/speakers"/>`);
  expect(page).toContain(`<link rel="alternate" hrefLang="en" href="${publicUrl}/2025/speakers"/>`);
  expect(page).toMatch(/<a [^>]*data-edition="current" href="\/fr">/);
  expect(await read(`/fr/speaker/${ama}`)).toMatchObject({ location: `/fr/2025/speaker/${ama}` });
});
