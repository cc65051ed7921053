import { ARTICLE_MARKS, htmlOf, ownPictureName } from '../contract/rich-text.ts';
import { VIDEO_PROVIDERS } from '../contract/video-link.ts';
import { cleanHtml, type More } from './clean-html.ts';
import { rememberTexts } from './remember-texts.ts';

/** Besides its marks. A `figure` holds a picture or leads to a video, with a caption. */
const BLOCKS = [
  ...['hr', 'pre', 'figure', 'figcaption', 'img'],
  ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
];

const ARTICLE: More = {
  allowedTags: [...ARTICLE_MARKS, ...BLOCKS],
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

const article = rememberTexts((html) => cleanHtml(html, ARTICLE), {
  bytesMax: 32 * 1024 * 1024,
  lettersOf: (cleaned) => cleaned.length,
});

/** A text that may also have tables, code, pictures and links to videos. */
export function cleanArticle(text: string): string {
  return text && article(htmlOf(text));
}
