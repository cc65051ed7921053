import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

test.use({ environment: { SEED: 'event' } });

test('every fallback text is shown', async ({ page, server }) => {
  await server.withStore(({ database }) =>
    database.updateTable('events').set({ deleted_at: '2025-01-01T00:00:00.000Z' }).execute(),
  );
  await page.goto('/');
  const hero = page.locator('.hero');
  await expect(hero.getByText('Event Theme Coming Soon')).toBeVisible();
  await expect(hero.getByText('Venue coming soon')).toBeVisible();
  await expect(hero.getByText('Event time coming soon')).toBeVisible();
  await expect(hero.getByText('Event date coming soon')).toBeVisible();
  await expect(hero.getByText('Aug 27, 2025')).toBeVisible();
  await expect(page.locator('#attend')).toContainText('26th and 27th August 2025');
  await expect(hero.getByText('Loading...'), 'nothing is loading: no date is known').toHaveCount(0);
  await expect(page.getByText('The summit begins in')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Event Rate' })).toHaveCount(0);
  await page.goto('/registrants');
  await expect(page.getByText('Event time coming soon')).toBeVisible();
  await expect(page.getByText('The summit begins in')).toHaveCount(0);
});
