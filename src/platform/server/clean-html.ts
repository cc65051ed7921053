import sanitizeHtml from 'sanitize-html';
import {
  ARTICLE_BLOCKS,
  ARTICLE_MARKS,
  HEADINGS_SHOWN_AS,
  htmlOf,
  isLinkAddress,
  isRichText,
  LINK_SCHEMES,
  ownPictureName,
  RICH_TEXT_TAGS,
} from '../contract/rich-text.ts';
import { VIDEO_PROVIDERS } from '../contract/video-link.ts';
import { rememberTexts } from './remember-texts.ts';

/** What a text may contain besides rich text. */
type More = Pick<sanitizeHtml.IOptions, 'allowedAttributes' | 'transformTags' | 'exclusiveFilter'> & {
  allowedTags?: readonly string[];
};

const ARTICLE: More = {
  allowedTags: [...ARTICLE_MARKS, ...ARTICLE_BLOCKS],
  allowedAttributes: {
    figure: [{ name: 'data-video', values: [...VIDEO_PROVIDERS] }],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    abbr: ['title'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  transformTags: {
    del: 's',
    strike: 's',
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy' } }),
  },
  exclusiveFilter: ({ tag, attribs, text, mediaChildren }) =>
    (tag === 'img' && ownPictureName(attribs.src ?? '') === undefined) ||
    (['figure', 'figcaption'].includes(tag) && !text.trim() && !mediaChildren?.length),
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
const article = rememberTexts((html) => cleanHtml(html, ARTICLE), { bytesMax: 32 * MEGABYTE, lettersOf });

/** Plain text stays as it is: it becomes HTML where a page shows it. */
export function cleanRichText(text: string): string {
  return isRichText(text) ? richText(text) : text;
}

/** The same for a post or a page, which may also have tables, code, pictures and links to videos. */
export function cleanArticle(text: string): string {
  return text && article(htmlOf(text));
}
