/** Levels of headings in a text; the first belongs to the page's title. */
export const HEADING_LEVELS = [2, 3, 4] as const;

/** The elements of rich text: what its editor writes, and what the server lets through. */
export const RICH_TEXT_TAGS = [
  ...['p', 'br', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote'],
  ...['strong', 'em', 'a'],
] as const;

/** What an article may contain besides: marks of a few letters, each an element of its own without attributes. */
export const ARTICLE_MARKS = ['code', 'u', 's', 'sub', 'sup', 'mark', 'cite', 'q', 'abbr'] as const;

/** Where the pictures of articles are. Nothing from other sites is shown. */
const OWN_PICTURE = /^\/aiAPI\/uploads\/([\w-]+\.\w+)(?:\?w=\d+)?$/;

/** The name of the stored picture at this address; undefined if it isn't one of ours. */
export function ownPictureName(address: string): string | undefined {
  return OWN_PICTURE.exec(address)?.[1];
}

export function holdsPicture(html: string): boolean {
  return /<img\s/i.test(html);
}

/** How headings of other levels are shown. */
export const HEADINGS_SHOWN_AS = { h1: 'h2', h5: 'h4', h6: 'h4' } as const;

export const LINK_SCHEMES = ['https', 'http', 'mailto', 'tel'] as const;
const LINK_TO_ELSEWHERE = new RegExp(`^(?:${LINK_SCHEMES.join('|')}):`, 'i');
/** Browsers read `//` and `/\` as the start of another site's address. */
const LINK_TO_OURSELVES = /^(?:#|\/(?![/\\]))/;

/** Whether a link may lead there. */
export function isLinkAddress(address: string): boolean {
  return LINK_TO_ELSEWHERE.test(address) || LINK_TO_OURSELVES.test(address);
}

const STARTS_WITH_BLOCK = /^\s*<(?:p|h[1-6]|ul|ol|blockquote|div|figure|table|pre|hr|img)(?:\s[^<>]*)?>/i;
const BREAK = /<br\s*\/?>|<\/(?:p|h[1-6]|li|blockquote|div|pre|caption|figcaption|t[hdr])>/gi;
const TAG = /<[^<>]*>/g;
const ENTITY = /&(?:amp|lt|gt|quot|#39|nbsp);/g;
const CHARACTERS: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': '’',
  '&nbsp;': ' ',
};

/** Whether a text is HTML. Any other text is plain, even if it contains a '<'. */
export function isRichText(text: string): boolean {
  return STARTS_WITH_BLOCK.test(text);
}

/** The text of HTML, a line for each block. */
export function textOfHtml(html: string): string {
  return html
    .replace(/\s+/g, ' ')
    .replace(BREAK, '\n')
    .replace(TAG, '')
    .replace(ENTITY, (entity) => CHARACTERS[entity] ?? entity)
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
}

/** A text as a file carries it, and as it is read again: plain if it is only paragraphs and lines, else HTML. */
export function textInFile(text: string): string {
  const plain = text
    .replaceAll('</p><p>', '\n\n')
    .replace(/<br\s*\/?>/g, '\n')
    .replace(TAG, '')
    .replace(ENTITY, (entity) => CHARACTERS[entity] ?? entity);
  return isRichText(text) && htmlOf(plain) === text ? plain : text;
}

/** The words of a text, without its formatting. */
export function plainTextOf(text: string): string {
  return isRichText(text) ? textOfHtml(text) : text;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it stands in HTML or XML, also within an attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}

/** A text as HTML: plain text keeps its paragraphs and line breaks. */
export function htmlOf(text: string): string {
  if (isRichText(text)) return text;
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.replace(/\n/g, '<br>')}</p>`)
    .join('');
}
