import { expect, type Page } from '@playwright/test';
import { samplePhoto } from '#testing/sample-pictures.ts';
import { expectNothingFound } from './axe.ts';
import { test } from './fixtures.ts';

// A server of its own: other tests see the samples' speakers as they are.
test.use({ environment: { CAPTCHA: 'off' } });

async function newLink(page: Page): Promise<string> {
  const { records } = await (await page.request.get('/api/v1/speaker-pages')).json();
  const made = await page.request.post(`/api/v1/speaker-pages/${records[0].id}/link`, { data: {} });
  return new URL((await made.json()).link).pathname;
}

test('a speaker sends details and a picture, and an organiser takes them over', async ({
  page,
  signInAs,
}) => {
  test.slow();
  await signInAs('Administrator');
  const own = await newLink(page);
  await page.goto(own);
  await expectNothingFound(page);
  await page.getByLabel('Company', { exact: true }).fill('');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('alert')).toContainText('Enter the company.');
  await page.getByLabel('Company', { exact: true }).fill('Ɔkyeame Looms');
  const photo = Buffer.from(await (await samplePhoto()).arrayBuffer());
  await page
    .getByLabel('Your picture')
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: photo });
  await expect(page.getByLabel('Zoom')).toBeVisible();
  await page.getByRole('group', { name: '27th August 2025' }).getByRole('checkbox').check();
  await page.getByRole('radio', { name: 'Yes' }).check();
  await expectNothingFound(page);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('status').first()).toContainText('Thank you');
  await expect(page.getByAltText('Picture sent by the speaker')).toBeVisible();

  await page.goto('/admin/speaker-links');
  const row = page.getByRole('row', { name: 'Something new' });
  await expect(row).toBeVisible();
  await expectNothingFound(page);
  await row.getByRole('link').first().click();
  await expect(page.getByText('27 August 2025: not there')).toBeVisible();
  await expectNothingFound(page);
  await page.getByRole('button', { name: 'Take over: Company' }).click();
  await expect(page.getByRole('button', { name: 'Take over: Company' })).toBeHidden();
  await page.getByRole('button', { name: 'Take over: Picture' }).click();
  await expect(page.getByText('Nothing waits to be taken over.')).toBeVisible();
  await page.goto('/speakers');
  await expect(page.getByText('Ɔkyeame Looms')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a speaker’s page takes what is sent', async ({ page, signInAs }) => {
    await signInAs('Administrator');
    await page.goto(await newLink(page));
    await page.getByLabel('What you need').fill('A ramp');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('status').first()).toContainText('Thank you');
    await expect(page.getByLabel('What you need')).toHaveValue('A ramp');
  });
});
