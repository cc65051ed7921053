import { leaveInMainAs } from '#platform/contract/language.ts';
import { textOfHtml } from '#platform/contract/rich-text.ts';
import type { Post } from './contract.ts';

const EXCERPT_MAX = 170;
/** As many whole sentences as possible. */
const SENTENCES = /^.*[.!?…][’”'")]?(?=\s)/u;
/** If the whole sentences are shorter than this, the excerpt ends at a word instead. */
const WORTH_ENDING_AT = 100;

/** The author's own excerpt, else the start of the post. */
export function excerptOf({ excerpt, content }: Pick<Post, 'excerpt' | 'content'>): string {
  if (excerpt) return excerpt;
  const start = startOf(content);
  leaveInMainAs(start, content);
  return start;
}

/** The start of a post as plain text, cut at a sentence or a word. The server has sanitised the content. */
export function startOf(content: string): string {
  const text = textOfHtml(content).replace(/\s+/g, ' ');
  if (text.length <= EXCERPT_MAX) return text;
  const start = text.slice(0, EXCERPT_MAX);
  const sentences = SENTENCES.exec(start)?.[0] ?? '';
  if (sentences.length >= WORTH_ENDING_AT) return sentences;
  return `${start.replace(/[\s,;:–-]+\S*$/, '')}…`;
}
