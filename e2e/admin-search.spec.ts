import { expect, type Page } from '@playwright/test';
import { registerPeople, WITHOUT_GUARD } from './admin-samples.ts';
import { test } from './fixtures.ts';

test.use({ environment: WITHOUT_GUARD });

/** Slows the search box down, so that a test can do something else before it searches. */
async function slowSearchBox(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const wait = window.setTimeout.bind(window);
    window.setTimeout = ((then: () => void, ms?: number) =>
      wait(then, ms === 250 ? 1500 : ms)) as typeof wait;
  });
}

test('a search typed just before leaving doesn’t run on the next screen', async ({ page, signInAs }) => {
  await slowSearchBox(page);
  await signInAs('Administrator');
  await page.goto('/admin/attendees');
  await page.getByRole('searchbox').fill('Efua');
  await page.getByRole('navigation').getByRole('link', { name: 'Partnerships' }).click();
  await expect(page).toHaveURL(/\/admin\/partnership/);
  await page.waitForTimeout(2000);
  await expect(page).not.toHaveURL(/search=/);
});

test('a filter chosen while a search is pending is kept', async ({ page, signInAs }) => {
  await slowSearchBox(page);
  await signInAs('Administrator');
  await page.goto('/admin/attendees');
  await page.getByRole('searchbox').fill('Efua');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByLabel('How they heard').selectOption('LinkedIn');
  await expect(page).toHaveURL(/notice=LinkedIn/);
  await expect(page).toHaveURL(/search=Efua/);
  await expect(page).toHaveURL(/notice=LinkedIn/);
});

test('keys lead from the search into the rows and leave what was typed', async ({
  page,
  request,
  signInAs,
}) => {
  await registerPeople(request, 'Keyed', 2);
  await signInAs('Administrator');
  await page.goto('/admin/attendees?sort=fullname&order=asc');
  const search = page.getByRole('searchbox');
  await search.fill('keyed');
  await search.press('Enter');
  await expect(page).toHaveURL(/search=keyed/);
  await expect(page.locator('#list tbody tr')).toHaveCount(2);
  await search.press('ArrowDown');
  const first = page.getByRole('link', { name: 'Keyed 01', exact: true });
  await expect(first).toBeFocused();
  await page.keyboard.press('/');
  await search.press('Escape');
  await expect(search).toHaveValue('keyed');
  await expect(search).not.toBeFocused();
  await page.getByRole('link', { name: 'Edit Keyed 01' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/admin\/attendees\?.*search=keyed/);
});
