import { expect, type Page } from '@playwright/test';
import { registerPeople, WITHOUT_GUARD } from './admin-samples.ts';
import { expectNothingFound } from './axe.ts';
import { test } from './fixtures.ts';

test.use({ environment: WITHOUT_GUARD });

const rows = (page: Page) => page.locator('#list tbody tr');

test('a search and filters are kept under a name in the sidebar, with their number', async ({
  page,
  request,
  signInAs,
}) => {
  await registerPeople(request, 'Viewed', 4);
  await signInAs('Administrator');
  await page.goto('/admin/attendees');
  await expect(page.getByRole('button', { name: 'Save view' })).toHaveCount(0);
  await page.goto('/admin/attendees?search=viewed&notice=LinkedIn');
  await page.getByRole('button', { name: 'Save view' }).click();
  const form = page.getByRole('dialog', { name: 'Save view' });
  await form.getByLabel('Name').fill('Viewed, LinkedIn');
  await expectNothingFound(page);
  await page.keyboard.press('Enter');
  const view = page
    .getByRole('navigation', { name: 'Admin' })
    .getByRole('link', { name: 'Viewed, LinkedIn 2' });
  await expect(view).toHaveAttribute('aria-current', 'page');
  await expectNothingFound(page);

  await registerPeople(request, 'Viewed-again', 2);
  await page.goto('/admin/speakers');
  const grown = page.getByRole('link', { name: 'Viewed, LinkedIn 3' });
  await grown.click();
  await expect(page).toHaveURL(/\/admin\/attendees\?search=viewed&notice=LinkedIn$/);
  await expect(rows(page)).toHaveCount(3);

  await page.getByRole('button', { name: 'Delete view', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this view?' });
  await expect(question).toContainText('Viewed, LinkedIn');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(grown).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Save view' })).toBeVisible();
});

test('a name that is taken is refused where it was typed', async ({ page, signInAs }) => {
  await signInAs('Administrator');
  await page.goto('/admin/attendees?notice=LinkedIn');
  for (const address of ['/admin/attendees?notice=LinkedIn', '/admin/attendees?notice=Other']) {
    await page.goto(address);
    await page.getByRole('button', { name: 'Save view' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Taken');
    await page.keyboard.press('Enter');
    if (address.endsWith('LinkedIn'))
      await expect(page.getByRole('button', { name: 'Delete view', exact: true })).toBeVisible();
  }
  await expect(page.getByRole('dialog', { name: 'Save view' }).getByRole('alert')).toContainText(
    'You already have',
  );
});

test('records that arrive are told about, and shown only on request', async ({ page, request, signInAs }) => {
  await registerPeople(request, 'Arriving', 2);
  await signInAs('Administrator');
  await page.goto('/admin/attendees?search=arriving');
  await expect(rows(page)).toHaveCount(2);
  // What stands above the list may come after it.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  const before = await rows(page).first().boundingBox();
  await registerPeople(request, 'Arriving-later', 3);
  const news = page.getByRole('button', { name: '3 new' });
  await expect(async () => {
    // As when somebody comes back to the tab.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await expect(news).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(rows(page)).toHaveCount(2);
  expect(await rows(page).first().boundingBox()).toEqual(before);
  await expectNothingFound(page);
  await news.click();
  await expect(rows(page)).toHaveCount(5);
  await expect(rows(page).first()).toContainText('Arriving-later 03');
  await expect(news).toHaveCount(0);
});
