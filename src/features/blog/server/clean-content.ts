import sanitizeHtml from 'sanitize-html';

const OWN_PICTURE = /^\/aiAPI\/uploads\/[\w.-]+$/;

/** Reduces a post's HTML to what a page may contain: text, headings, lists, links and our own pictures. */
export function cleanContent(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [
      ...[
        'h2',
        'h3',
        'h4',
        'p',
        'br',
        'hr',
        'ul',
        'ol',
        'li',
        'blockquote',
        'figure',
        'figcaption',
        'pre',
        'code',
      ],
      ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'mark', 'abbr', 'cite', 'q', 'a', 'img'],
      ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
    ],
    allowedAttributes: {
      a: ['href', 'rel'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
      abbr: ['title'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
    // The page's title is its only first-level heading.
    transformTags: {
      h1: 'h2',
      a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, rel: 'noopener' } }),
      img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy' } }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !OWN_PICTURE.test(attribs.src ?? ''),
  });
}
