import sanitizeHtml from 'sanitize-html';
import { isLinkAddress, isRichText, LINK_SCHEMES, RICH_TEXT_TAGS, SHOWN_AS } from '../contract/rich-text.ts';

/** What a text may contain besides rich text. */
type More = Pick<sanitizeHtml.IOptions, 'allowedAttributes' | 'transformTags' | 'exclusiveFilter'> & {
  allowedTags?: readonly string[];
};

/** Reduces HTML to what a page may contain. */
export function cleanHtml(html: string, more: More = {}): string {
  return sanitizeHtml(html, {
    ...more,
    allowedTags: [...RICH_TEXT_TAGS, ...(more.allowedTags ?? [])],
    allowedAttributes: { a: ['href', 'rel'], ol: ['start'], ...more.allowedAttributes },
    allowedSchemes: [...LINK_SCHEMES],
    allowProtocolRelative: false,
    transformTags: { ...SHOWN_AS, a: cleanLink, ...more.transformTags },
  });
}

function cleanLink(tagName: string, { href = '' }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  return { tagName, attribs: { ...(isLinkAddress(href) && { href }), rel: 'noopener' } };
}

/** Plain text stays as it is: it becomes HTML where a page shows it. */
export function cleanRichText(text: string): string {
  return isRichText(text) ? cleanHtml(text) : text;
}
