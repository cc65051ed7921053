import { expect } from '@playwright/test';
import { expectNothingFound } from './axe.ts';
import { test } from './fixtures.ts';

// A server of its own: another edition becomes the current one.
test.use({ environment: { SEED: 'demo', CLOCK: '2026-03-01T10:00:00Z' } });

test('the next edition begins without the speakers of the one before, which keeps its pages', async ({
  page,
  signInAs,
}) => {
  await signInAs('Administrator');
  await page.goto('/speakers');
  const speaker = page.getByRole('link', { name: /View Profile/ }).first();
  const address = (await speaker.getAttribute('href')) ?? '';
  await page.goto('/admin/basic-data');
  await page.getByLabel('Year').selectOption('2027');
  await page.getByLabel('Event date').fill('2027-02-27');
  await page.getByRole('button', { name: 'Add event data' }).click();
  await expect(page.getByLabel('Event date')).toHaveValue('');
  // The only one that isn't over is the current one.
  await page.goto('/admin/data-center');
  await expect(page.getByText(/The website shows 2027/)).toBeVisible();

  await page.goto('/admin/speakers');
  await expect(page.getByText('There are no records to display')).toBeVisible();
  await page.getByRole('combobox', { name: 'Edition' }).selectOption('2025');
  await expect(page.getByRole('row')).not.toHaveCount(1);

  await page.goto('/speakers');
  await expect(page.getByRole('link', { name: /View Profile/ })).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Past summits' }).getByRole('link', { name: '2025' }).click();
  await expect(page).toHaveURL(/\/2025$/);
  await expect(page.getByText('This is the summit of 2025, which is over.')).toBeVisible();
  await expectNothingFound(page);
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect(main.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/registrants');
  await main.getByRole('link', { name: 'Speakers' }).click();
  await expect(page).toHaveURL(/\/2025\/speakers$/);
  await expect(page.getByRole('link', { name: /View Profile/ })).not.toHaveCount(0);

  await page.goto(address);
  await expect(page).toHaveURL(new RegExp(`/2025${address}$`));
  await page.getByRole('link', { name: 'Go to the current summit' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});
