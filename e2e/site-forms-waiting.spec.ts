import { expect } from '@playwright/test';
import { REGISTERED } from '#testing/texts-of-2025.ts';
import { test } from './fixtures.ts';
import { emailOf, fillIn, PERSON } from './forms.ts';

test.use({ environment: { SEED: 'demo' }, javaScriptEnabled: false });

test('without JavaScript a form that is sent too soon comes back filled in, and is accepted a moment later', async ({
  page,
}) => {
  await page.goto('/registrants');
  await page.waitForURL('/registrants?plain=1');
  const form = page.getByRole('form', { name: 'Registration' });
  await fillIn(form, { ...PERSON, email: emailOf('soon') });
  await form.locator('[name="notice"]').selectOption('LinkedIn');
  await form.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('alert').getByRole('heading')).toHaveText('One moment, please');
  await expect(form.getByLabel('Full name')).toHaveValue(PERSON.name);
  await expect(form.getByLabel('How did you hear')).toHaveValue('LinkedIn');
  await page.waitForTimeout(4_000);
  await form.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText(REGISTERED)).toBeVisible();
});
