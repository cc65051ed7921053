import { cleanHtml } from '#platform/server/clean-html.ts';

const OWN_PICTURE = /^\/aiAPI\/uploads\/[\w.-]+$/;

/** Reduces a post's HTML to what a page may contain: rich text, tables and our own pictures. */
export function cleanContent(html: string): string {
  return cleanHtml(html, {
    allowedTags: [
      ...['hr', 'figure', 'figcaption', 'pre', 'code', 'img'],
      ...['u', 's', 'sub', 'sup', 'mark', 'abbr', 'cite', 'q'],
      ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
    ],
    allowedAttributes: {
      img: ['src', 'alt', 'width', 'height', 'loading'],
      abbr: ['title'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
    },
    transformTags: {
      img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy' } }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !OWN_PICTURE.test(attribs.src ?? ''),
  });
}
