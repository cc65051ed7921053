import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { expectNothingFound } from './axe.ts';
import { test } from './fixtures.ts';
import { editorOf, markupOf, pasteHtml } from './rich-text.ts';

const EDITOR_CHUNK = /rich-text-editor/;
const WORD = readFileSync(new URL('pasted-word.html', import.meta.url), 'utf8');

async function openEditor(page: Page) {
  await page.goto('/admin/add-speaker');
  return editorOf(page, 'Description');
}

const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name, exact: true });

test('text is formatted with keys and with the toolbar, whose buttons show what is on', async ({
  page,
  signInAs,
}) => {
  await signInAs('Administrator');
  const editor = await openEditor(page);
  await editor.click();
  await tool(page, 'Heading').click();
  await expect(tool(page, 'Heading')).toHaveAttribute('aria-pressed', 'true');
  await expect(editor).toBeFocused();
  await page.keyboard.type('Work');
  await page.keyboard.press('Enter');
  await expect(tool(page, 'Heading')).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.type('Builds ');
  await page.keyboard.press('ControlOrMeta+b');
  await expect(tool(page, 'Bold')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.type('looms');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type(' and ');
  await tool(page, 'Italic').click();
  await page.keyboard.type('teaches');
  await page.keyboard.press('Enter');
  await tool(page, 'Italic').click();
  await page.keyboard.press('ControlOrMeta+Shift+8');
  await page.keyboard.type('One');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Two');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await tool(page, 'Quote').click();
  await page.keyboard.type('A thread.');
  expect(await markupOf(editor)).toBe(
    '<h2>Work</h2><p>Builds <strong>looms</strong> and <em>teaches</em></p><ul><li><p>One</p></li><li><p>Two</p></li></ul><blockquote><p>A thread.</p></blockquote>',
  );
});

test('the toolbar is one stop for the Tab key, and Tab leaves the editor, even from a list', async ({
  page,
  signInAs,
}) => {
  await signInAs('Administrator');
  const editor = await openEditor(page);
  await editor.focus();
  await page.keyboard.press('ControlOrMeta+Shift+7');
  await page.keyboard.type('One');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Two');
  await page.keyboard.press('Shift+Tab');
  await expect(tool(page, 'Heading')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(tool(page, 'Bulleted list')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(tool(page, 'Bulleted list')).toBeFocused();
  await expect(tool(page, 'Bulleted list')).toHaveAttribute('aria-pressed', 'true');
  await expect(editor.locator('ul > li')).toHaveText(['One', 'Two']);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByLabel('Country')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(tool(page, 'Heading')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(editor).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Picture')).toBeFocused();
});

test('changes are undone and redone', async ({ page, signInAs }) => {
  await signInAs('Administrator');
  const editor = await openEditor(page);
  await expect(tool(page, 'Undo')).toBeDisabled();
  await editor.focus();
  await page.keyboard.insertText('Weaves');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(editor).toHaveText('');
  await expect(tool(page, 'Undo')).toBeDisabled();
  await tool(page, 'Redo').click();
  await expect(editor).toHaveText('Weaves');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+i');
  await expect(editor.locator('em')).toHaveText('Weaves');
  await tool(page, 'Undo').click();
  await expect(editor.locator('em')).toHaveCount(0);
});

test('words become a link, which is changed and removed again', async ({ page, signInAs }) => {
  await signInAs('Administrator');
  const editor = await openEditor(page);
  await editor.focus();
  await page.keyboard.type('our school');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+Shift+k');
  const address = page.getByLabel('Link address');
  await expect(address).toBeFocused();
  await address.fill('javascript:alert(1)');
  await address.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Link' }).getByRole('alert')).toContainText('no address');
  await address.fill('school.example');
  await address.press('Enter');
  await expect(editor).toBeFocused();
  const link = editor.getByRole('link', { name: 'our school' });
  await expect(link).toHaveAttribute('href', 'https://school.example');

  await expect(tool(page, 'Link')).toHaveAttribute('aria-pressed', 'true');
  await tool(page, 'Link').click();
  await expect(address).toHaveValue('https://school.example');
  await page.getByRole('button', { name: 'Remove link' }).click();
  await expect(link).toHaveCount(0);
  await expect(page).toHaveURL('/admin/add-speaker');
});

test('text pasted from Word is clean and doesn’t violate the content security policy', async ({
  page,
  signInAs,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await signInAs('Administrator');
  const editor = await openEditor(page);
  await editor.focus();
  await pasteHtml(editor, WORD);
  expect(await markupOf(editor)).toBe(
    '<h2>Work</h2><p>Builds <strong>looms</strong> and <em>teaches</em> at the <a href="https://school.example/">school</a>.</p><ol><li><p>First item</p><ol><li><p>Subitem 1.1</p></li></ol></li><li><p>Second item</p></li></ol><p>Between</p><ul><li><p>A point</p></li></ul>',
  );
  expect(complaints).toEqual([]);
});

test('text pasted from Google Docs stays bold and italic, which are styles there', async ({
  page,
  signInAs,
}) => {
  await signInAs('Administrator');
  const editor = await openEditor(page);
  await editor.focus();
  await pasteHtml(
    editor,
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr" style="line-height:1.38;"><span style="font-size:20pt;font-weight:400;">Work</span></h1><p dir="ltr" style="line-height:1.38;"><span style="font-weight:400;font-style:normal;">Builds </span><span style="font-family:Arial;font-weight:700;font-style:italic;white-space:pre-wrap;">looms</span></p><ul><li dir="ltr" style="list-style-type:disc;"><p role="presentation"><span style="font-weight:400;">One</span></p></li></ul></b>',
  );
  expect(await markupOf(editor)).toBe(
    '<h2>Work</h2><p>Builds <strong><em>looms</em></strong></p><ul><li><p>One</p></li></ul>',
  );
});

test('pasted text can’t run anything', async ({ page, signInAs }) => {
  await signInAs('Administrator');
  const editor = await openEditor(page);
  await editor.focus();
  await pasteHtml(
    editor,
    '<p onclick="x()">Safe <img src="x" onerror="document.title=1"><a href="javascript:x()">link</a></p><script>x()</script><iframe src="//a.example"></iframe>',
  );
  expect(await markupOf(editor)).toBe('<p>Safe link</p>');
});

test('its label leads to it, and an error describes it and is corrected in it', async ({
  page,
  signInAs,
}) => {
  await signInAs('Administrator');
  const editor = await openEditor(page);
  await expect(editor).toHaveAttribute('aria-multiline', 'true');
  await expect(editor).toHaveAttribute('aria-required', 'true');
  await page.getByText('Description', { exact: true }).click();
  await expect(editor).toBeFocused();
  await page.keyboard.type(' ');
  await page.getByRole('button', { name: 'Add Speaker' }).click();
  await expect(editor).toHaveAttribute('aria-invalid', 'true');
  await expect(editor).toHaveAccessibleDescription('Enter a description.');
  await expectNothingFound(page);
  await page.getByRole('alert').getByRole('link', { name: 'Description' }).click();
  await expect(editor).toBeFocused();
  await page.keyboard.type('Weaves.');
  await expect(editor).not.toHaveAttribute('aria-invalid');
  await expect(page.getByText('Enter a description.')).toHaveCount(0);
});

test('axe finds nothing with a formatted text and the dialog of a link', async ({ page, signInAs }) => {
  await signInAs('Administrator');
  const editor = await openEditor(page);
  await editor.focus();
  await pasteHtml(editor, WORD);
  await tool(page, 'Link').click();
  await expect(page.getByLabel('Link address')).toBeVisible();
  await expectNothingFound(page);
});

test('only a form with such a text loads the editor, and shows the text meanwhile', async ({
  page,
  signInAs,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await signInAs('Administrator');
  for (const screen of ['dashboard', 'speakers', 'adduser', 'basic-data', 'addpartner']) {
    await page.goto(`/admin/${screen}`);
    await page.waitForLoadState('networkidle');
  }
  expect(loaded.filter((url) => EDITOR_CHUNK.test(url))).toEqual([]);

  const held = Promise.withResolvers<void>();
  await page.route(EDITOR_CHUNK, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/admin/speakers');
  await page.getByRole('link', { name: /^Edit/ }).first().click();
  const meanwhile = page.getByRole('textbox', { name: 'Description' });
  await expect(meanwhile).toHaveAttribute('aria-busy', 'true');
  await expect(meanwhile).toHaveValue(/This is a sample profile/);
  held.resolve();
  await expect(await editorOf(page, 'Description')).toContainText('This is a sample profile');
});
