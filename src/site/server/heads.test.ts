import { describe, expect, test } from 'vitest';
import { newId } from '#platform/server/identifier.ts';
import { createTestApp, shareTestApp, type TestApp } from '#testing/app.ts';
import { insertedBlogCategory, insertedPost } from '#testing/blog.ts';

async function open({ visitor }: TestApp, path: string) {
  const response = await visitor.fetch(path);
  const html = await response.text();
  const meta = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
  const facts = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
  return { status: response.status, html, meta, facts: facts && JSON.parse(facts) };
}

describe('the summit’s facts for machines', () => {
  test('contain its image, its days and the available tickets', async () => {
    const app = await createTestApp({ CLOCK: '2025-07-31T12:00:00Z' });
    const fees = { regular_fee: 150_000, early_bird_fee: 120_000, early_bird_expiry: '2025-07-31' };
    await app.store.database
      .updateTable('events')
      .set({ event_time: '09:00', ...fees })
      .execute();
    const { facts } = await open(app, '/');
    expect(facts).toMatchObject({
      image: expect.stringMatching(/^http.*\/share\/summit\.png$/),
      startDate: '2025-08-26',
      endDate: '2025-08-27',
      doorTime: '2025-08-26T09:00:00.000Z',
    });
    const inStock = { availability: 'https://schema.org/InStock' };
    expect(facts.offers).toMatchObject([
      { name: 'Regular', price: 1500, ...inStock },
      { name: 'Early bird', price: 1200, validThrough: '2025-07-31', ...inStock },
    ]);
    app.clock.set('2025-08-01T00:00:00Z');
    expect((await open(app, '/')).facts.offers).toHaveLength(1);
    app.clock.set('2025-08-28T00:00:00Z');
    expect((await open(app, '/')).facts).not.toHaveProperty('offers');
  });

  test('are left out while nothing is entered', async () => {
    const app = await createTestApp();
    await app.store.database.updateTable('events').set({ deleted_at: '2025-01-01T00:00:00.000Z' }).execute();
    expect((await open(app, '/')).facts).toBeUndefined();
  });
});

describe('the head of a page', () => {
  const app = shareTestApp();

  test('names the site, the colours and what its image shows', async () => {
    const { html, meta } = await open(app(), '/contact');
    expect(meta('og:site_name')).toBe('AI for Business Summit');
    expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630']);
    expect(meta('og:image:alt')).toBeTruthy();
    expect(
      html.match(/<meta name="theme-color" media="\(prefers-color-scheme: (light|dark)\)"/g),
    ).toHaveLength(2);
  });

  test('tells when a post was published, and what a category contains', async () => {
    const { database } = app().store;
    const published_at = '2025-06-01T09:00:00.000Z';
    const category_id = await insertedBlogCategory(database, 'Practice');
    const { id } = await insertedPost(database, { published_at, category_id });
    expect((await open(app(), `/our/blog/${id}/single`)).meta('article:published_time')).toBe(published_at);
    const category = await open(app(), `/newspage/${category_id}/collections/`);
    expect(category.status).toBe(200);
    expect(category.meta('description')).toMatch(/^Practice: /);
    expect(category.meta('robots')).toBeUndefined();
  });

  test('keeps a missing category out of search indexes', async () => {
    for (const id of [newId(), 'not an id']) {
      const unknown = await open(app(), `/newspage/${id}/collections/`);
      expect(unknown.status).toBe(404);
      expect(unknown.html).toContain('No blog posts found');
      expect(unknown.meta('robots')).toBe('noindex');
      expect(unknown.html).not.toContain('rel="canonical"');
    }
  });
});
