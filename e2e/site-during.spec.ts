import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

test.use({ environment: { CLOCK: '2025-08-27T15:00:00Z' } });

test('the countdown is finished', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('On now in Accra')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText('00Days00Hours00Minutes00Seconds');
  await expect(page.getByRole('region', { name: 'Event Rate' })).toContainText('Ended on 31st July 2025');
});
