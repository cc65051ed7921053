import { expect } from '@playwright/test';
import { expectNothingFound } from './axe.ts';
import { emailOf, fillIn, openForm, PERSON } from './forms.ts';
import { testWithMail } from './test-with-mail.ts';

/** During the summit of the samples. */
const test = testWithMail('2025-08-26T11:00:00Z');

test('somebody rates a session from their own page, and the desk reads it', async ({
  page,
  sink,
  signInAs,
}) => {
  test.slow();
  const form = await openForm(page, '/registrants', 'Registration');
  await fillIn(form, { ...PERSON, email: emailOf('rater') });
  await form.getByLabel('How did you hear').selectOption('LinkedIn');
  await form.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('status').getByText('You’re registered.')).toBeVisible();
  const linkOf = async () => {
    const mail = (await sink.parsed()).findLast(({ text }) => /\/my\//.test(text ?? ''));
    return /https?:\/\/\S+(\/my\/[\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
  };
  await expect.poll(linkOf).not.toBe('');
  await page.goto(await linkOf());
  await page.getByRole('link', { name: 'Say what you thought' }).click();
  await expectNothingFound(page);
  const session = page.locator('summary').first();
  const title = (await session.locator('span').first().textContent()) ?? '';
  await session.click();
  await page.getByRole('button', { name: 'Send' }).first().click();
  await expect(page.getByText('Choose one to five stars.').first()).toBeVisible();
  await expectNothingFound(page);
  await page.getByRole('radio', { name: '4 stars' }).first().check();
  await page.getByLabel('In your words').first().fill('Taught me a lot.');
  await page.getByRole('button', { name: 'Send' }).first().click();
  await expect(page.getByText('Thank you. We have what you sent.')).toBeVisible();

  await signInAs('Administrator');
  await page.goto('/admin/feedback');
  await expectNothingFound(page);
  await page.getByRole('link', { name: title }).first().click();
  await expect(page.getByText('Taught me a lot.')).toBeVisible();
  await expectNothingFound(page);
});
