import { expect, type Locator, type Page } from '@playwright/test';
import { registerPeople, WITHOUT_GUARD } from './admin-samples.ts';
import { expectNothingFound } from './axe.ts';
import { test } from './fixtures.ts';

test.use({ environment: WITHOUT_GUARD });

const rows = (page: Page) => page.locator('#list tbody tr');

test('everything that matches can be chosen over all pages, deleted at once, and restored', async ({
  page,
  request,
  signInAs,
}) => {
  await registerPeople(request, 'Entire', 23);
  await signInAs('Administrator');
  await page.goto('/admin/attendees?search=entire');
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).click();
  await expect(page.getByText('10 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Select all 23' }).click();
  await expect(page.getByText('23 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).click();
  await page.getByRole('checkbox', { name: 'Select Entire 07' }).uncheck();
  await expect(page.getByText('22 selected')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export 22 as XLSX' })).toBeVisible();
  // Over the rows it would hide one of them by half, which one by chance.
  await page.evaluate(() => {
    const below = new CSSStyleSheet();
    below.replaceSync('.selection-bar { position: static !important }');
    document.adoptedStyleSheets.push(below);
  });
  await expectNothingFound(page);

  await page.getByRole('button', { name: 'Delete selected' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete these 22 attendees?' });
  await expect(question).toContainText('and 17 more');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Entire 07');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('11–20 of 23').or(page.getByText('1–10 of 23'))).toBeVisible();
});

test('another search clears the choice of everything', async ({ page, request, signInAs }) => {
  await registerPeople(request, 'Cleared', 12);
  await signInAs('Administrator');
  await page.goto('/admin/attendees?search=cleared');
  await page.getByRole('checkbox', { name: 'Select Cleared 12' }).click();
  await page.getByRole('button', { name: 'Select all 12' }).click();
  await expect(page.getByText('12 selected')).toBeVisible();
  await page.getByRole('searchbox').fill('cleared 0');
  await expect(page.getByText(/\d selected/)).toHaveCount(0);
});

test('what is done while everything is being chosen counts', async ({ page, request, signInAs }) => {
  await registerPeople(request, 'Meanwhile', 12);
  await signInAs('Administrator');
  let answer = () => {};
  await page.route('**/aiAPI/**pageSize=1000**', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.continue();
  });
  const answered = () => page.waitForResponse('**/aiAPI/**pageSize=1000**').then((reply) => reply.finished());
  await page.goto('/admin/attendees?search=meanwhile');
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).click();

  await page.getByRole('button', { name: 'Select all 12' }).click();
  await page.getByRole('checkbox', { name: 'Select Meanwhile 12' }).click();
  await expect(page.getByText('9 selected')).toBeVisible();
  await Promise.all([answered(), answer()]);
  await expect(page.getByRole('button', { name: 'Select all 12' })).toBeEnabled();
  await expect(page.getByText('9 selected')).toBeVisible();

  await page.getByRole('button', { name: 'Select all 12' }).click();
  await page.getByRole('searchbox').fill('meanwhile 0');
  await expect(page.getByText('1–9 of 9')).toBeVisible();
  await Promise.all([answered(), answer()]);
  await expect(page.getByText(/\d selected/)).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Select Meanwhile 01' }).click();
  await expect(page.getByText('1 selected')).toBeVisible();
});

test('after everything was let go, another page clears a choice again', async ({
  page,
  request,
  signInAs,
}) => {
  await registerPeople(request, 'Released', 12);
  await signInAs('Administrator');
  await page.goto('/admin/attendees?search=released');
  await page.getByRole('checkbox', { name: 'Select Released 12' }).click();
  await page.getByRole('button', { name: 'Select all 12' }).click();
  await expect(page.getByText('12 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Clear selection' }).click();
  await expect(page.getByText(/\d selected/)).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Select Released 12' }).click();
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText('11–12 of 12')).toBeVisible();
  await expect(page.getByText(/\d selected/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Previous page' }).click();
  await expect(page.getByRole('checkbox', { name: 'Select Released 12' })).not.toBeChecked();
});

test('an empty result offers to clear the search', async ({ page, request, signInAs }) => {
  await registerPeople(request, 'Found', 1);
  await signInAs('Administrator');
  await page.goto('/admin/attendees?search=nobody+of+this+name');
  await page.getByRole('button', { name: 'Clear search', exact: true }).click();
  await expect(page).toHaveURL('/admin/attendees');
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(rows(page).first()).toContainText('Found 01');
  await page.goto('/admin/attendees?search=nobody+of+this+name&notice=Other');
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(page).toHaveURL('/admin/attendees');
});

test('twenty compact rows fit a laptop’s screen, and the choice is kept', async ({
  page,
  request,
  signInAs,
}) => {
  await registerPeople(request, 'Dense', 20);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAs('Administrator');
  await page.goto('/admin/attendees?search=dense');
  await page.getByRole('button', { name: 'Compact rows' }).click();
  await page.getByLabel('Rows per page').selectOption('20');
  await expect(rows(page)).toHaveCount(20);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Compact rows' })).toHaveAttribute('aria-pressed', 'true');
  await expect(rows(page)).toHaveCount(20);
  await expect(rows(page).last()).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('1–20 of 20')).toBeInViewport();
  await expectNothingFound(page);
});

test('the actions for chosen rows take one line on a laptop', async ({ page, request, signInAs }) => {
  await registerPeople(request, 'Lined', 12);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAs('Administrator');
  await page.goto('/admin/attendees?search=lined');
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).click();
  await expect(page.getByRole('button', { name: 'Select all 12' })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const buttons = page.locator('.selection-bar button');
  const middles = await buttons.evaluateAll((all) =>
    all.map((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return Math.round((top + bottom) / 2);
    }),
  );
  expect(new Set(middles).size).toBe(1);
  await page.getByRole('button', { name: 'Clear selection' }).click();
  await expect(page.getByText('10 selected')).toHaveCount(0);
});

test('rows far below the window are left out, until somebody looks for one', async ({
  page,
  request,
  signInAs,
}) => {
  await registerPeople(request, 'Distant', 30);
  await page.setViewportSize({ width: 1440, height: 400 });
  await signInAs('Administrator');
  await page.goto('/admin/attendees?search=distant&pageSize=30');
  await expect(rows(page)).toHaveCount(30);
  const last = rows(page).last();
  expect(await isLeftOut(rows(page).first())).toBe(false);
  expect(await isLeftOut(last)).toBe(true);
  await findInPage(page, 'Distant 01');
  await expect(last).toBeInViewport({ ratio: 1 });
  await expect.poll(() => isLeftOut(last)).toBe(false);
});

const isLeftOut = (row: Locator) =>
  row
    .getByRole('cell')
    .first()
    .evaluate((cell) => !cell.checkVisibility({ contentVisibilityAuto: true }));

/** As the browser's own search does. */
const findInPage = (page: Page, text: string) =>
  page.evaluate((text) => (window as unknown as { find(text: string): boolean }).find(text), text);
