import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { callAddress } from '#platform/contract/call.ts';
import { addPartnership } from '#rooms/partners/partnerships/contract.ts';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { samplePartnership, sampleRegistration } from '#testing/samples.ts';
import { expectNothingFound } from './axe.ts';
import { test } from './fixtures.ts';
import { emailOf } from './forms.ts';
import { editorOf } from './rich-text.ts';

test.use({ environment: { CLOCK: '2025-08-01T09:00:00Z', CAPTCHA: 'off' } });

test('a Desk corrects a name, answers a request, writes to some and exports them', async ({
  page,
  request,
  signInAs,
}) => {
  const guest = sampleRegistration({
    name: 'Adwoa Vegetarain',
    company_name: 'Garden Table',
    email: emailOf('adwoa'),
  });
  expect((await request.post(callAddress(addAttendee), { data: guest })).ok()).toBe(true);
  const asking = samplePartnership({ name: 'Yaa Asking', email: emailOf('yaa') });
  expect((await request.post(callAddress(addPartnership), { data: asking })).ok()).toBe(true);
  await signInAs('Desk');

  await page.goto('/admin/attendees?company=Garden+Table');
  await page.getByRole('link', { name: 'Adwoa Vegetarain', exact: true }).click();
  const record = page.getByRole('dialog', { name: 'Adwoa Vegetarain' });
  await expect(record.getByRole('region', { name: 'Mail' })).toContainText('You’re registered');
  await expect(record.getByRole('region', { name: 'History' })).toContainText('registered');
  await record.getByText('Ticket', { exact: true }).click();
  await expect(record.getByRole('img', { name: 'Ticket' })).toBeVisible();
  await expectNothingFound(page);
  await page.keyboard.press('e');
  await page.getByRole('textbox', { name: 'Full name' }).fill('Adwoa Vegetarian');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog', { name: 'Adwoa Vegetarian', exact: true })).toBeVisible();

  await page.goto('/admin/partnerships?search=yaa+asking');
  const asked = page.getByRole('dialog', { name: 'Yaa Asking' });
  const answer = asked.getByRole('textbox', { name: 'Answer' });
  const palette = page.getByRole('dialog', { name: 'Go to' });
  const answerByPalette = async () => {
    await page.keyboard.press('Control+k');
    await expect(palette.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('answer by');
    await expect(palette.getByRole('option').first()).toHaveText('Answer by mail');
    await page.keyboard.press('Enter');
    await expect(answer).toBeVisible();
  };
  await page.getByRole('link', { name: 'Yaa Asking', exact: true }).focus();
  await answerByPalette();
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: 'Select Yaa Asking' }).check();
  await answerByPalette();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Yaa Asking', exact: true }).click();
  await expect(asked.getByText('Answer by mail')).toBeVisible();
  // Organisers get one, too.
  await expect(asked.getByRole('region', { name: 'Mail' })).toContainText(asking.email);
  await expect(answer).toBeHidden();
  await answerByPalette();
  await answer.fill('We’d be glad to have you.');
  await expectNothingFound(page);
  await asked.getByRole('button', { name: 'Send the answer' }).click();
  await expect(page.getByText(`the answer to ${asking.email} is kept under Mail.`)).toBeVisible();
  await expect(asked.getByRole('button', { name: 'Mark as not answered' })).toBeVisible();
  await expect(asked.getByRole('button', { name: 'Make a sponsor' })).toHaveCount(0);

  await page.goto('/admin/attendees?company=Garden+Table');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain('Adwoa Vegetarian');
  await page.getByRole('link', { name: 'Write to these' }).click();
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('What they need to know');
  await page.getByRole('textbox', { name: 'Subject' }).fill('Lunch, {name}');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('There is a table without meat.');
  await page.getByRole('button', { name: 'Save the draft' }).click();
  await expect(page.getByText('Reaches 1 address now.')).toBeVisible();
});

test('an Editor publishes a post and reads no attendee', async ({ page, request, signInAs }) => {
  const guest = sampleRegistration({
    name: 'Zuwera Unread',
    company_name: 'Unread Ltd',
    email: emailOf('zuwera'),
  });
  expect((await request.post(callAddress(addAttendee), { data: guest })).ok()).toBe(true);
  await signInAs('Editor');
  await page.goto('/admin/dashboard');
  const menu = page.getByRole('navigation', { name: 'Admin' });
  await expect(menu.getByRole('link', { name: 'Posts', exact: true })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Attendees' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Recent Activity' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/Zuwera|Unread/);
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox').fill('Zuwera');
  await expect(page.getByText('Nothing found')).toBeVisible();
  await page.keyboard.press('Escape');
  expect((await page.goto('/admin/attendees'))?.status()).toBe(403);
  await expect(page.getByText('Your role doesn’t allow this.')).toBeVisible();

  await page.goto('/admin/add-post');
  await page.getByLabel('Title').fill('Written by an Editor');
  await page.getByRole('button', { name: 'Start writing' }).click();
  await (await editorOf(page, 'Content')).click();
  await page.keyboard.type('The first words.');
  await page.getByLabel('State').selectOption('published');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Post published.')).toBeVisible();
  expect(await (await request.get('/blogs')).text()).toContain('Written by an Editor');
});
