import { expect } from '@playwright/test';
import { registerPeople, WITHOUT_GUARD } from './admin-samples.ts';
import { test } from './fixtures.ts';

test.use({ environment: WITHOUT_GUARD });

/** Each list whose records have a form: the form's end of the breadcrumb, the list's own, and its link in the sidebar. */
const LISTS = [
  ['/admin/users', 'Update user', 'User List', 'Users'],
  ['/admin/categories', 'Update category', 'Speaker categories', 'Categories'],
  ['/admin/speakers', 'Update Speaker', 'Speakers', 'Speakers'],
  ['/admin/data-center', 'Update Event Data', 'Event data', 'View Event Data'],
  ['/admin/sponsordata', 'Update Sponsor/Partner', 'Sponsors and partners', 'View Sponsors/Partners'],
] as const;

for (const [list, update, crumb, menu] of LISTS) {
  test(`a row of ${list} opens its form, which says where it belongs and whose it is`, async ({
    page,
    signInAs,
  }) => {
    await signInAs('Administrator');
    await page.goto(list);
    const name = await page.locator('.opening-link').first().innerText();
    await page
      .locator('tbody tr')
      .first()
      .click({ position: { x: 200, y: 4 } });
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
    await expect(crumbs).toHaveText(['Dashboard', crumb, update]);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    const marked = page.getByRole('navigation', { name: 'Admin' }).locator('[aria-current]');
    await expect(marked).toHaveText([menu]);
    await crumbs.getByRole('link', { name: crumb }).click();
    await expect(page).toHaveURL(list);
  });
}

test('a row of recent activity is chosen, a row of the whole activity leads to its record', async ({
  page,
  request,
  signInAs,
}) => {
  await registerPeople(request, 'Pressed', 1);
  await signInAs('Administrator');
  await page.goto('/admin/dashboard');
  await page.getByRole('cell', { name: /Pressed 01.* registered/ }).click();
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.goto('/admin/activity?search=pressed');
  await page.getByRole('cell', { name: /Pressed 01.* registered/ }).click();
  await expect(page.getByRole('dialog', { name: 'Pressed 01' })).toBeVisible();
});
