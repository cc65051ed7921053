import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

test.use({ environment: { CLOCK: '2025-08-27T23:59:45Z' } });

test('a page left open over midnight changes to the phase after the summit', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('On now in Accra')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeAttached();
});
