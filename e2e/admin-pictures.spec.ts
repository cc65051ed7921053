import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { portrait } from './speakers.ts';

async function fillSpeaker(page: Page, name: string): Promise<void> {
  await page.getByLabel('Title').selectOption('Professor');
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Designation').fill('Head of Weaving');
  await page.getByLabel('Event Role').selectOption('Keynote Address');
  await page.getByLabel('Company').fill('Loom Works');
  await page.getByLabel('Country').selectOption('Ghana');
  await page.getByLabel('Description').fill('Weaves.\nTeaches weaving.');
}

test('a speaker is added with a picture that was previewed', async ({ page, signInAs }) => {
  await signInAs('Administrator');
  await page.goto('/admin/add-speaker');
  await fillSpeaker(page, 'Abena Loom');
  await page.getByLabel('Picture').setInputFiles(await portrait());
  await expect(page.getByRole('img', { name: 'Chosen picture' })).toBeVisible();
  await page.getByRole('button', { name: 'Add Speaker' }).click();
  await expect(page).toHaveURL('/admin/dashboard');

  await page.goto('/admin/speakers?search=abena+loom');
  await expect(page.getByRole('row', { name: /Professor Abena Loom .* Keynote Address/ })).toBeVisible();
  await page.getByRole('link', { name: /^Edit/ }).click();
  await expect(page.getByRole('img', { name: 'Current picture' })).toBeVisible();
  await page.getByLabel('Company').fill('The Other Loom');
  await page.getByRole('button', { name: 'Update Speaker' }).click();
  await expect(page).toHaveURL('/admin/speakers?search=abena+loom');

  await page.goto('/admin/activity?search=abena+loom&type=Updated');
  const changes = page.getByRole('row', { name: /Updated/ }).getByRole('term');
  await expect(changes).toHaveText(['Company']);
});

test('a speaker without a picture is refused', async ({ page, signInAs }) => {
  await signInAs('Administrator');
  await page.goto('/admin/add-speaker');
  await fillSpeaker(page, 'Nobody Yet');
  await page.getByRole('button', { name: 'Add Speaker' }).click();
  await expect(page.getByRole('alert')).toContainText('All fields are required, including the image!');
  await page.getByRole('alert').getByRole('link', { name: 'Picture' }).click();
  await expect(page.getByLabel('Picture')).toBeFocused();
  await expect(page.getByLabel('Full Name')).toHaveValue('Nobody Yet');
});

test('a file that isn’t a picture is reported at once', async ({ page, signInAs }) => {
  await signInAs('Administrator');
  await page.goto('/admin/add-speaker');
  const field = page.getByLabel('Picture');
  for (const file of [
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') },
    { name: 'renamed.png', mimeType: 'image/png', buffer: Buffer.from('notes') },
  ]) {
    await field.setInputFiles(file);
    await expect(page.getByText(`${file.name} can’t be read as a picture.`).first()).toBeVisible();
    await expect(page.getByText('It will be sent uncropped.')).toHaveCount(0);
  }
  await field.setInputFiles(await portrait());
  await expect(page.getByRole('img', { name: 'Chosen picture' })).toBeVisible();
  await expect(page.locator('input[type=file]')).not.toHaveAttribute('aria-invalid');
});

test('a server error and no response have different messages', async ({ page, signInAs }) => {
  await signInAs('Administrator');
  await page.goto('/admin/add-speaker');
  await fillSpeaker(page, 'Unlucky One');
  await page.getByLabel('Picture').setInputFiles(await portrait());
  await expect(page.getByRole('img', { name: 'Chosen picture' })).toBeVisible();
  await page.route('**/aiAPI/speakers/addspeakers', (route) =>
    route.fulfill({ status: 500, json: { status: '500', code: 'unexpected', message: 'Broken.' } }),
  );
  await page.getByRole('button', { name: 'Add Speaker' }).click();
  await expect(page.getByRole('alert')).toContainText('Server Error');
  await page.unroute('**/aiAPI/speakers/addspeakers');
  await page.route('**/aiAPI/speakers/addspeakers', (route) => route.abort());
  await page.getByRole('button', { name: 'Add Speaker' }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to submit the event. Please try again later.');
});

test('a sponsor is added, edited and found on both grounds', async ({ page, signInAs }) => {
  await signInAs('Administrator');
  await page.goto('/admin/addpartner');
  await page.getByRole('button', { name: 'Add sponsor/partner' }).click();
  await expect(page.getByRole('alert')).toContainText('All fields are required, including the image!');
  await expect(page.getByLabel('Package type')).toHaveAccessibleDescription('Choose a package type.');
  await expect(page.getByLabel('Logo')).toHaveAccessibleDescription(/Choose a logo\.$/);

  await page.getByLabel('Package type').selectOption('Media Partner');
  await page.getByLabel('Name').fill('Radio Loom');
  await page.getByLabel('Logo').setInputFiles(await portrait());
  await expect(page.getByRole('img', { name: 'Chosen picture' })).toBeVisible();
  await page.getByRole('button', { name: 'Add sponsor/partner' }).click();
  await expect(page).toHaveURL('/admin/dashboard');

  await page.goto('/admin/sponsordata?search=radio+loom');
  await expect(page.getByRole('img', { name: 'Logo of Radio Loom' })).toBeVisible();
  await page.getByRole('link', { name: 'Edit Radio Loom' }).click();
  await page.getByRole('textbox', { name: 'Website' }).fill('https://radio.example');
  await page.getByRole('button', { name: 'Update sponsor/partner' }).click();
  await expect(page).toHaveURL('/admin/sponsordata?search=radio+loom');
});

test('a picture of the library becomes a speaker’s own, cropped, and a sponsor’s logo', async ({
  page,
  signInAs,
}) => {
  await signInAs('Administrator');
  await page.goto('/admin/pictures');
  await page.getByRole('button', { name: 'Add Picture' }).click();
  await page.getByLabel('From this device').setInputFiles(await portrait());
  await page.getByLabel('What it shows').fill('A weaver at her loom');
  await page.getByRole('dialog').getByRole('button', { name: 'Add picture' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goto('/admin/add-speaker');
  await fillSpeaker(page, 'Abla Library');
  await page.getByRole('button', { name: 'From the library' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'A weaver at her loom' }).click();
  await expect(page.getByRole('img', { name: 'Chosen picture' })).toBeVisible();
  await page.getByRole('button', { name: 'Add Speaker' }).click();
  await expect(page).toHaveURL('/admin/dashboard');

  await page.goto('/admin/addpartner');
  await page.getByLabel('Package type').selectOption('Partners');
  await page.getByLabel('Name').fill('Library Logo');
  await page.getByRole('button', { name: 'From the library' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'A weaver at her loom' }).click();
  await expect(page.getByRole('img', { name: 'Chosen picture' })).toBeVisible();
  await page.getByRole('button', { name: 'Add sponsor/partner' }).click();
  await expect(page).toHaveURL('/admin/dashboard');
  await page.goto('/admin/pictures?search=');
  for (const name of ['Abla Library', 'Library Logo'])
    await expect(page.getByText(name).first()).toBeVisible();
});
