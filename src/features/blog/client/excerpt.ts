const EXCERPT_MAX = 170;
const SENTENCE_END = /[.!?…][’”'")]?$/;
const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': '’',
  '&nbsp;': ' ',
};

/** The beginning of a post as plain text, up to a whole word. The server has sanitised the content. */
export function excerptOf(content: string): string {
  const text = content
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= EXCERPT_MAX) return text;
  const words = text.slice(0, EXCERPT_MAX).replace(/\s+\S*$/, '');
  return SENTENCE_END.test(words) ? words : `${words.replace(/[,;:–-]$/, '')}…`;
}
