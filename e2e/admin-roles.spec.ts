import { expect } from '@playwright/test';
import { ADMIN_ROUTES } from '#app/admin-routes.ts';
import { test } from './fixtures.ts';

const routes = Object.entries(ADMIN_ROUTES).map(([pattern, access]) => ({
  address: pattern.replace(/:\w+/, 'some-id'),
  access,
}));
const guarded = routes.filter(({ access }) => access !== 'anyone');
const forAdministrators = routes.filter(({ access }) => access === 'administrator');
/** Screens that start from one record: with an id that leads nowhere they say so. */
const ofOneRecord = ['/admin/useredit/', '/admin/basic-data-edit/', '/admin/sponsor-edit/', '/admin/update-'];

for (const { address } of guarded) {
  test(`signed out, ${address} leads to the login`, async ({ page }) => {
    await page.goto(address);
    await expect(page).toHaveURL(`/admin/login?next=${encodeURIComponent(address)}`);
  });
}

for (const { address } of forAdministrators) {
  test(`for the role User, ${address} is refused by server and screen`, async ({ page, signInAs }) => {
    await signInAs('User');
    const response = await page.goto(address);
    expect(response?.status()).toBe(403);
    await expect(page.getByText('Your role does not allow this.')).toBeVisible();
  });
}

for (const { address } of guarded.filter(
  ({ address }) => !ofOneRecord.some((one) => address.startsWith(one)),
)) {
  test(`an Administrator opens ${address}`, async ({ page, signInAs }) => {
    const broken: string[] = [];
    page.on('pageerror', (error) => broken.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') broken.push(message.text());
    });
    await signInAs('Administrator');
    const response = await page.goto(address);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(broken).toEqual([]);
  });
}

for (const { address } of guarded.filter(({ address }) =>
  ofOneRecord.some((one) => address.startsWith(one)),
)) {
  test(`${address} says that there is no such record`, async ({ page, signInAs }) => {
    await signInAs('Administrator');
    await page.goto(address);
    await expect(page.getByRole('alert')).toContainText(
      /Failed to fetch data|Unable to fetch speakers details/,
    );
  });
}
