import { expect } from '@playwright/test';
import { callAddress } from '#platform/contract/call.ts';
import { DOCUMENTED_NEWS_CONSENT } from '#rooms/edition/content/consents.ts';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { expectNothingFound } from './axe.ts';
import { test } from './fixtures.ts';
import { emailOf, openForm } from './forms.ts';

/** Their attendees are those of these tests alone. */
test.use({ environment: { CLOCK: '2025-08-01T09:00:00Z', CAPTCHA: 'off' } });

test('somebody writes to chosen attendees, sees it as they get it, and sends it', async ({
  page,
  request,
  signInAs,
}) => {
  for (const name of ['Efua Sutherland', 'Kwame Mensah']) {
    const data = sampleRegistration({
      name,
      company_name: 'Volta Foods',
      email: emailOf(name.replace(' ', '.')),
      news: DOCUMENTED_NEWS_CONSENT.version,
    });
    expect((await request.post(callAddress(addAttendee), { data })).status()).toBe(200);
  }
  await signInAs('Administrator');
  await page.goto('/admin/attendees?company=Volta+Foods');
  await page.getByRole('link', { name: 'Write to these' }).click();
  await expect(page.getByRole('textbox', { name: 'Company' })).toHaveValue('Volta Foods');
  await expect(page.getByRole('textbox', { name: 'Name, email or number' })).toBeVisible();
  const states = page.getByRole('combobox', { name: 'State' }).getByRole('option');
  await expect(states, 'each once').toHaveText(['Registered', 'Cancelled', 'Both']);
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('News');
  await page.getByRole('textbox', { name: 'Subject' }).fill('The programme, {name}');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('It is on our site.');
  await expect(page.getByText('Reaches 2 addresses now.')).toBeVisible();
  const preview = page.getByRole('region', { name: 'Preview' });
  await preview.getByRole('radio', { name: 'Kwame Mensah' }).check();
  await expect(preview.getByText('The programme, Kwame Mensah')).toBeVisible();
  const mail = preview.frameLocator('iframe');
  // The list of mails shows it, too.
  await expect(mail.getByText('It is on our site.', { exact: true }), 'before it is saved').toBeVisible();
  await expectNothingFound(page);
  await page.getByRole('button', { name: 'Save the draft' }).click();
  await expect(page.getByText('Draft saved.')).toBeVisible();
  await preview.getByRole('radio', { name: 'Kwame Mensah' }).check();
  for (const view of ['Dark', 'Phone']) {
    await preview.getByRole('radio', { name: view }).check();
    await expect(mail.getByRole('heading', { level: 1 })).toHaveText('The programme, Kwame Mensah');
  }
  await preview.getByRole('radio', { name: 'Text alone' }).check();
  const address = /https?:\/\/\S+\/unsubscribe\S+/.exec(await preview.locator('pre').innerText())?.[0] ?? '';
  await expectNothingFound(page);

  await page.getByRole('textbox', { name: 'Subject' }).fill('The hall, {name}');
  await page.getByRole('button', { name: 'Send now' }).click();
  const question = page.getByRole('alertdialog', { name: 'Send “The hall, {name}” to 2 people?' });
  await expectNothingFound(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('The hall, {name}');
  await page.goto('/admin/mailings');
  const row = page.getByRole('row', { name: /The hall/ });
  await expect(row).toContainText('Draft');
  await expect(row.getByRole('cell', { name: '2', exact: true })).toBeVisible();
  await row.getByRole('link', { name: 'The hall, {name}', exact: true }).click();
  await page.getByRole('textbox', { name: 'Subject' }).fill('The programme, {name}');
  await page.getByRole('button', { name: 'Send now' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('progressbar', { name: 'Sent' })).toBeVisible();
  await expectNothingFound(page);
  await page.goto('/admin/mailings');
  await expect(page.getByRole('row', { name: /The programme/ })).toBeVisible();
  await expectNothingFound(page);

  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'No more news?' })).toBeVisible();
  await expectNothingFound(page);
  await page.getByRole('button', { name: 'Unsubscribe' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'You get no more news.' })).toBeVisible();
});

test('the filter ‘Asked for it’ is kept, and one that isn’t known chooses nobody', async ({
  page,
  signInAs,
}) => {
  await signInAs('Administrator');
  await page.goto('/admin/attendees?news=yes&sort=fullname');
  await page.getByRole('link', { name: 'Write to these' }).click();
  await expect(page.getByRole('combobox', { name: 'News' })).toHaveValue('yes');
  await page.goto('/admin/add-mailing?company=Volta+Foods&colour=red&state=gone');
  await expect(page.getByRole('alert')).toContainText('nobody is chosen: colour, state.');
  await expect(page.getByRole('button', { name: 'Save the draft' })).toHaveCount(0);
  await expectNothingFound(page);
});

test('the box for news isn’t ticked, and can be on a phone and by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const form = await openForm(page, '/registrants', 'Registration');
  const box = form.getByRole('checkbox', { name: /^Send me news/ });
  await expect(box).not.toBeChecked();
  await expect(box, 'an empty one of browsers looks filled on a dark ground').toHaveCSS('appearance', 'none');
  await box.focus();
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
  await expectNothingFound(page);
});
