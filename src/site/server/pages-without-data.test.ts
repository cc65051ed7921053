/** @module-tag long */

import type { LogEvent } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { HANDLERS } from '#app/modules.ts';
import { PUBLIC_ROUTES } from '#app/routes.ts';
import { EDITION_OF_2025 } from '#database/edition-of-2025.ts';
import { callAddress } from '#platform/contract/call.ts';
import { allKinds } from '#platform/contract/kind.ts';
import { renewContent } from '#platform/server/database/renew-content.ts';
import { QUERIES } from '#platform/server/watch/query-channel.ts';
import { publishContent, saveSection } from '#rooms/edition/content/contract.ts';
import { addSponsor } from '#rooms/partners/sponsors/contract.ts';
import { addSpeaker } from '#rooms/programme/speakers/contract.ts';
import { createTestApp, type TestApp } from '#testing/app.ts';
import { insertedBlogCategory, insertedPost } from '#testing/blog.ts';
import { publicPaths } from '#testing/public-paths.ts';
import { publishTestProgramme } from '#testing/published-programme.ts';
import { sampleDrawing } from '#testing/sample-pictures.ts';
import { sampleSpeaker } from '#testing/samples.ts';

/** What the public pages read. None of them shows a speaker's category, or a film or its picture's details, nor, in the main language, translations. */
const UNREAD = ['translations', 'categories', 'films', 'pictures', 'picture_details'];
const TABLES = allKinds()
  .flatMap(({ publicTables }) => publicTables)
  .filter((table) => !UNREAD.includes(table));
const ELSEWHERE = 'elsewhere';

/** A site with a record of each kind, and the addresses of all its public pages. */
async function filledSite() {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  await client.call(addSpeaker, { body: await sampleSpeaker() });
  await client.call(addSponsor, { body: { title: 'Sponsor', name: 'Owusu', image: sampleDrawing() } });
  const pages = [{ title: 'Visas', slug: 'visas' }];
  await client.call(saveSection, { body: { section: 'ownPages', values: { pages } } });
  await client.call(publishContent, { body: {} });
  const { database } = app.store;
  const category_id = await insertedBlogCategory(database);
  await insertedPost(database, { title: 'The first', category_id });
  await insertedPost(database, { title: 'The second', category_id });
  await publishTestProgramme(app);
  const paths = publicPaths(await (await app.visitor.fetch('/sitemap.xml')).text());
  return { app, paths };
}

async function without<Result>({ store }: TestApp, table: string, work: () => Promise<Result>) {
  const { schema } = store.database;
  await schema.alterTable(table).renameTo(ELSEWHERE).execute();
  const result = await work();
  await schema.alterTable(ELSEWHERE).renameTo(table).execute();
  return result;
}

async function read({ visitor }: TestApp, paths: readonly string[]) {
  const replies = await Promise.all(paths.map((path) => visitor.fetch(path)));
  return Promise.all(replies.map(async (reply) => ({ status: reply.status, html: await reply.text() })));
}

async function changeContent({ store }: TestApp): Promise<void> {
  await renewContent(store.database);
}

test.each(TABLES)('no page that was rendered without %s is served afterwards', async (table) => {
  const { app, paths } = await filledSite();
  // Some of what is shown is read once for each content version.
  await changeContent(app);
  const during = await without(app, table, () => read(app, paths));
  const after = await read(app, paths);
  expect(during).not.toEqual(after);
  await changeContent(app);
  expect(after).toEqual(await read(app, paths));
  expect(after.filter(({ status }) => status !== 200)).toEqual([]);
});

test('a page without all of its data is shown with 503, and an earlier rendering is preferred', async () => {
  const { app } = await filledSite();
  const [partial] = await without(app, 'events', () => read(app, ['/contact']));
  expect(partial?.status).toBe(503);
  expect(partial?.html).toContain('</h1>');
  const [whole] = await read(app, ['/contact']);
  expect(whole?.status).toBe(200);
  await changeContent(app);
  expect(await without(app, 'events', () => read(app, ['/contact']))).toEqual([whole]);
});

/** What pages read besides: how many places are left makes them new by itself, and the others change no page. */
const NOT_VISIBLE = ['attendees', 'waiting_entries', 'row_counts', 'settings', 'users'];

test('every table that public pages and lists read makes them new when it is written to', async () => {
  const { app, paths } = await filledSite();
  const read = new Set<string>();
  const listen = (event: unknown) => {
    const { sql } = (event as LogEvent).query;
    for (const [, table = ''] of sql.matchAll(/(?:from|join) "(\w+)"/g)) read.add(table);
  };
  await changeContent(app);
  QUERIES.subscribe(listen);
  onTestFinished(() => void QUERIES.unsubscribe(listen));
  const lists = HANDLERS.filter(({ call }) => call.cached).map(({ call }) => callAddress(call));
  for (const path of [...paths, ...lists]) expect((await app.visitor.fetch(path)).status).toBe(200);
  const visible = new Set(allKinds().flatMap(({ publicTables }) => publicTables));
  expect([...read].filter((table) => !visible.has(table) && !NOT_VISIBLE.includes(table))).toEqual([]);
});

describe('what can’t be read takes nothing else away, also before any page was rendered:', () => {
  const FALLBACKS = ['Event Theme Coming Soon', 'Venue coming soon', 'Event time coming soon'];
  const OWN = { name: 'Lomé Tech Week', email: 'desk@lome.example' };

  /** A site with its own name, contact and words, of which nobody has seen a page. */
  async function unseenSite() {
    const app = await createTestApp();
    const { client } = await app.signInAs('Administrator');
    const hero = { ...EDITION_OF_2025.hero, intro: 'Seven days of weaving' };
    await client.call(saveSection, { body: { section: 'identity', values: { name: OWN.name } } });
    await client.call(saveSection, { body: { section: 'contact', values: { email: OWN.email } } });
    await client.call(saveSection, { body: { section: 'hero', values: hero } });
    await client.call(publishContent, { body: {} });
    return app;
  }

  async function expectTheRest(app: TestApp) {
    const [home, ...others] = await read(app, ['/', '/contact', '/speakers', '/nowhere']);
    expect(home?.html).toContain('Seven days of weaving');
    for (const { html } of others) expect(html).toContain(`· ${OWN.name}</title>`);
    expect(others[0]?.html).toContain(`mailto:${OWN.email}`);
    return home?.html;
  }

  test('the table of editions', async () => {
    const app = await unseenSite();
    const html = await without(app, 'events', () => expectTheRest(app));
    for (const text of FALLBACKS) expect(html).toContain(text);
  });

  test('the row of the edition', async () => {
    const app = await unseenSite();
    await app.store.database.updateTable('events').set({ event_date: 'soon' }).execute();
    const html = await expectTheRest(app);
    for (const text of FALLBACKS) expect(html).toContain(text);
  });

  test('the table of sponsors, of which the packages that are sold are counted', async () => {
    const app = await unseenSite();
    const html = await without(app, 'sponsors', () => expectTheRest(app));
    expect(html).toContain('Empowering the Future');
  });
});

test('the sitemap names a page for every address of the public site', async () => {
  const { paths } = await filledSite();
  const listed = PUBLIC_ROUTES.filter(({ isUnlisted }) => !isUnlisted);
  const patterns = listed.map(({ path }) => new URLPattern({ pathname: `${path}{/}?` }));
  const unnamed = patterns.filter((pattern) => !paths.some((pathname) => pattern.test({ pathname })));
  expect(unnamed.map(({ pathname }) => pathname)).toEqual([]);
});
