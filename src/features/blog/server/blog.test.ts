import { describe, expect, test } from 'vitest';
import { newId } from '#platform/server/identifier.ts';
import { createTestApp } from '#testing/app.ts';
import { blogCategories, blogDetails, blogPosts, NO_BLOG, relatedPosts } from '../contract.ts';
import { insertBlogCategory, insertPost } from './queries.ts';

async function blog() {
  const app = await createTestApp({ CLOCK: '2025-06-01T12:00:00Z' });
  const { database } = app.store;
  const [practice, people] = [newId(), newId()];
  await insertBlogCategory(database, { id: practice, title: 'AI in practice' });
  await insertBlogCategory(database, { id: people, title: 'People' });
  const write = async (title: string, day: string, category_id = practice, content = '<p>Text</p>') => {
    const id = newId();
    const published_at = `2025-${day}T09:00:00.000Z`;
    await insertPost(database, {
      id,
      category_id,
      title,
      content,
      picture: null,
      author: 'Efua',
      published_at,
    });
    return id;
  };
  return { app, practice, people, write };
}

describe('the blog', () => {
  test('lists published posts, newest first, as a bare array', async () => {
    const { app, practice, people, write } = await blog();
    await write('Old', '02-01');
    await write('New', '05-01', people);
    await write('To come', '07-01');
    const titles = async (query: { catId?: string } = {}) => {
      const { body } = await app.visitor.call(blogPosts, { query });
      return body.map(({ title }) => title);
    };
    expect(await titles()).toEqual(['New', 'Old']);
    expect(await titles({ catId: '' })).toEqual(['New', 'Old']);
    expect(await titles({ catId: practice })).toEqual(['Old']);
    expect(await titles({ catId: newId() })).toEqual([]);
    app.clock.set('2025-07-01T09:00:00.000Z');
    expect(await titles({ catId: practice })).toEqual(['To come', 'Old']);
    expect(people).not.toBe(practice);
  });

  test('names a category, and all of them', async () => {
    const { app, practice } = await blog();
    const one = await app.visitor.call(blogCategories, { query: { catId: practice } });
    expect(one.body.records).toEqual([{ id: practice, title: 'AI in practice' }]);
    expect((await app.visitor.call(blogCategories, {})).body.records).toHaveLength(2);
    expect((await app.visitor.call(blogCategories, { query: { catId: newId() } })).body.records).toEqual([]);
  });

  test('shows a post, and says if it doesn’t exist', async () => {
    const { app, write } = await blog();
    const id = await write('A post', '05-01');
    const future = await write('To come', '07-01');
    const { body } = await app.visitor.call(blogDetails, { query: { Id: id } });
    expect(body.records).toMatchObject([{ id, title: 'A post', author: 'Efua', image: '' }]);
    for (const Id of [newId(), future]) {
      const none = await app.visitor.call(blogDetails, { query: { Id } });
      expect(none).toMatchObject({ status: 200, body: { message: NO_BLOG, records: [] } });
    }
  });

  test('strips everything harmful from a post', async () => {
    const { app, practice, write } = await blog();
    const id = await write(
      'A post',
      '05-01',
      practice,
      '<h1 onclick="x()">Title</h1><script>x()</script><p style="color:red">Text <a href="javascript:x()">link</a></p><img src="https://a.example/p.png"><img src="/aiAPI/uploads/p.webp" alt="P"><iframe src="//a.example"></iframe>',
    );
    const { body } = await app.visitor.call(blogDetails, { query: { Id: id } });
    expect(body.records[0]!.content).toBe(
      '<h2>Title</h2><p>Text <a rel="noopener">link</a></p><img src="/aiAPI/uploads/p.webp" alt="P" loading="lazy" />',
    );
  });

  test('relates posts of the same category first, five at most, never the post itself', async () => {
    const { app, people, write } = await blog();
    const id = await write('This', '01-01');
    await write('Other, newest', '05-20', people);
    for (const day of ['01', '02', '03', '04']) await write(`Same ${day}`, `03-${day}`);
    await write('Other, older', '02-01', people);
    const { body } = await app.visitor.call(relatedPosts, { query: { id } });
    expect(body.map(({ title }) => title)).toEqual([
      'Same 04',
      'Same 03',
      'Same 02',
      'Same 01',
      'Other, newest',
    ]);
    expect((await app.visitor.call(relatedPosts, { query: { id: newId() } })).body).toEqual([]);
  });
});
