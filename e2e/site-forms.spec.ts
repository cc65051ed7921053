import { expect, type Locator } from '@playwright/test';
import { alreadyRegistered } from '#rooms/people/registrations/messages.ts';
import { PARTNERSHIP_RECEIVED, REGISTERED } from '#testing/texts-of-2025.ts';
import { test } from './fixtures.ts';
import { emailOf, fillIn, openForm, PERSON } from './forms.ts';

test.use({ environment: { CAPTCHA: 'off', SEED: 'demo' } });

test.describe('registration', () => {
  test('reports missing fields in a summary, which takes the focus, and next to each field', async ({
    page,
  }) => {
    const form = await openForm(page, '/registrants', 'Registration');
    const border = await borderOf(form, 'Contact number');
    await form.getByRole('button', { name: 'Register' }).click();
    const summary = page.getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(form.getByLabel('Contact number')).toHaveCSS('border-top-color', border);
    await expect(summary.getByRole('link')).toHaveCount(6);
    await expect(summary).toContainText('Please enter your WhatsApp number');
    await summary.getByRole('link', { name: 'Please enter a valid email address', exact: true }).click();
    await expect(form.getByLabel('Email')).toBeFocused();
    await expect(form.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address');
  });

  test('reports errors in the documented words', async ({ page }) => {
    const form = await openForm(page, '/registrants', 'Registration');
    await fillIn(form, { ...PERSON, email: 'esi at work', whatsapp_number: '12', contact_number: 'none' });
    await form.getByRole('button', { name: 'Register' }).click();
    for (const text of [
      'Please enter a valid email address',
      'Invalid WhatsApp number',
      'Invalid contact number',
    ]) {
      await expect(form.locator('.field-error').getByText(text)).toBeVisible();
    }
    await expect(form.getByLabel('Full name')).toHaveValue(PERSON.name);
    const border = await borderOf(form, 'Full name');
    expect(border).not.toBe(await borderOf(form, 'Email'));
    await expect(form.getByLabel('Company name')).toHaveCSS('border-top-color', border);
  });

  test('names the field of a message that doesn’t mention it', async ({ page }) => {
    const form = await openForm(page, '/registrants', 'Registration');
    await fillIn(form, { ...PERSON, company_name: 'o'.repeat(201) });
    await form.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([
      'Company name: Please use at most 200 characters.',
      'Please enter a valid email address',
      'Please choose how you heard about the summit',
    ]);
  });

  test('goes home and says so, once', async ({ page }) => {
    const form = await openForm(page, '/registrants', 'Registration');
    await fillIn(form, { ...PERSON, email: emailOf('once') });
    await form.locator('[name="notice"]').selectOption('Word of mouth');
    await form.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByText(REGISTERED)).toBeFocused();
    await expect(page).toHaveURL('/');
    await page.reload();
    await expect(page.getByText(REGISTERED)).toHaveCount(0);
  });

  test('refuses an address that is already registered, and keeps the input', async ({ page }) => {
    const email = emailOf('twice');
    for (const attempt of ['first', 'second']) {
      const form = await openForm(page, '/registrants', 'Registration');
      await fillIn(form, { ...PERSON, email: attempt === 'first' ? email : email.toUpperCase() });
      await form.locator('[name="notice"]').selectOption('Other');
      await form.getByRole('button', { name: 'Register' }).click();
      if (attempt === 'first') await expect(page.getByText(REGISTERED)).toBeVisible();
    }
    const summary = page.getByRole('alert');
    await expect(summary.getByRole('heading')).toHaveText('Registration failed');
    await expect(summary).toContainText(alreadyRegistered());
    await expect(summary.getByRole('link', { name: 'Lost your link?' })).toHaveAttribute('href', '/my');
    await expect(page.getByLabel('Company name')).toHaveValue(PERSON.company_name);
  });

  test('says so when the server can’t be reached, and creates one row for a resent form', async ({
    page,
    server,
  }) => {
    const email = emailOf('resent');
    const form = await openForm(page, '/registrants', 'Registration');
    await fillIn(form, { ...PERSON, email });
    await form.locator('[name="notice"]').selectOption('Facebook');
    // The server accepts it, but its response is lost.
    await page.route('**/records/addattendee', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await form.getByRole('button', { name: 'Register' }).click();
    const summary = page.getByRole('alert');
    await expect(summary).toContainText('An error occurred during registration');
    await page.unroute('**/records/addattendee');
    await form.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByText(REGISTERED)).toBeVisible();
    const rows = await server.withStore(({ database }) =>
      database.selectFrom('attendees').select('id').where('email', '=', email).execute(),
    );
    expect(rows).toHaveLength(1);
  });
});

test.describe('partnership', () => {
  test('preselects the package whose card was clicked, and thanks on the home page', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Sponsor as Gold' }).click();
    const form = page.getByRole('form', { name: 'Partnership request' });
    await expect(form).toHaveAttribute('novalidate');
    await expect(form.getByLabel('Package')).toHaveValue('Gold');
    await expect(form.locator('[name="packages"] option')).toHaveText([
      'Please choose',
      'Platinum',
      'Gold',
      'Silver',
      'Bronze',
      'Bespoke',
    ]);
    await expect(form.locator('[name="notice"] option')).toHaveCount(6);
    await fillIn(form, { ...PERSON, email: emailOf('partner') });
    await form.locator('[name="notice"]').selectOption('Instagram');
    await form.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByText(PARTNERSHIP_RECEIVED)).toBeVisible();
    await expect(page).toHaveURL('/');
  });

  test('going back restores the input, which can then be sent', async ({ page }) => {
    const form = await openForm(page, '/sponsorship?package=Gold', 'Partnership request');
    await fillIn(form, { ...PERSON, email: emailOf('back') });
    await form.getByLabel('How did you hear').selectOption('Invitation Letter');
    await form.getByLabel('Package').selectOption('Silver');
    await form.getByLabel('WhatsApp number').fill('12');
    await form.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByRole('alert')).toContainText('Invalid WhatsApp number');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL('/contact');
    await page.goBack();
    await expect(form).toHaveAttribute('novalidate');
    for (const [label, value] of [
      ['Full name', PERSON.name],
      ['WhatsApp number', '12'],
      ['Package', 'Silver'],
      ['How did you hear', 'Invitation Letter'],
    ] as const) {
      await expect(form.getByLabel(label)).toHaveValue(value);
    }
    await form.getByLabel('WhatsApp number').fill(PERSON.whatsapp_number);
    await form.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByText(PARTNERSHIP_RECEIVED)).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the registration form registers', async ({ page }) => {
    await page.goto('/registrants');
    const form = page.getByRole('form', { name: 'Registration' });
    await fillIn(form, { ...PERSON, email: emailOf('plain') });
    await form.locator('[name="notice"]').selectOption('LinkedIn');
    await form.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByText(REGISTERED)).toBeVisible();
    await expect(page).toHaveURL('/');
  });

  test('a refused form comes back with its errors and its input', async ({ page }) => {
    await page.goto('/sponsorship?package=Silver');
    const form = page.getByRole('form', { name: 'Partnership request' });
    // Passes the browser's own check, but not the server's.
    await fillIn(form, { ...PERSON, email: 'a@b', whatsapp_number: 'call me' });
    await form.locator('[name="notice"]').selectOption('LinkedIn');
    await form.getByRole('button', { name: 'Send request' }).click();
    const summary = page.getByRole('alert');
    await expect(summary.getByRole('heading')).toHaveText('Please check these fields');
    await expect(summary.getByText('Invalid WhatsApp number')).toHaveCount(1);
    await expect(form.getByLabel('Full name')).toHaveValue(PERSON.name);
    await expect(form.getByLabel('Package')).toHaveValue('Silver');
  });

  test('the menu opens, and no control is shown that doesn’t work', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/');
    const header = await page.locator('.site-header').boundingBox();
    expect(header?.height).toBeLessThan(640 / 3);
    await expect(page.getByRole('button')).toHaveCount(1);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.getByText('Loading...')).toBeHidden();
  });
});

function borderOf(form: Locator, label: string): Promise<string> {
  return form.getByLabel(label).evaluate((field) => getComputedStyle(field).borderTopColor);
}
