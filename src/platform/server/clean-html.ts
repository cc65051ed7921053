import sanitizeHtml from 'sanitize-html';
import {
  HEADINGS_SHOWN_AS,
  isLinkAddress,
  isRichText,
  LINK_SCHEMES,
  RICH_TEXT_TAGS,
} from '../contract/rich-text.ts';
import { rememberTexts } from './remember-texts.ts';

/** What a text may contain besides rich text. */
export type More = Pick<sanitizeHtml.IOptions, 'allowedAttributes' | 'transformTags' | 'exclusiveFilter'> & {
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
    transformTags: { ...HEADINGS_SHOWN_AS, b: 'strong', i: 'em', a: cleanLink, ...more.transformTags },
  });
}

function cleanLink(tagName: string, { href = '' }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  return { tagName, attribs: { ...(isLinkAddress(href) && { href }), rel: 'noopener' } };
}

/** Cleaning takes a millisecond for a few thousand letters. The texts of a large site fit in. */
const MEGABYTE = 1024 * 1024;
const lettersOf = (cleaned: string) => cleaned.length;
const richText = rememberTexts((html) => cleanHtml(html, { transformTags: { div: 'p' } }), {
  bytesMax: 16 * MEGABYTE,
  lettersOf,
});

/** Plain text stays as it is: it becomes HTML where a page shows it. */
export function cleanRichText(text: string): string {
  return isRichText(text) ? richText(text) : text;
}
