import { expect } from '@playwright/test';
import { expectNothingFound } from './axe.ts';
import { test } from './fixtures.ts';

// A server of its own: the other tests are about the edition of 2025.
test.use({ environment: { SEED: 'demo' } });

test('another edition becomes the current one, after saying what will change', async ({ page, signInAs }) => {
  await signInAs('Administrator');
  await page.goto('/admin/basic-data');
  await page.getByLabel('Year').selectOption('2027');
  await page.getByLabel('Theme').fill('Semer');
  await page.getByLabel('Event date').fill('2027-02-27');
  await page.getByLabel('Name of the summit').fill('Forum de Lomé');
  await page.getByLabel('City').fill('Lomé');
  await page.getByLabel('Country').selectOption('Togo');
  await page.getByLabel('Last day').fill('2027-03-01');
  await page.getByLabel('Time zone').selectOption('Africa/Lome');
  await page.getByLabel('Currency').selectOption('XOF');
  await page.getByLabel('Regular fee').fill('150000');
  await page.getByRole('button', { name: 'Add event data' }).click();
  await expect(page.getByLabel('Theme')).toHaveValue('');

  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^AI.for Business Summit$/);
  await page.goto('/admin/data-center');
  await page.getByRole('button', { name: 'Make current: 2027' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Make 2027 the current edition?' });
  await expect(dialog).toContainText('27th February to 1st March 2027');
  await expect(dialog).toContainText('New registrations and partnership requests will belong to 2027.');
  await expectNothingFound(page);
  await dialog.getByRole('button', { name: 'Make current' }).click();
  const panel = page.getByRole('region', { name: 'Current edition' });
  const lead = panel.getByText('The website shows 2027 (Forum de Lomé');
  await expect(lead).toBeFocused();
  await expect(panel.getByRole('button')).toHaveAccessibleName('Make current: 2025');

  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forum de Lomé');
  await expect(page.locator('#attend')).toContainText('27th February to 1st March 2027');
  await expect(page.getByRole('region', { name: 'Event Rate' })).toContainText(/F\sCFA 150,000/);

  await page.goto('/admin/data-center');
  await page.getByRole('link', { name: 'Copy 2027 to another year' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Copy 2027 to another year' })).toBeVisible();
  await expect(page.getByLabel('Year')).toHaveValue('2028');
  await page.getByLabel('Year').selectOption('2025');
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByText('There is already event data for 2025.').first()).toBeVisible();
  await expectNothingFound(page);
  await page.getByLabel('Year').selectOption('2028');
  await page.getByLabel('Event date').fill('2028-03-14');
  await page.getByLabel('Last day').fill('2028-03-15');
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(panel.getByText('2028 (Forum de Lomé, Lomé, 14th and 15th March 2028)')).toBeVisible();
  await expect(lead).toBeVisible();
});
