import { expect } from '@playwright/test';
import { expectNothingFound } from './axe.ts';
import { test } from './fixtures.ts';

test('a group registers in one form, and is told what it pays while it is typed', async ({ page }) => {
  await page.goto('/registrants');
  await page.getByRole('link', { name: 'Register a group in one form' }).click();
  const form = page.getByRole('form', { name: 'Registration of a group' });
  await form
    .getByLabel('Who comes with you')
    .fill('Name\tRole\tE-mail\nKofi Boateng\tCTO\tkofi@volta.example\nEsi');
  await expect(form.getByRole('status').first()).toContainText('3 people');
  await expect(form.getByRole('status').first()).toContainText('2 more of your company');
  await expect(form.getByRole('listitem').last()).toContainText('Please add an email address.');
  await expectNothingFound(page);
  await form.getByLabel('Places to name later').fill('2');
  await expect(form.getByRole('status').first()).toContainText('The group discount is yours.');
  await form.getByLabel('Who comes with you').fill('Kofi Boateng\tCTO\tkofi@volta.example');
  const buyer = {
    'Full name': 'Ama Mensah',
    'Company name': 'Volta Bank',
    Role: 'CEO',
    Email: 'ama@volta.example',
  };
  for (const [label, value] of Object.entries(buyer))
    await form.getByLabel(label, { exact: true }).fill(value);
  await form.getByLabel('WhatsApp number').fill('0244123456');
  await form.getByLabel('How did you hear about the summit?').selectOption('LinkedIn');
  await form.getByRole('button', { name: 'Register the group' }).click();
  const yours = page.getByRole('listitem').filter({ hasText: 'Your group' });
  await expect(yours).toContainText('One more is registered with you');
  await expect(yours).toContainText('2 places are kept for you.');
  const naming = await yours.getByRole('link', { name: 'Name those who come' }).getAttribute('href');
  await page.getByRole('link', { name: 'Open your page' }).click();
  await page.getByRole('link', { name: 'Name those who come' }).click();
  expect(new URL(page.url()).pathname).toBe(naming);
  await expect(page.getByText('2 places are kept for you. Who comes?')).toBeVisible();
  await page.getByLabel('Who comes with you').fill('Esi Asante, CFO, esi@volta.example');
  await page.getByRole('button', { name: 'Register them' }).click();
  await expect(page.getByText('One place is kept for you. Who comes?')).toBeVisible();
  await expectNothingFound(page);
});
