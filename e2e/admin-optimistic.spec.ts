import { expect, type Page } from '@playwright/test';
import { registerPeople, WITHOUT_GUARD } from './admin-samples.ts';
import { test } from './fixtures.ts';

test.use({ environment: WITHOUT_GUARD });

/** Holds back a call's response until released, optionally as a refusal. */
async function hold(page: Page, address: string) {
  const { promise: mayAnswer, resolve } = Promise.withResolvers<'take' | 'refuse'>();
  await page.route(address, async (route) => {
    if ((await mayAnswer) === 'take') return route.continue();
    await route.fulfill({ status: 409, json: { code: 'conflict', message: 'Not this one.', errors: {} } });
  });
  return resolve;
}

test('a deleted row disappears at once, and returns with a message if the call is refused', async ({
  page,
  request,
  signInAs,
}) => {
  await registerPeople(request, 'Vanishing', 2);
  await signInAs('Administrator');
  await page.goto('/admin/attendees?search=vanishing');
  const answer = await hold(page, '**/aiAPI/records/delete?*');
  const name = page.getByRole('cell', { name: 'Vanishing 01', exact: true });
  const remove = page.getByRole('button', { name: 'Delete Vanishing 01' });
  await remove.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(remove).toBeFocused();
  await remove.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(name).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Vanishing 02', exact: true })).toBeFocused();
  await expect(page.getByText('1–1 of 1')).toBeVisible();

  answer('refuse');
  await expect(name).toBeVisible();
  await expect(page.getByText('1–2 of 2')).toBeVisible();
  await expect(page.getByText('Error deleting attendee').first()).toBeVisible();
  await expect(page.getByText('Not this one.').first()).toBeVisible();
});

test('a moved speaker moves at once, and back if the call is refused', async ({ page, signInAs }) => {
  await signInAs('Administrator');
  await page.goto('/admin/speakers');
  await page.getByRole('button', { name: 'Order' }).click();
  const dialog = page.getByRole('dialog', { name: 'Order of the speakers' });
  const names = dialog.getByRole('listitem');
  await expect(names.nth(2)).toBeVisible();
  const [first = '', second = '', third = ''] = await names.allInnerTexts();

  const refuse = await hold(page, '**/api/v1/speakers/order');
  await dialog.getByRole('button', { name: `Move ${first} down` }).click();
  await expect(names.first()).toHaveText(second);
  await expect(dialog.getByRole('button', { name: `Move ${first} down` })).toBeFocused();
  refuse('refuse');
  await expect(page.getByText('The order couldn’t be saved.').first()).toBeVisible();
  await expect(names.first()).toHaveText(first);

  await page.unroute('**/api/v1/speakers/order');
  await dialog.getByRole('button', { name: `Move ${first} down` }).press('Enter');
  await expect(names.first()).toHaveText(second);
  await page.keyboard.press('Enter');
  await expect(names.nth(1)).toHaveText(third);
  await expect(dialog.getByText('Saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('row').nth(3)).toContainText(first.replace(/^\S+ /, ''));
});
