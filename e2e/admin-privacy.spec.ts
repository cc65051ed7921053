import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { samplePartnership } from '#testing/samples.ts';
import { registerPeople, WITHOUT_GUARD } from './admin-samples.ts';
import { expectNothingFound } from './axe.ts';
import { test } from './fixtures.ts';

test.use({ environment: WITHOUT_GUARD });

async function find(page: Page, email: string) {
  await page.goto('/admin/privacy');
  await page.getByLabel('Email').fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `What is kept about ${email}` })).toBeFocused();
  return page.getByRole('region', { name: 'What is kept' });
}

test('a person is found, given out, corrected and erased, all by keyboard', async ({
  page,
  request,
  signInAs,
}) => {
  await registerPeople(request, 'Asking', 1);
  const data = samplePartnership({ name: 'Asking 01', email: 'asking01@people.example' });
  expect((await request.post('/aiAPI/records/addpartnership', { data })).ok()).toBe(true);
  await signInAs('Administrator');
  const kept = await find(page, 'asking01@people.example');
  await expect(kept.getByRole('region')).toHaveCount(5);
  await expectNothingFound(page);

  const downloading = page.waitForEvent('download');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const file = JSON.parse(await readFile(await (await downloading).path(), 'utf8'));
  expect(file.records).toHaveLength(4);
  expect(file.activities.length).toBeGreaterThanOrEqual(2);

  await kept.getByRole('button', { name: /^Correct: Registration/ }).press('Enter');
  await kept.getByLabel('Full name').fill('Asked Aright');
  await expectNothingFound(page);
  await kept.getByRole('button', { name: 'Save the correction' }).press('Enter');
  await expect(page.getByText('Asked Aright corrected.')).toBeVisible();
  await expect(kept.getByText('Asked Aright', { exact: true }).first()).toBeVisible();

  await kept.getByRole('button', { name: 'Erase everything' }).press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Registration, 2025: Asked Aright');
  await expect(question).toContainText('Partnership request, 2025: Asking 01');
  await expect(question).toContainText('in the record of activity');
  await expectNothingFound(page);
  await question.getByRole('button', { name: 'Erase for good' }).press('Enter');
  await expect(page.getByText(/^Erased: 1 registration, 1 partnership request/)).toBeVisible();
  const again = await find(page, 'asking01@people.example');
  await expect(again).toContainText('Nothing is kept about anyone with this address.');
});

test('what organisers wrote about a person is listed, and leads to where it is changed', async ({
  page,
  request,
  signInAs,
}) => {
  await registerPeople(request, 'Written', 1);
  await signInAs('Administrator');
  for (const content of ['<p>Write to written01@people.example.</p>', '<p>Written 01 speaks.</p>']) {
    const data = { title: 'Who speaks', content, state: 'draft' };
    expect((await page.request.post('/api/v1/posts', { data })).ok()).toBe(true);
  }
  const kept = await find(page, 'written01@people.example');
  const written = kept.getByRole('region', { name: 'In what organisers wrote' });
  await expect(written.getByRole('listitem').filter({ hasText: 'The name alone' })).toHaveCount(2);
  await expectNothingFound(page);
  await kept.getByRole('button', { name: 'Erase everything' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('What organisers wrote stays as it is, in 4 places.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await written.getByRole('link', { name: 'Post: Who speaks', exact: true }).first().click();
  await expect(page.getByLabel('Title')).toHaveValue('Who speaks');
});

test('what is printed is the person’s data alone', async ({ page, request, signInAs }) => {
  await registerPeople(request, 'Printed', 1);
  await signInAs('Administrator');
  const kept = await find(page, 'printed01@people.example');
  await page.emulateMedia({ media: 'print' });
  await expect(kept.getByText('Printed 01', { exact: true })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Admin' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Find a person' })).toBeHidden();
  await expect(kept.getByRole('button', { name: 'Erase everything' })).toBeHidden();
});

test('a last day is set for an edition after a question, and taken back', async ({ page, signInAs }) => {
  await signInAs('Administrator');
  await page.goto('/admin/privacy');
  const row = page.getByRole('listitem').filter({ hasText: '2025' });
  await row.getByLabel(/^2025/).fill('2039-01-31');
  await row.getByRole('button', { name: 'Save for 2025' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Once 31 January 2039 is over, every registration');
  await question.getByRole('button', { name: 'Erase them then' }).click();
  await expect(page.getByText('Saved for 2025.')).toBeVisible();
  await page.reload();
  await expect(row.getByLabel(/^2025/)).toHaveValue('2039-01-31');
  await row.getByLabel(/^2025/).fill('');
  await row.getByRole('button', { name: 'Save for 2025' }).click();
  await expect(row.getByLabel(/^2025/)).toHaveValue('');
});
