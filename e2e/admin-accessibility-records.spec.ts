import { expect, type Page } from '@playwright/test';
import { matches } from '#admin/matches.ts';
import { EVERY_KIND } from '#testing/every-kind.ts';
import { registerPeople, WITHOUT_GUARD } from './admin-samples.ts';
import { expectNothingFound } from './axe.ts';
import { test } from './fixtures.ts';

test.use({ environment: WITHOUT_GUARD });

/** Each test visits many screens. */
const WALK_MS = 480_000;

const FORMS = EVERY_KIND.flatMap(({ addScreen, listScreen, recordScreen }) =>
  addScreen && listScreen && recordScreen ? [{ listScreen, recordScreen }] : [],
);
const LISTS = FORMS.map(({ listScreen }) => listScreen);

/** Roles that are there from the start aren't edited. */
async function addRole(page: Page): Promise<void> {
  await page.goto('/admin/add-role');
  await page.getByRole('textbox', { name: 'Name' }).fill('Reader');
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Add role' }).click();
  await expect(page.getByRole('link', { name: 'Edit the role Reader' })).toBeVisible();
}

async function openAccountMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: '(Administrator)' }).click();
  await expect(page.getByRole('menuitem', { name: 'Sign Out' })).toBeVisible();
}

test('axe finds nothing on the screens of one record', async ({ page, signInAs }) => {
  test.setTimeout(WALK_MS);
  await signInAs('Administrator');
  await addRole(page);
  for (const { listScreen, recordScreen } of FORMS) {
    await page.goto(listScreen);
    const edit = page.getByRole('link', { name: /^Edit/ }).first();
    await expect(edit.or(page.locator('.message-row'))).toBeVisible();
    // The sample edition needn't have a record of each kind.
    if (!(await edit.isVisible())) continue;
    await edit.click();
    await expect(page).toHaveURL(({ pathname }) => matches(recordScreen, pathname));
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Update');
    await expect(page.getByRole('button', { name: /^(Update|Save)/ })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectNothingFound(page);
  }
});

test('axe finds nothing on a phone', async ({ page, request, signInAs }) => {
  test.setTimeout(WALK_MS);
  await registerPeople(request, 'Phone', 1);
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAs('Administrator');
  for (const list of ['/admin/dashboard', '/admin/attendees', ...LISTS]) {
    await page.goto(list);
    // Roles are listed without a table.
    await expect(page.getByRole('row').or(page.locator('.role-head')).last()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectNothingFound(page);
  }
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Go to' })).toBeVisible();
  await expectNothingFound(page);
});

test('axe finds nothing on what opens over a screen', async ({ page, request, signInAs }) => {
  test.setTimeout(WALK_MS);
  await registerPeople(request, 'Over', 1);
  await signInAs('Administrator');
  await page.goto('/admin/dashboard');
  await openAccountMenu(page);
  await expectNothingFound(page);
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectNothingFound(page);

  await page.goto('/admin/speakers');
  await page.getByRole('button', { name: 'Order' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  await expectNothingFound(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Columns' }).click();
  await expect(page.getByRole('group', { name: 'Columns' })).toBeVisible();
  await expectNothingFound(page);

  await page.goto('/admin/attendees?search=over');
  await page.getByRole('link', { name: 'Over 01', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Over 01' })).toBeVisible();
  await expectNothingFound(page);

  await page.goto('/admin/add-category');
  await page.getByLabel('Category Title').fill('Not saved');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
  await expectNothingFound(page);
  await page.getByRole('button', { name: 'Stay here' }).click();
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Add category' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Your session has ended' })).toBeVisible();
  await expectNothingFound(page);
});

test('the theme is chosen in the menu under the name, and stays', async ({ page, signInAs }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await signInAs('Administrator');
  await page.goto('/admin/dashboard');
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await openAccountMenu(page);
  await expect(page.getByRole('menuitemradio', { name: 'System' })).toBeChecked();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect.poll(ground).not.toBe(light);

  await page.goto('/admin/attendees');
  await openAccountMenu(page);
  await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
  await page.getByRole('menuitemradio', { name: 'System' }).click();
  await expect.poll(ground).toBe(light);
});
