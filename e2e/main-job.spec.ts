import { expect, type Locator } from '@playwright/test';
import { sampleRegistration } from '#testing/samples.ts';
import { REGISTERED } from '#testing/texts-of-2025.ts';
import { test } from './fixtures.ts';
import { openForm } from './forms.ts';

const ALLOWED_TO_SOLVE_MS = 120_000;

test.describe('a visitor registers, with the spam guard on', () => {
  test('and an organiser finds their registration', async ({ page, server }) => {
    const visitor = person('browser');
    const form = await openForm(page, '/registrants', 'Registration');
    await fillIn(form, visitor);
    await form.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByText(REGISTERED)).toBeVisible({ timeout: ALLOWED_TO_SOLVE_MS });
    await expect(page).toHaveURL('/');

    await page.goto('/admin/attendees');
    await expect(page).toHaveURL(/\/admin\/login/);
    await page.getByLabel('Email').fill(server.admin.email);
    await page.getByLabel('Password').fill(server.admin.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByLabel('Search by name, email or number').fill(visitor.email);
    await expect(page.getByRole('row', { name: visitor.name })).toContainText(visitor.company_name);

    await page.goto('/admin/dashboard');
    const activity = page.getByRole('table', { name: 'Recent Activity' });
    await expect(activity.getByText(`${visitor.name} (${visitor.company_name}) registered`)).toBeVisible();
    await expect(activity.getByText('Logged In', { exact: true }).first()).toBeVisible();
  });

  test('only once, even when they click repeatedly', async ({ page, server }) => {
    const visitor = person('impatient');
    const form = await openForm(page, '/registrants', 'Registration');
    await fillIn(form, visitor);
    await form.getByRole('button', { name: 'Register' }).click({ clickCount: 3 });
    await expect(page.getByText(REGISTERED)).toBeVisible({ timeout: ALLOWED_TO_SOLVE_MS });
    const rows = await server.withStore(({ database }) =>
      database.selectFrom('attendees').select('id').where('email', '=', visitor.email).execute(),
    );
    expect(rows).toHaveLength(1);
  });
});

/** Somebody whom no other test on the same server has registered. */
function person(purpose: string) {
  const name = `${purpose} ${Date.now()}`;
  return sampleRegistration({ name, email: `${name.replace(' ', '.')}@attendees.example` });
}

async function fillIn(form: Locator, visitor: ReturnType<typeof person>): Promise<void> {
  for (const [name, value] of Object.entries(visitor)) {
    const field = form.locator(`[name="${name}"]`);
    if (name === 'notice') await field.selectOption(String(value));
    else await field.fill(String(value));
  }
}
