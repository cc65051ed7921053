import { Mark } from '@tiptap/core';
import { ARTICLE_MARKS } from '#platform/contract/rich-text.ts';

/** The editor's own extensions write these. */
const WRITTEN_ELSEWHERE: readonly string[] = ['code', 'u', 's'];

/** Kept where a text has them. */
export const KEPT_MARKS = ARTICLE_MARKS.filter((tag) => !WRITTEN_ELSEWHERE.includes(tag)).map((tag) =>
  Mark.create({
    name: tag,
    addAttributes: () => (tag === 'abbr' ? { title: { default: null } } : {}),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  }),
);
