import { expect, type Page } from '@playwright/test';
import { samplePhoto } from '#testing/sample-pictures.ts';
import { expectNothingFound } from './axe.ts';
import { test } from './fixtures.ts';
import { editorOf, markupOf, pasteHtml } from './rich-text.ts';

/** Adds a post and opens its form. */
async function startPost(page: Page, title: string) {
  await page.goto('/admin/add-post');
  await page.getByLabel('Title').fill(title);
  await page.getByRole('button', { name: 'Start writing' }).click();
  await expect(page).toHaveURL(/update-post/);
  return editorOf(page, 'Content');
}

const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name, exact: true });
const status = (page: Page) => page.locator('.draft-status');

test('Tab goes from cell to cell of a table, and from the last one leaves the editor', async ({
  page,
  signInAs,
}) => {
  await signInAs('Administrator');
  const editor = await startPost(page, 'Prices of yarn');
  await editor.click();
  await tool(page, 'Table').click();
  for (const word of ['Yarn', 'Price', 'Port', 'Red']) {
    await page.keyboard.type(word);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('Blue');
  await expect(editor.locator('th')).toHaveText(['Yarn', 'Price', 'Port']);
  await expect(editor.locator('td').first()).toHaveText('Blue');
  const last = editor.locator('td').last();
  await last.click();
  // The editor learns a little later where the click has put the cursor.
  await page.keyboard.type('Tema');
  await expect(last).toHaveText('Tema');
  await page.keyboard.press('Tab');
  await expect(editor).not.toBeFocused();
});

test('a draft is published by one button', async ({ page, signInAs }) => {
  await signInAs('Administrator');
  const editor = await startPost(page, 'Published at once');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByLabel('State')).toHaveValue('draft');
  await editor.click();
  await page.keyboard.type('All of it.');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Post published.').first()).toBeVisible();
  await expect(page.getByLabel('State')).toHaveValue('published');
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0);
  await page.goto('/our/blog/published-at-once/single');
  await expect(page.getByRole('heading', { level: 1, name: 'Published at once' })).toBeVisible();
});

test('a post is written with table, code, picture and video, published and read', async ({
  page,
  signInAs,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await signInAs('Administrator');
  const editor = await startPost(page, 'Weighing cashews in Tema');
  await editor.click();
  await page.keyboard.type('First words.');
  await page.keyboard.press('Enter');
  await tool(page, 'Table').click();
  for (const heading of ['Port', 'Tonnes', 'Price']) {
    await page.keyboard.type(heading);
    await page.keyboard.press('Tab');
  }
  await expect(editor.locator('th')).toHaveText(['Port', 'Tonnes', 'Price']);
  await tool(page, 'Row below').click();
  await expect(editor.locator('tr')).toHaveCount(4);
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');

  await tool(page, 'Picture').click();
  const photo = await samplePhoto('cashews.jpg');
  await page.getByLabel('From this device').setInputFiles({
    name: photo.name,
    mimeType: photo.type,
    buffer: Buffer.from(await photo.arrayBuffer()),
  });
  await page.getByRole('button', { name: 'Add picture' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Say in a few words');
  await expectNothingFound(page);
  await page.getByLabel('What it shows').fill('Cashews on a scale');
  await page.getByRole('button', { name: 'Add picture' }).click();
  await expect(editor.getByRole('img', { name: 'Cashews on a scale' })).toBeVisible();

  await page.keyboard.press('ArrowDown');
  await tool(page, 'Video').click();
  await page.getByLabel('Address of the video').fill('https://evil.example/watch');
  await page.getByRole('button', { name: 'Set video' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('no address of a video');
  await page.getByLabel('Address of the video').fill('https://youtu.be/dQw4w9WgXcQ?si=tracked');
  await page.getByLabel('Its title').fill('How a scale works');
  await page.getByRole('button', { name: 'Set video' }).click();
  await expect(editor.locator('figure[data-video=youtube]')).toContainText('How a scale works');
  await expectNothingFound(page);

  await page.getByLabel('State').selectOption('published');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Post published.')).toBeVisible();
  await page.goto('/our/blog/weighing-cashews-in-tema/single');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Weighing cashews in Tema');
  await expect(page.getByRole('img', { name: 'Cashews on a scale' })).toBeVisible();
  await expect(page.getByRole('link', { name: /How a scale works/ })).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  );
  await expect(page.locator('.post-content th')).toHaveCount(3);
  await expectNothingFound(page);
  expect(complaints).toEqual([]);
});

test('what is typed survives closing the tab, and a lost network', async ({ page, context, signInAs }) => {
  await signInAs('Administrator');
  const editor = await startPost(page, 'Kept words');
  const address = page.url();
  await editor.click();
  // What was typed first may be kept before the rest.
  const keptWhole = page.waitForResponse((response) =>
    (response.request().postData() ?? '').includes('On the server.'),
  );
  await page.keyboard.type('On the server.');
  await keptWhole;
  await expect(status(page)).toContainText('Kept at');
  await page.goto(address);
  await expect(await editorOf(page, 'Content')).toHaveText('On the server.');

  await context.setOffline(true);
  await (await editorOf(page, 'Content')).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' In the browser.');
  await expect(status(page)).toContainText('kept in this browser');
  await page.close({ runBeforeUnload: false });
  const savings = '**/api/v1/posts/*/draft';
  // Before there is a network again: the page that was closed may still have something to keep.
  await context.route(savings, (route) => route.abort());
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto(address);
  await expect(again.getByText('restored from this browser')).toBeVisible();
  await expect(await editorOf(again, 'Content')).toHaveText('On the server. In the browser.');
  await context.unroute(savings);
  await expect(status(again)).toContainText('Kept at');
});

test('two windows don’t overwrite each other, and no text is lost', async ({ page, context, signInAs }) => {
  await signInAs('Administrator');
  await startPost(page, 'Two windows');
  const second = await context.newPage();
  await second.goto(page.url());
  await (await editorOf(second, 'Content')).click();
  await second.keyboard.type('The second.');
  await expect(status(second)).toContainText('Kept at');
  await (await editorOf(page, 'Content')).click();
  await page.keyboard.type('The first.');
  await expect(page.getByRole('alert')).toContainText('also wrote in this post');
  await expectNothingFound(page);
  await page.getByRole('button', { name: 'Go on with mine' }).click();
  await expect(status(page)).toContainText('Kept at');
  await page.goto(page.url().replace('update-post', 'post-versions'));
  await expect(page.locator('.difference')).toContainText('The second.');
});

test('versions are compared and brought back', async ({ page, signInAs }) => {
  await signInAs('Administrator');
  const editor = await startPost(page, 'Versions');
  await editor.click();
  await page.keyboard.type('Weigh the cashews.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Draft saved.').first()).toBeVisible();
  const address = page.url();
  await page.goto(address);
  await (await editorOf(page, 'Content')).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Weigh the cocoa.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Draft saved.').first()).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Versions' }).click();
  await expect(page.locator('.difference-text del')).toHaveText('cashews');
  await expect(page.locator('.difference-text ins')).toHaveText('cocoa');
  await expectNothingFound(page);
  await page.getByRole('button', { name: /^Version 2/ }).click();
  await page.getByRole('button', { name: 'Bring back' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Bring back' }).click();
  await expect(page).toHaveURL(address);
  await expect(await editorOf(page, 'Content')).toHaveText('Weigh the cashews.');
});

test('a picture from the clipboard is described before it is added; the cover keeps its point', async ({
  page,
  signInAs,
}) => {
  await signInAs('Administrator');
  const editor = await startPost(page, 'Pasted');
  await editor.click();
  const bytes = [...new Uint8Array(await (await samplePhoto()).arrayBuffer())];
  await editor.evaluate((element, data) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([new Uint8Array(data)], 'face.jpg', { type: 'image/jpeg' }));
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, bytes);
  await page.getByLabel('What it shows').fill('A green field');
  await page.getByRole('button', { name: 'Add picture' }).click();
  await expect(editor.getByRole('img', { name: 'A green field' })).toBeVisible();

  await expect(status(page)).toContainText('Kept at');
  await page.reload();
  const again = await editorOf(page, 'Content');
  await expect(again.getByRole('img', { name: 'A green field' })).toBeVisible();

  await page.getByRole('button', { name: 'Choose a picture' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'A green field' }).first().click();
  await page.getByRole('button', { name: 'Set cover' }).click();
  const point = page.getByRole('button', { name: /never cut off: 50%/ });
  await point.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('button', { name: /40% from the left, 50%/ })).toBeFocused();
  await expectNothingFound(page);

  await page.goto('/admin/pictures');
  const listed = page.getByRole('row', { name: /A green field/ }).first();
  await listed.getByRole('button', { name: /^Edit/ }).click();
  await expect(page.getByRole('dialog')).toContainText(/Only drafts or earlier versions|On 1 page/);
  await expectNothingFound(page);
});

test('pasted tables, figures and older elements survive the editor', async ({ page, signInAs }) => {
  await signInAs('Administrator');
  const editor = await startPost(page, 'Older elements');
  await editor.click();
  await pasteHtml(
    editor,
    '<p>H<sub>2</sub>O, <mark>marked</mark>, <s>struck</s>, <code>x = 1</code></p><pre><code>two\nlines</code></pre><hr><table><thead><tr><th>Port</th></tr></thead><tbody><tr><td>Tema</td></tr></tbody></table>',
  );
  expect(await markupOf(editor)).toContain(
    '<p>H<sub>2</sub>O, <mark>marked</mark>, <s>struck</s>, <code>x = 1</code></p><pre><code>two\nlines</code></pre><hr',
  );
  await expect(editor.locator('table td')).toHaveText('Tema');
});
