import { expect, type Locator, type Page } from '@playwright/test';

/** The editor of a text with formatting, once it is loaded. */
export async function editorOf(page: Page, label: string): Promise<Locator> {
  const editor = page.getByRole('textbox', { name: label });
  await expect(editor).toHaveAttribute('contenteditable', 'true');
  return editor;
}

/** Pastes HTML, as if a program had put it on the clipboard. */
export function pasteHtml(editor: Locator, html: string): Promise<void> {
  return editor.evaluate((element, data) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', data);
    clipboardData.setData('text/plain', 'the same, plain');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

/** The editor's elements without what the editor adds for itself. */
export function markupOf(editor: Locator): Promise<string> {
  return editor.evaluate((element) => {
    const copy = element.cloneNode(true) as HTMLElement;
    for (const own of copy.querySelectorAll('[class^=ProseMirror]')) own.remove();
    return copy.innerHTML;
  });
}
