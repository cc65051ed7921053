import { HEADINGS_SHOWN_AS } from '#platform/contract/rich-text.ts';
import { parsePasted, rename, writeStylesAsElements } from './pasted-styles.ts';
import { makeLists } from './word-lists.ts';

const FROM_WORD = /urn:schemas-microsoft-com:office|class="?Mso|content="?Word\.Document/i;

/**
 * Prepares pasted HTML for the editor, which keeps only what it can write: headings get our levels, and what
 * Word writes as paragraphs that look like lists become lists.
 */
export function cleanPaste(html: string): string {
  const body = parsePasted(html);
  if (FROM_WORD.test(html)) {
    makeLists(body);
    removeSpacing(body);
  }
  writeStylesAsElements(body);
  for (const [pasted, shown] of Object.entries(HEADINGS_SHOWN_AS)) {
    for (const element of body.querySelectorAll(pasted)) rename(element, shown);
  }
  return body.innerHTML;
}

/** Word separates paragraphs with empty ones. */
function removeSpacing(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll('p')) {
    if (!paragraph.textContent?.trim() && !paragraph.querySelector('img')) paragraph.remove();
  }
}
