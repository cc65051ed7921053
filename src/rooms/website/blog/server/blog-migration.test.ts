import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { databaseBefore } from '#testing/database-before.ts';
import { listPublished } from './queries.ts';
import { findByAddress } from './slugs.ts';

const AT = '2025-03-01T08:00:00.000Z';
const LATER = '2025-06-01T08:00:00.000Z';

test('posts from before there was a desk stay published, and get addresses of their own', async () => {
  const { store, migrate } = await databaseBefore('025-blog-desk');
  const { database } = store;
  const run = (statement: string) => sql.raw(statement).execute(database);
  await run(`insert into blog_categories (id, title) values ('c', 'People')`);
  await run(`insert into posts (id, category_id, title, content, author, published_at) values
    ('p1', 'c', 'Kòfi’s Loom', '<p>x</p>', 'Ama', '${AT}'),
    ('p2', 'c', 'Kòfi’s Loom', '<p>y</p>', 'Ama', '${LATER}'),
    ('p3', 'c', '日本', '<p>z</p>', 'Ama', '${LATER}')`);
  await migrate();
  const { rows } = await listPublished(database, LATER, {});
  expect(rows.map(({ id, slug, state, category_id }) => [id, slug, state, category_id])).toEqual([
    ['p3', 'post', 'published', 'c'],
    ['p2', 'kofi-s-loom-2', 'published', 'c'],
    ['p1', 'kofi-s-loom', 'published', 'c'],
  ]);
  expect((await findByAddress(database, LATER, 'kofi-s-loom'))?.id).toBe('p1');
  expect((await findByAddress(database, LATER, 'p2'))?.slug).toBe('kofi-s-loom-2');
  await run(`update posts set category_id = null where id = 'p1'`);
});
