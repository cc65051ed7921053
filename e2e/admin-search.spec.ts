import { expect, type Page } from '@playwright/test';
import { WITHOUT_GUARD } from './admin-samples.ts';
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
