const EXCERPT_MAX = 170;
/** As many whole sentences as possible. */
const SENTENCES = /^.*[.!?…][’”'")]?(?=\s)/u;
/** If the whole sentences are shorter than this, the excerpt ends at a word instead. */
const WORTH_ENDING_AT = 100;
const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': '’',
  '&nbsp;': ' ',
};

/** The start of a post as plain text, cut at a sentence or a word. The server has sanitised the content. */
export function excerptOf(content: string): string {
  const text = content
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= EXCERPT_MAX) return text;
  const start = text.slice(0, EXCERPT_MAX);
  const sentences = SENTENCES.exec(start)?.[0] ?? '';
  if (sentences.length >= WORTH_ENDING_AT) return sentences;
  return `${start.replace(/[\s,;:–-]+\S*$/, '')}…`;
}
