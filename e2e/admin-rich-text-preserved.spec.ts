import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { editorOf, markupOf } from './rich-text.ts';
import { addSpeaker } from './speakers.ts';

const EDITOR_CHUNK = /rich-text-editor/;
const PLAIN = 'Builds <looms>.\nTeaches.\n\nLives in Ho.';

async function update(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Update Speaker' }).click();
  await expect(page).toHaveURL('/admin/speakers');
}

/** The description on the website. */
const published = (page: Page) => page.locator('main .rich-text');

test('formatted text is saved, shown on the website, and edited again', async ({ page, signInAs }) => {
  await signInAs('Administrator');
  const id = await addSpeaker(page, 'Formatted One', 'Weaves.');
  await page.goto(`/admin/update-speaker/${id}`);
  let editor = await editorOf(page, 'Description');
  await editor.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+b');
  await expect(editor.locator('strong')).toHaveText('Weaves.');
  await page.keyboard.press('ControlOrMeta+End');
  await expect.poll(() => page.evaluate(() => window.getSelection()?.isCollapsed)).toBe(true);
  // The editor learns of a moved cursor by an event and a short timer, which both come before this one.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 250)));
  await page.keyboard.press('Enter');
  await expect(editor.locator('p')).toHaveCount(2);
  await page.keyboard.press('ControlOrMeta+Shift+8');
  await expect(editor.getByRole('listitem')).toHaveCount(1);
  await page.keyboard.type('One');
  await update(page);

  await page.goto(`/speaker/${id}`);
  await expect(published(page).locator('strong')).toHaveText('Weaves.');
  await expect(published(page).getByRole('listitem')).toHaveText(['One']);
  await page.goto(`/admin/update-speaker/${id}`);
  editor = await editorOf(page, 'Description');
  expect(await markupOf(editor)).toBe('<p><strong>Weaves.</strong></p><ul><li><p>One</p></li></ul>');
  await page.getByLabel('Company').fill('Other Works');
  await update(page);
  await page.goto('/admin/activity?search=formatted+one&type=Updated');
  const changes = page
    .getByRole('row', { name: /Updated/ })
    .first()
    .getByRole('term');
  await expect(changes).toHaveText(['Company']);
});

test('a description that was stored plain is shown with its lines, and stays plain until it is edited', async ({
  page,
  signInAs,
}) => {
  await signInAs('Administrator');
  const id = await addSpeaker(page, 'Plain One', PLAIN);
  await page.goto(`/speaker/${id}`);
  await expect(published(page).locator('p')).toHaveText(['Builds <looms>.Teaches.', 'Lives in Ho.']);
  await expect(published(page).locator('br')).toHaveCount(1);

  await page.goto(`/admin/update-speaker/${id}`);
  const editor = await editorOf(page, 'Description');
  await expect(editor.locator('p')).toHaveText(['Builds <looms>.Teaches.', 'Lives in Ho.']);
  await editor.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('x');
  await page.keyboard.press('Backspace');
  await update(page);
  const call = await page.request.get(`/aiAPI/speakers/get_single_speaker?speakerId=${id}`);
  expect((await call.json()).records[0].description).toBe(PLAIN);
});

test('formatting alone counts as unsaved: leaving asks first, and so does loading the page again', async ({
  page,
  signInAs,
}) => {
  await signInAs('Administrator');
  const id = await addSpeaker(page, 'Unsaved One', 'Weaves.');
  await page.goto(`/admin/update-speaker/${id}`);
  const editor = await editorOf(page, 'Description');
  await editor.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+i');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay here' }).click();
  await expect(editor.locator('em')).toHaveText('Weaves.');

  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => void setTimeout(() => location.reload()));
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await expect(editor.locator('em')).toHaveText('Weaves.');

  await editor.click();
  await page.keyboard.press('ControlOrMeta+z');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/admin/speakers');
});

test('the text stays when the session ends, when the server fails and when it refuses', async ({
  page,
  server,
  signInAs,
}) => {
  const { sessionId } = await signInAs('Administrator');
  const id = await addSpeaker(page, 'Kept One', 'Weaves.');
  await page.goto(`/admin/update-speaker/${id}`);
  const editor = await editorOf(page, 'Description');
  await editor.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+b');
  const save = page.getByRole('button', { name: 'Update Speaker' });

  await page.route('**/speakers/speaker_update*', (route) => route.abort());
  await save.click();
  await expect(page.getByRole('alert')).toContainText('Failed to update the event.');
  await page.unroute('**/speakers/speaker_update*');
  await page.route('**/speakers/speaker_update*', (route) =>
    route.fulfill({
      status: 422,
      json: { status: '422', code: 'invalid', message: 'No.', errors: { description: 'Shorter, please.' } },
    }),
  );
  await save.click();
  await expect(editor).toHaveAccessibleDescription('Shorter, please.');
  await page.unroute('**/speakers/speaker_update*');

  await server.withStore(({ database }) =>
    database.deleteFrom('sessions').where('id', '=', sessionId).execute(),
  );
  await save.click();
  const dialog = page.getByRole('alertdialog', { name: 'Your session has ended' });
  await dialog.getByLabel('Email').fill(server.admin.email);
  await dialog.getByLabel('Password').fill(server.admin.password);
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(dialog).toBeHidden();
  await expect(editor.locator('strong')).toHaveText('Weaves.');
  await update(page);
});

test('if the editor can’t be loaded, a plain field replaces it and loses nothing', async ({
  page,
  signInAs,
}) => {
  await signInAs('Administrator');
  const [plain, rich] = [
    await addSpeaker(page, 'Plain Field', PLAIN),
    await addSpeaker(page, 'Rich Field', '<p>Weaves <em>well</em>.</p>'),
  ];
  await page.route(EDITOR_CHUNK, (route) => route.abort());
  const field = page.getByRole('textbox', { name: 'Description' });

  await page.goto(`/admin/update-speaker/${plain}`);
  await expect(page.getByText('Formatting can’t be loaded at the moment')).toBeVisible();
  await expect(field).toHaveValue(PLAIN);
  await field.fill('Weaves.\nTeaches.');
  await update(page);
  await page.goto(`/admin/update-speaker/${rich}`);
  await expect(field).toHaveValue('<p>Weaves <em>well</em>.</p>');
  await page.getByLabel('Company').fill('Other Works');
  await update(page);

  await page.unroute(EDITOR_CHUNK);
  await page.goto(`/speaker/${rich}`);
  await expect(published(page).locator('em')).toHaveText('well');
  await page.goto(`/admin/update-speaker/${plain}`);
  expect(await markupOf(await editorOf(page, 'Description'))).toBe('<p>Weaves.<br>Teaches.</p>');
});
