import { expect, test } from 'vitest';
import { DOCUMENTED_NEWS_CONSENT } from '#rooms/edition/content/consents.ts';
import { viewContent } from '#rooms/edition/content/contract.ts';
import { addMailing, previewMailing } from '#rooms/letters/mailings/contract.ts';
import { erasePerson, findPerson } from '#rooms/people/privacy/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { everythingStored } from '#testing/everything-stored.ts';
import { mailRows } from '#testing/mails.ts';
import { publishSection } from '#testing/publish-section.ts';

const { version: NEWS, text: WORDS } = DOCUMENTED_NEWS_CONSENT;
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const EMAIL = 'Esi@visitors.example';
const DAY_MS = 24 * 60 * 60 * 1000;

/** The summit is over. */
async function site() {
  const app = await createTestApp({ CLOCK: '2025-09-10T10:00:00Z' });
  const { client } = await app.signInAs('Administrator');
  const post = async (path: string, values: Record<string, string> = {}) => {
    const body = new URLSearchParams(values);
    const response = await app.visitor.fetch(path, { method: 'POST', headers: FORM, body });
    return { status: response.status, html: await response.text() };
  };
  const ask = (email = EMAIL, news = NEWS) => post('/news', { email, news });
  const asked = async () => (await mailRows(app)).filter(({ template }) => template === 'newsWanted');
  const links = async () =>
    (await asked()).map(({ id, sealed_link }) => {
      return new URL(app.services.secrets.decrypt(sealed_link ?? '', id) ?? '').pathname;
    });
  const reached = async (purpose: 'news' | 'notice' = 'news') => {
    const { client } = await app.signInAs('Administrator');
    const body = { purpose, subject: 'News', body: '<p>News.</p>', audience: { others: 'news' } };
    const { id = '' } = (await client.call(addMailing, { body })).body;
    return (await client.call(previewMailing, { query: { id } })).body.count;
  };
  return { app, client, post, ask, asked, links, reached };
}

test('one field on the home page of a summit that is over leads to news, once the mail’s link is pressed', async () => {
  const { app, post, ask, asked, links, reached } = await site();
  const home = await (await app.visitor.fetch('/')).text();
  expect(home).toMatch(/<form [^>]*action="\/news" method="post"/);
  expect(home).toContain(WORDS);
  const sent = await ask();
  expect([sent.status, sent.html]).toEqual([200, expect.stringContaining('Nearly done')]);
  expect(await reached()).toBe(0);
  expect((await asked())[0]).toMatchObject({ recipient: EMAIL, recipient_name: '' });
  const [path = ''] = await links();
  const opened = await app.visitor.fetch(path);
  expect([opened.status, opened.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await reached()).toBe(0);
  expect((await post(path)).html).toContain('You hear of it first.');
  expect(await reached()).toBe(1);
  expect((await post(path)).status, 'a second time').toBe(200);
  expect(await app.store.database.selectFrom('news_readers').select('news_version').execute()).toEqual([
    { news_version: NEWS },
  ]);
});

test('an address is written to once a day, and the answer is the same', async () => {
  const { app, ask, asked } = await site();
  const first = await ask();
  expect((await ask(EMAIL.toLowerCase())).html).toBe(first.html);
  expect(await asked()).toHaveLength(1);
  app.clock.advance(DAY_MS + 1);
  await ask();
  expect(await asked()).toHaveLength(2);
});

test('who ended the news since doesn’t get them by an old link, and by a new one does', async () => {
  const { app, post, ask, links, reached } = await site();
  await ask();
  const [old = ''] = await links();
  await post(old);
  app.clock.advance(DAY_MS + 1);
  const since = app.clock.now().toISOString();
  await app.store.database
    .insertInto('unsubscriptions')
    .values({ email_key: EMAIL.toLowerCase(), since })
    .execute();
  expect([await reached(), await reached('notice')]).toEqual([0, 0]);
  expect((await post(old)).status).toBe(404);
  app.clock.advance(1000);
  await ask();
  await post((await links()).at(-1) ?? '');
  expect(await reached()).toBe(1);
});

test('who begins them again has agreed to the words of this time, in its language', async () => {
  const { app, post, ask, links } = await site();
  await ask();
  await post((await links())[0] ?? '');
  const since = app.clock.now().toISOString();
  await app.store.database
    .insertInto('unsubscriptions')
    .values({ email_key: EMAIL.toLowerCase(), since })
    .execute();
  app.clock.advance(DAY_MS + 1);
  const { client } = await app.signInAs('Administrator');
  await publishSection(client, 'consent', { news: 'Write to me, once a year.' });
  const { newsVersion } = (await app.visitor.call(viewContent, {})).body.site.consent;
  await ask(EMAIL, newsVersion);
  await post((await links()).at(-1) ?? '');
  expect(newsVersion).not.toBe(NEWS);
  expect(await app.store.database.selectFrom('news_readers').select('news_version').execute()).toEqual([
    { news_version: newsVersion },
  ]);
});

test.each([
  ['no address', { email: 'esi' }, 'Please enter a valid email address'],
  ['words that were never shown', { email: EMAIL, news: 'news 1999-01-01' }, 'out of date'],
])('%s: refused, and what was typed stays', async (_what, values, message) => {
  const { post, asked } = await site();
  const { status, html } = await post('/news', values);
  expect([status, html]).toEqual([422, expect.stringContaining(message)]);
  expect(html).toContain(`value="${values.email}"`);
  expect(await asked()).toEqual([]);
});

test('what is kept is given out, and erased with the mails', async () => {
  const { app, client, post, ask, links } = await site();
  await ask();
  await post((await links())[0] ?? '');
  const found = JSON.stringify((await client.call(findPerson, { body: { email: EMAIL } })).body);
  expect(found).toContain(WORDS);
  expect((await client.call(erasePerson, { body: { email: EMAIL } })).status).toBe(200);
  expect(await everythingStored(app)).not.toMatch(/esi@visitors/i);
});

test('a link that is a month old begins nothing', async () => {
  const { app, post, ask, links, reached } = await site();
  await ask();
  const [path = ''] = await links();
  app.clock.advance(30 * DAY_MS);
  expect((await app.visitor.fetch(path)).status).toBe(404);
  await post(path);
  expect(await reached()).toBe(0);
});
