import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

test.use({ environment: { SEED: 'demo' } });

test('single entries and entries without a group are shown properly', async ({ page, server }) => {
  const { post, speaker } = await server.withStore(async ({ database }) => {
    const post = await database.selectFrom('posts').selectAll().executeTakeFirstOrThrow();
    await database.deleteFrom('post_slugs').where('post_id', '!=', post.id).execute();
    await database.deleteFrom('post_versions').where('post_id', '!=', post.id).execute();
    await database.deleteFrom('posts').where('id', '!=', post.id).execute();
    const speaker = await database.selectFrom('speakers').selectAll().executeTakeFirstOrThrow();
    await database.updateTable('speakers').set({ role: '' }).where('id', '=', speaker.id).execute();
    return { post, speaker };
  });
  await page.goto(`/our/blog/${post.id}/single`);
  const related = page.getByRole('complementary', { name: 'Related Article' });
  await expect(related.getByText('No archive related available')).toBeVisible();
  await page.goto('/speakers');
  const others = page.getByRole('region', { name: 'Other Speakers' });
  await expect(others.getByRole('article')).toHaveCount(1);
  await expect(others.getByText(speaker.fullname).first()).toBeVisible();
  await page.goto('/newspage/00000000-0000-7000-8000-000000000000/collections/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Blogs');
  await expect(page.getByText('No blog posts found')).toBeVisible();
  await page.goto('/registrants');
  await page.route('**/aiAPI/counter', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('main').getByText('Loading...')).toBeVisible();
});
