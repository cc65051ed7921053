import { describe, expect, test } from 'vitest';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { copyEdition, makeCurrent, viewEditions } from '#rooms/edition/editions/contract.ts';
import { createTestApp, type TestApp } from '#testing/app.ts';
import type { TestClient } from '#testing/client.ts';
import {
  addPreviewLink,
  defaultContent,
  deletePreviewLink,
  discardDraft,
  PREVIEW_DAYS,
  publishContent,
  restoreContent,
  saveSection,
  singleSection,
  viewContent,
  viewDraft,
  viewPreviewLinks,
  viewPublications,
} from '../contract.ts';
import type { SectionName } from '../sections.ts';
import { TEXTS_OF_2025 } from './texts-of-2025.ts';

const NAME = 'Sommet de Lomé & amis';
const DAY_MS = 24 * 60 * 60 * 1000;

async function desk() {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  const { client: other } = await app.signInAs('Administrator');
  return { app, client, other };
}

async function change(client: TestClient, section: SectionName, values: Record<string, unknown>) {
  const { record } = (await client.call(singleSection, { query: { section } })).body;
  return client.call(saveSection, {
    body: { section, values: { ...record.values, ...values }, version: record.version },
  });
}

const rename = (client: TestClient, name = NAME) => change(client, 'identity', { name });
const published = async ({ visitor }: TestApp) => (await visitor.call(viewContent, {})).body;
const page = async ({ visitor }: TestApp, path = '/contact') => (await visitor.fetch(path)).text();

describe('a draft', () => {
  test('stays out of sight until it is published, and then is on every page', async () => {
    const { app, client } = await desk();
    const before = await page(app);
    expect((await rename(client)).body.message).toBe('Saved in the draft.');
    expect((await published(app)).site.identity.name).toBe('AI for Business Summit');
    expect(await page(app)).toBe(before);

    const { changes } = (await client.call(viewDraft, {})).body;
    const field = 'Name and organiser: Name of the summit';
    expect(changes).toEqual([{ section: 'identity', field, from: 'AI for Business Summit', to: NAME }]);
    await client.call(publishContent, { body: { note: 'Our own name' } });
    expect((await published(app)).site.identity.name).toBe(NAME);
    expect(await page(app)).toContain('<title>Contact · Sommet de Lomé &amp; amis</title>');
    expect((await client.call(viewDraft, {})).body.changes).toEqual([]);
  });

  test('that puts everything back as it was is no draft', async () => {
    const { client } = await desk();
    await rename(client);
    await rename(client, 'AI for Business Summit');
    const { status, body } = await client.call(publishContent, { body: {} });
    expect([status, body.code]).toEqual([409, 'conflict']);
  });

  test('can be discarded, one section or all of it', async () => {
    const { client } = await desk();
    await rename(client);
    await change(client, 'hero', { intro: 'Come.' });
    await client.call(discardDraft, { body: { section: 'identity' } });
    expect((await client.call(viewDraft, {})).body.changes.map(({ section }) => section)).toEqual(['hero']);
    await client.call(discardDraft, { body: {} });
    expect((await client.call(viewDraft, {})).body.changes).toEqual([]);
  });

  test('isn’t overwritten by somebody who read an older one', async () => {
    const { client, other } = await desk();
    const { record } = (await other.call(singleSection, { query: { section: 'identity' } })).body;
    await rename(client);
    const { values, version } = record;
    const late = await other.call(saveSection, { body: { section: 'identity', values, version } });
    expect([late.status, late.body.code]).toEqual([412, 'changed-meanwhile']);
  });

  test.each([
    ['identity', { name: '' }, 'name'],
    ['identity', { tagline: 'Woven in {town}' }, 'tagline'],
    ['contact', { email: 'nobody' }, 'email'],
    ['identity', { website: 'javascript:alert(1)' }, 'website'],
    ['about', { principles: [{ name: '', text: '' }] }, 'principles.0.name'],
    ['packages', { offers: [{ name: 'Gold' }, { name: 'gold' }] }, 'offers.1.name'],
    [
      'packages',
      { offers: [{ name: 'Gold', prices: [{ currency: 'gold', amount: 1 }] }] },
      'offers.0.prices.0.currency',
    ],
    ['ownPages', { pages: [{ title: 'Visas', slug: 'Vi sas' }] }, 'pages.0.slug'],
  ] as const)('takes no %s with %j', async (section, values, field) => {
    const { client } = await desk();
    const { status, body } = await change(client, section, values);
    expect([status, body.code, Object.keys(body.errors ?? {})]).toEqual([422, 'invalid', [field]]);
  });
});

test('what a page of one’s own says is for nobody until it is open', async () => {
  const { app, client } = await desk();
  const pages = [{ title: 'Venue', slug: 'venue', text: '<p>Not announced yet.</p>', isShown: false }];
  await change(client, 'ownPages', { pages });
  await client.call(publishContent, { body: {} });
  expect(JSON.stringify(await published(app))).not.toContain('Not announced yet');
  expect(JSON.stringify((await app.visitor.call(defaultContent, {})).body)).not.toContain(
    'Not announced yet',
  );
  await change(client, 'ownPages', { pages: pages.map((page) => ({ ...page, isShown: true })) });
  await client.call(publishContent, { body: {} });
  expect((await published(app)).site.ownPages.pages).toMatchObject([{ slug: 'venue' }]);
});

test('an accent that is hard to read is refused with its contrast and the nearest that works', async () => {
  const { client } = await desk();
  const { errors } = (await change(client, 'look', { accent: '#d2452a' })).body;
  expect(errors?.accent).toContain('contrast is 4.46, and 4.5 is needed');
  expect(errors?.accent).toContain('works is #d04328.');
  expect((await change(client, 'look', { accent: '#d04328' })).status).toBe(200);
});

describe('a version', () => {
  test('tells who published what and when, and can be brought back', async () => {
    const { app, client } = await desk();
    await rename(client);
    await client.call(publishContent, { body: { note: 'Our own name' } });
    app.clock.set('2025-07-01T10:00:00Z');
    await change(client, 'hero', { intro: 'Come.' });
    await client.call(publishContent, { body: {} });
    const { records } = (await client.call(viewPublications, {})).body;
    expect(records.map(({ note, changes }) => [note, changes.map(({ field }) => field)])).toEqual([
      ['', ['Top of the home page: Introduction']],
      ['Our own name', ['Name and organiser: Name of the summit']],
      ['The summit of 2025', []],
    ]);
    expect(records[0]).toMatchObject({
      time: '2025-07-01T10:00:00.000Z',
      username: expect.stringMatching(/\w/),
    });

    await client.call(restoreContent, { query: { id: records[1]?.id ?? '' }, body: {} });
    expect((await published(app)).edition.hero.intro).toBe('Come.');
    await client.call(restoreContent, { query: { id: records[2]?.id ?? '' }, body: { publish: true } });
    const { site, edition } = await published(app);
    expect(site.identity.name).toBe('AI for Business Summit');
    expect(edition.hero.intro).toContain('people who run companies');
    expect((await client.call(viewPublications, {})).body.records).toHaveLength(4);
  });

  test('before the first change of the edition can be brought back', async () => {
    const { client } = await desk();
    const { record } = (await client.call(singleSection, { query: { section: 'packages' } })).body;
    await change(client, 'packages', { heading: 'Weave with us' });
    await client.call(publishContent, { body: {} });
    const [, first] = (await client.call(viewPublications, {})).body.records;
    await client.call(restoreContent, { query: { id: first?.id ?? '' }, body: {} });
    const { changes } = (await client.call(viewDraft, {})).body;
    expect(changes).toMatchObject([{ from: 'Weave with us', to: record.values.heading }]);
  });

  test('brought back at once leaves what it didn’t have in the draft', async () => {
    const { client } = await desk();
    await rename(client);
    await client.call(publishContent, { body: {} });
    const [, first] = (await client.call(viewPublications, {})).body.records;
    const unfinished = { days: 3, who: 'everybody', subject: 'Not yet', body: '<p>…</p>' };
    await change(client, 'reminders', { list: [unfinished] });
    await client.call(restoreContent, { query: { id: first?.id ?? '' }, body: { publish: true } });
    const { changes } = (await client.call(viewDraft, {})).body;
    expect(changes).toMatchObject([{ section: 'reminders', from: '' }]);
  });

  test('that is there already isn’t published again, and the draft stays', async () => {
    const { client } = await desk();
    await rename(client);
    await client.call(publishContent, { body: {} });
    await change(client, 'hero', { intro: 'Come.' });
    const [newest] = (await client.call(viewPublications, {})).body.records;
    const again = await client.call(restoreContent, {
      query: { id: newest?.id ?? '' },
      body: { publish: true },
    });
    expect(again.status).toBe(409);
    expect((await client.call(viewDraft, {})).body.changes).toMatchObject([{ to: 'Come.' }]);
  });

  test('is the newest one beside the draft, with what it changed', async () => {
    const { client } = await desk();
    const { id } = (await client.call(viewEditions, {})).body.records[0]!;
    const copied = await client.call(copyEdition, { query: { id }, body: { event_year: '2027' } });
    const of = [{}, { edition: copied.body.id ?? '' }];
    for (const name of [NAME, 'Another']) {
      await rename(client, name);
      await change(client, 'hero', { intro: `Come to ${name}.` });
      await client.call(publishContent, { body: { note: name } });
    }
    for (const query of of) {
      const [newest] = (await client.call(viewPublications, { query })).body.records;
      expect(newest?.id).toBeTruthy();
      expect((await client.call(viewDraft, { query })).body.published).toEqual(newest);
    }
  });

  test('brought back leaves the words of other editions alone', async () => {
    const { client } = await desk();
    await change(client, 'packages', { heading: 'Weave with us' });
    await client.call(publishContent, { body: {} });
    const { id } = (await client.call(viewEditions, {})).body.records[0]!;
    const copied = await client.call(copyEdition, { query: { id }, body: { event_year: '2027' } });
    await change(client, 'packages', { heading: 'Spin with us' });
    await client.call(publishContent, { body: {} });
    const wanted = (await client.call(viewPublications, {})).body.records.at(-2)!;
    await client.call(restoreContent, { query: { id: wanted.id }, body: {} });
    await client.call(makeCurrent, { body: { id: copied.body.id ?? '' } });
    expect((await client.call(viewDraft, {})).body.changes).toEqual([]);
  });

  test('of the privacy policy names the day on which its words were last changed', async () => {
    const { app, client } = await desk();
    await rename(client);
    await client.call(publishContent, { body: {} });
    expect((await published(app)).site.privacy.updated).toBe(TEXTS_OF_2025.site.privacy.updated);
    await change(client, 'privacy', { lead: 'Short.' });
    await client.call(publishContent, { body: {} });
    expect((await published(app)).site.privacy.updated).toBe('2025-07-01');
  });
});

describe('a link to the draft', () => {
  async function linked() {
    const { app, client } = await desk();
    await rename(client);
    const { id = '', address } = (await client.call(addPreviewLink, { body: {} })).body;
    return { app, client, id, path: new URL(address).pathname };
  }

  test('shows it on the pages to whoever has it, and nobody keeps it', async () => {
    const { app, path } = await linked();
    const reply = await app.visitor.fetch(`${path}/contact`);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(reply.headers.get('x-robots-tag')).toBe('noindex');
    expect(reply.headers.get('referrer-policy')).toBe('no-referrer');
    expect(reply.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    const html = await reply.text();
    expect(html).toContain('<title>Contact · Sommet de Lomé &amp; amis</title>');
    expect(html).toContain(`href="${path}/speakers"`);
    expect(html).not.toContain('href="/speakers"');
    expect(await page(app)).toContain('AI for Business Summit');
  });

  test('ends by itself, and by hand', async () => {
    const { app, client, id, path } = await linked();
    app.clock.set(new Date(app.clock.now().getTime() + PREVIEW_DAYS * DAY_MS).toISOString());
    expect((await app.visitor.fetch(`${path}/`)).status).toBe(404);
    app.clock.set('2025-07-01T09:00:00Z');
    expect((await app.visitor.fetch(`${path}/`)).status).toBe(200);
    await client.call(deletePreviewLink, { query: { id } });
    expect((await app.visitor.fetch(`${path}/`)).status).toBe(404);
  });

  test.each([
    ['is disabled', { disabled_at: '2025-07-01T09:00:00.000Z' }],
    ['is deleted', { deleted_at: '2025-07-01T09:00:00.000Z' }],
    ['is no Administrator any more', { role: 'User' as const }],
  ])('ends when whoever made it %s', async (_what, change) => {
    const { app, path } = await linked();
    const { client } = await app.signInAs('Administrator');
    const links = async () => (await client.call(viewPreviewLinks, {})).body.records.length;
    expect([(await app.visitor.fetch(`${path}/`)).status, await links()]).toEqual([200, 1]);
    const makers = app.store.database.selectFrom('preview_links').select('created_by');
    await app.store.database.updateTable('users').set(change).where('id', 'in', makers).execute();
    expect([(await app.visitor.fetch(`${path}/`)).status, await links()]).toEqual([404, 0]);
  });

  test('is kept only as a hash', async () => {
    const { app, path } = await linked();
    const rows = await app.store.database.selectFrom('preview_links').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(path.split('/')[2]);
  });

  test('isn’t needed at the desk, which only Administrators may use', async () => {
    const { app, client } = await desk();
    const path = `${publicAddress.preview('desk')}/contact`;
    const { client: user } = await app.signInAs('User');
    expect((await client.fetch(path)).status).toBe(200);
    for (const one of [user, app.visitor]) expect((await one.fetch(path)).status).toBe(404);
  });
});
