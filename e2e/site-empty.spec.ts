import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

test.use({ environment: { SEED: 'event' } });

test('each list says so when nothing is entered yet', async ({ page }) => {
  await page.goto('/speakers');
  await expect(page.getByText('No speakers available at the moment. Please check back later.')).toBeVisible();
  await expect(page.getByText('People who have done it')).toHaveCount(0);
  await page.goto('/sponsors');
  await expect(page.getByText('No sponsors available at the moment. Please check back later.')).toBeVisible();
  await page.goto('/blogs');
  await expect(page.getByText('No blog posts found')).toBeVisible();
  await expect(page.getByText('Please check back later or browse other categories')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
});
