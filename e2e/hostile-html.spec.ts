import { expect, type Page } from '@playwright/test';
import { HOSTILE_HTML, harmlessText } from '#testing/hostile-html.ts';
import { test } from './fixtures.ts';
import { editorOf, markupOf, pasteHtml } from './rich-text.ts';

/** Nothing with these reaches a page or the editor. */
const HARMFUL =
  /<(?:script|style|iframe|object|embed|form|svg|math|base|meta|link|template|video|audio|input|button)\b|\son\w+\s*=|javascript:|vbscript:|data:|srcdoc|evil\.example/i;

/** Opened as pages, too: every attack of its own kind, and of the others, which are alike, each element and scheme. */
const isOpened = (index: number) => index < 50 || index % 5 === 0;

/** What a page did that it shouldn't have. */
function watch(page: Page, { reports }: { reports: boolean }): string[] {
  const done: string[] = [];
  page.on('dialog', (dialog) => {
    done.push(`asked ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (request.url().includes('evil.example')) done.push(`asked for ${request.url()}`);
  });
  page.on('console', (message) => {
    if (reports && /Content Security Policy/.test(message.text())) done.push(message.text());
  });
  return done;
}

const isHacked = (page: Page) => page.evaluate(() => 'hacked' in window);

test('200 hostile texts sent by the call: on the pages nothing runs, and what is harmless stays', async ({
  page,
  signInAs,
}) => {
  test.setTimeout(240_000);
  expect(HOSTILE_HTML).toHaveLength(200);
  await signInAs('Administrator');
  await page.goto('/admin/posts');
  const statuses = await page.evaluate(async (texts) => {
    const found: number[] = [];
    for (const [index, content] of texts.entries()) {
      const body = JSON.stringify({ title: 'x', slug: `hostile-${index}`, state: 'published', content });
      const headers = { 'content-type': 'application/json' };
      found.push((await fetch('/api/v1/posts', { method: 'POST', headers, body })).status);
    }
    return found;
  }, HOSTILE_HTML);
  // A text with a character that can't be stored is refused.
  const taken = statuses.flatMap((status, index) => (status === 201 ? [index] : []));
  expect(taken.length).toBeGreaterThanOrEqual(190);

  const shown = await page.evaluate(async (indexes) => {
    const found: [index: number, heading: string, markup: string][] = [];
    for (const index of indexes) {
      const html = await (await fetch(`/our/blog/hostile-${index}/single`)).text();
      const content = new DOMParser().parseFromString(html, 'text/html').querySelector('.post-content');
      found.push([index, content?.querySelector('h2')?.textContent ?? '', content?.innerHTML ?? '']);
    }
    return found;
  }, taken);
  expect(shown).toHaveLength(taken.length);
  for (const [index, heading, markup] of shown) {
    expect(heading.trim(), HOSTILE_HTML[index]).toBe(harmlessText(index));
    expect(tagsOf(markup), HOSTILE_HTML[index]).not.toMatch(HARMFUL);
  }

  const done = watch(page, { reports: true });
  for (const index of taken.filter(isOpened)) {
    await page.goto(`/our/blog/hostile-${index}/single`);
    const content = page.locator('.post-content');
    await expect(content.locator('h2').first(), HOSTILE_HTML[index]).toHaveText(harmlessText(index));
    await expect(content.locator('strong').first()).toHaveText('bold');
    expect(await isHacked(page), HOSTILE_HTML[index]).toBe(false);
    expect(await elementsOf(page), HOSTILE_HTML[index]).not.toMatch(HARMFUL);
  }
  expect(done).toEqual([]);
});

test('200 hostile texts pasted into the editor: nothing runs, and what is harmless stays', async ({
  page,
  signInAs,
}) => {
  test.setTimeout(240_000);
  await signInAs('Administrator');
  await page.goto('/admin/add-post');
  await page.getByLabel('Title').fill('Hostile');
  await page.getByRole('button', { name: 'Start writing' }).click();
  const editor = await editorOf(page, 'Content');
  // The browser reports what the policy would forbid as soon as pasted HTML is parsed, though it is shown nowhere.
  const done = watch(page, { reports: false });
  for (const [index, text] of HOSTILE_HTML.entries()) {
    await editor.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await pasteHtml(editor, text);
    const markup = await markupOf(editor);
    expect(markup, text).toContain(harmlessText(index));
    expect(markup, text).toContain('<strong>bold</strong>');
    expect(tagsOf(markup), text).not.toMatch(HARMFUL);
  }
  expect(await isHacked(page)).toBe(false);
  expect(done).toEqual([]);
});

/** The tags of a post's content: an attack may be left as words. */
const elementsOf = async (page: Page) => tagsOf(await page.locator('.post-content').innerHTML());

function tagsOf(markup: string): string {
  return (markup.match(/<[a-z][^<>]*>/gi) ?? [])
    .map((tag) => tag.replace(/(alt|title)="[^"]*"/g, ''))
    .join('');
}
