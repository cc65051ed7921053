import { leaveInMainAs } from '#platform/contract/language.ts';
import { textOfHtml } from '#platform/contract/rich-text.ts';

/** How fast people read on a screen. */
const WORDS_A_MINUTE = 220;
/** Shorter posts are read without a list of contents. */
const HEADINGS_MIN = 3;
const HEADING = /<h2>(.*?)<\/h2>/gs;

export interface OutlinedHeading {
  id: string;
  title: string;
}

/** The content with an id for each heading, and the headings if the post is long enough for a list of them. */
export function outlineOf(content: string): { content: string; headings: OutlinedHeading[] } {
  const headings: OutlinedHeading[] = [];
  const outlined = content.replace(HEADING, (_, inner: string) => {
    const id = `section-${headings.length + 1}`;
    const title = textOfHtml(inner);
    leaveInMainAs(title, content);
    headings.push({ id, title });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  return headings.length < HEADINGS_MIN ? { content, headings: [] } : { content: outlined, headings };
}

/** In whole minutes, at least one. */
export function readingMinutes(content: string): number {
  const words = textOfHtml(content).split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
