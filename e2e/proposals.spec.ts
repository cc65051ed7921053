import { expect } from '@playwright/test';
import { expectNothingFound } from './axe.ts';
import { test } from './fixtures.ts';

// A server of its own: it opens the call for speakers.
test.use({ environment: { CAPTCHA: 'off' } });

test('somebody proposes a session, organisers read it, and accepting it makes a speaker', async ({
  page,
  signInAs,
}) => {
  test.slow();
  await signInAs('Administrator');
  await page.goto('/admin/proposals');
  await page.getByRole('checkbox', { name: 'Open', exact: true }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The call for speakers is open.').first()).toBeVisible();

  await page.goto('/speakers');
  await page.getByRole('link', { name: 'Become a Speaker' }).click();
  await expect(page).toHaveURL('/speak/propose');
  await expectNothingFound(page);
  await page.getByLabel('Title').first().fill('Looms that learn');
  await page.getByLabel('What it is about').fill('What looms know.');
  await page.reload();
  await expect(page.getByLabel('Title').first()).toHaveValue('Looms that learn');
  await page.getByRole('button', { name: 'Send proposal' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('Say a little about yourself.');
  // Nothing of it is below the header then.
  await page.evaluate(() => scrollTo(0, 0));
  await expectNothingFound(page);
  await page.getByLabel('Kind').selectOption('Talk');
  const you = page.getByRole('region', { name: 'You', exact: true });
  await you.getByLabel('Title').selectOption('Dr.');
  await you.getByLabel('Full name').fill('Ɔkyeame Akwasi');
  await you.getByLabel('Role at your company').fill('Weaver');
  await you.getByLabel('Company', { exact: true }).fill('Bonwire Looms');
  await you.getByLabel('Email').fill('akwasi@bonwire.example');
  await you.getByLabel('About you').fill('Weaves.');
  // The answer about a draft is lost; what is sent then isn't that draft.
  await page.route(
    '**/api/v1/proposals',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await expect(page.getByRole('alert')).toContainText('This wasn’t sent');
  await page.getByRole('button', { name: 'Send proposal' }).click();
  await expect(page.getByText('Sent. You get a mail that says so.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  await expectNothingFound(page);

  await page.goto('/admin/proposals');
  await expectNothingFound(page);
  await page.getByRole('link', { name: 'Looms that learn' }).first().click();
  await page.getByLabel('Stars').selectOption('4 stars');
  await page.getByLabel('Note').fill('Good.');
  await page.getByRole('button', { name: 'Save review' }).click();
  await expect(page.getByText('4 of 5 (1)')).toBeVisible();
  await expectNothingFound(page);
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('heading', { name: 'What became of it' })).toBeVisible();
  // Visitors see the speaker once the session has a time, takes place, and is published.
  const speaker = page.getByRole('heading', { name: 'Ɔkyeame Akwasi' });
  await page.goto('/speakers');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(speaker).toHaveCount(0);
  await page.goto('/admin/programme');
  await page.getByRole('button', { name: 'No time yet' }).click();
  await page.getByRole('button', { name: 'More about Looms that learn' }).click();
  const details = page.getByRole('dialog', { name: 'Looms that learn' });
  await details.getByRole('button', { name: /^Day 2/ }).click();
  await expect(details).toBeHidden();
  await page.getByRole('button', { name: /^Day 2/ }).click();
  const row = page.getByRole('row').filter({ has: page.getByLabel('Title: Looms that learn') });
  await row.getByRole('button', { name: 'Takes place' }).click();
  await page.getByRole('button', { name: /^Publish \(/ }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Visitors see all of it')).toBeVisible();
  await page.goto('/speakers');
  await expect(speaker).toBeVisible();
});
