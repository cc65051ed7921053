import { expect } from '@playwright/test';
import { callAddress } from '#platform/contract/call.ts';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { expectNothingFound } from './axe.ts';
import { test } from './fixtures.ts';
import { emailOf } from './forms.ts';

/** Other tests' mails keep the program's texts. */
test.use({ environment: { CLOCK: '2025-08-01T09:00:00Z', CAPTCHA: 'off' } });

test('a mail is reworded, looked at as a real attendee gets it, and published', async ({
  page,
  request,
  signInAs,
}) => {
  for (const name of ['Efua Sutherland', 'Kwame Mensah']) {
    const data = sampleRegistration({ name, email: emailOf(name.replace(' ', './')) });
    expect((await request.post(callAddress(addAttendee), { data })).status()).toBe(200);
  }
  await signInAs('Administrator');
  await page.goto('/admin/mail/wording');
  const mails = page.getByRole('region', { name: 'Mails of this edition' });
  const groups = mails.getByRole('heading', { level: 3 });
  await expect(groups).toContainText(['Attendees', 'Waiting list', 'Partnerships', 'Orders', 'Users']);
  await mails.getByRole('link', { name: 'Registration confirmed' }).click();

  const subject = page.getByRole('textbox', { name: 'Subject' });
  const save = page.getByRole('button', { name: 'Save in the draft' });
  const preview = page.getByRole('region', { name: 'Preview' });
  await subject.fill('Woezor, {name}');
  await expect(preview.getByText(/^Subject: Woezor, \S/)).toBeVisible();
  const heading = page.getByRole('textbox', { name: 'Heading' });
  const before = await heading.inputValue();
  await heading.fill('Woezor, {name}.');
  const mail = preview.frameLocator('iframe');
  await expect(mail.getByRole('heading', { level: 1 })).toHaveText(/^Woezor, /);
  await heading.fill(before);
  await subject.fill('Akwaaba, {nmae}');
  await save.click();
  await expect(page.getByText(/\{nmae\} isn’t a placeholder/).first()).toBeVisible();
  await subject.fill('Akwaaba, {name}: {summit}');
  await save.click();

  await expect(preview.getByText(/^Subject: Akwaaba, .+: AI for Business Summit$/)).toBeVisible();
  const people = preview.getByRole('combobox', { name: 'As it reaches' });
  const other = 'Efua Sutherland';
  await people.selectOption({ label: other });
  await expect(preview.getByText(`Akwaaba, ${other}`)).toBeVisible();
  await expect(mail.getByRole('heading', { level: 1 })).toHaveText(`You’re registered, ${other}.`);
  for (const view of ['Dark', 'Phone', 'Light']) {
    await preview.getByRole('radio', { name: view }).check();
    await expect(mail.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await preview.getByRole('radio', { name: 'Text alone' }).check();
  await expect(preview.getByText(`You’re registered, ${other}.`)).toBeVisible();
  await expectNothingFound(page);

  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page.getByRole('heading', { name: '1 change waits to be published' })).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('heading', { name: /to be published/ })).toBeHidden();
});

test('a mail is reworded on a phone', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAs('Administrator');
  await page.goto('/admin/mail/wording/invitation');
  const closing = page.getByRole('textbox', { name: 'At the end' });
  await closing.fill('Be quick.');
  await page.getByRole('button', { name: 'Save in the draft' }).click();
  await expect(page.getByText(/Please name \{expires\}/).first()).toBeVisible();
  await closing.fill('Be quick: it ends on {expires}.');
  await page.getByRole('button', { name: 'Save in the draft' }).click();
  const mail = page.getByRole('region', { name: 'Preview' }).frameLocator('iframe');
  await expect(mail.getByText('Be quick: it ends on 26th August 2025, 9:00 AM GMT.')).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await expectNothingFound(page);
});
