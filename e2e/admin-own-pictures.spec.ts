import { expect } from '@playwright/test';
import { expectNothingFound } from './axe.ts';
import { test } from './fixtures.ts';
import { portrait } from './speakers.ts';

/** Other tests' pages keep the woven film. */
test.use({ environment: { CLOCK: '2025-08-01T09:00:00Z' } });

test('a picture that is too large is refused at once, and one that was chosen isn’t lost by leaving', async ({
  page,
  signInAs,
}) => {
  await signInAs('Administrator');
  await page.goto('/admin/site/logo');
  await page.getByRole('group', { name: 'Icon' }).getByRole('button', { name: 'Choose a picture' }).click();
  const dialog = page.getByRole('dialog');
  const file = { name: 'huge.png', mimeType: 'image/png', buffer: Buffer.alloc(9 * 1024 * 1024) };
  await dialog.getByLabel('From this device').setInputFiles(file);
  await expect(dialog.getByRole('alert')).toContainText('larger than 8 MB');
  await dialog.getByLabel('From this device').setInputFiles(await portrait());
  await expect(dialog).toHaveCount(0);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
});

test('a picture is uploaded, described and published beside the summit’s name, and stays in use', async ({
  page,
  signInAs,
}) => {
  await signInAs('Administrator');
  await page.goto('/admin/site/hero');
  await page.getByLabel('Beside it').selectOption('Your own picture or film');
  await page.getByRole('button', { name: 'Save in the draft' }).click();
  const field = page.getByRole('group', { name: 'Your own picture' });
  await expect(page.getByText('Choose a picture, or something else').first()).toBeVisible();

  await field.getByRole('button', { name: 'Choose a picture' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('From this device').setInputFiles(await portrait());
  await dialog.getByRole('button', { name: 'Use this picture' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Say in a few words');
  await dialog.getByLabel('What it shows').fill('A golden wall');
  await dialog.getByRole('button', { name: 'Use this picture' }).click();
  await expect(dialog).toHaveCount(0);
  const point = field.getByRole('button', { name: 'Point that is never cut off' });
  await point.press('ArrowUp');
  await point.press('ArrowLeft');
  await expect(point).toHaveAccessibleName(/40% from the left, 40% from the top/);
  await expectNothingFound(page);
  await page.getByRole('button', { name: 'Save in the draft' }).click();
  await expect(page.getByRole('heading', { name: '2 changes wait to be published' })).toBeVisible();

  const shown = page.getByRole('main').getByRole('img', { name: 'A golden wall' });
  await page.goto('/');
  await expect(shown).toHaveCount(0);
  await page.goto('/preview/desk/');
  await expect(shown).toBeVisible();
  await page.goto('/admin/site');
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published. Visitors see it from now on.')).toBeVisible();
  await page.goto('/');
  await expect(shown).toBeVisible();
  await expect(shown).toHaveCSS('object-position', '40% 40%');
  await expect(page.locator('video')).toHaveCount(0);
  await expectNothingFound(page);

  await page.goto('/admin/pictures?search=golden');
  await expect(page.getByRole('table').getByRole('link', { name: 'Top of the home page' })).toBeVisible();
  await page.getByRole('button', { name: /^Edit/ }).click();
  await expect(page.getByText('On 1 page: Top of the home page.')).toBeVisible();
});

test('a list takes as many items as it may have, and says so', async ({ page, signInAs }) => {
  await signInAs('Administrator');
  await page.goto('/admin/site/hero');
  const buttons = page.getByRole('group', { name: 'Buttons' });
  const items = buttons.getByRole('listitem');
  const add = buttons.getByRole('button', { name: 'Add a button' });
  await expect(add).toBeVisible();
  while ((await items.count()) < 6) await add.click();
  await expect(add).toHaveCount(0);
  await expect(buttons.getByText('There are 6, the most there can be.')).toBeVisible();
  await buttons.getByRole('button', { name: 'Remove button 6' }).click();
  await expect(add).toBeVisible();
});

test('a button that was added stays open while it is moved', async ({ page, signInAs }) => {
  await signInAs('Administrator');
  await page.goto('/admin/site/hero');
  const buttons = page.getByRole('group', { name: 'Buttons' });
  await buttons.getByRole('button', { name: 'Add a button' }).click();
  const label = buttons.getByRole('textbox', { name: 'Label' });
  await label.fill('Read the news');
  const items = buttons.getByRole('listitem');
  const last = await items.count();
  await buttons.getByRole('button', { name: `Move button ${last} up` }).click();
  await expect(items.nth(last - 2)).toContainText('Read the news');
  await expect(label).toHaveValue('Read the news');
  await buttons.getByRole('button', { name: 'Remove button 1' }).click();
  await expect(label).toHaveValue('Read the news');
});
