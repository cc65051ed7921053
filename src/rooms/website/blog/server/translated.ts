import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import { cleanArticle } from '#platform/server/clean-article.ts';
import type { TranslatedTexts } from '#platform/server/translated-texts.ts';
import * as say from '../messages.ts';
import { savedFields } from '../post-fields.ts';
import { findPost, updatePostRow } from './queries.ts';

/** What of a post can be said in other languages. */
export const translatedPost: TranslatedTexts = {
  fields: {
    title: { label: say.title, kind: 'line', schema: savedFields.title },
    excerpt: { label: say.excerpt, kind: 'lines', schema: savedFields.excerpt },
    content: { label: say.content, kind: 'article', schema: savedFields.content, clean: cleanArticle },
    imageAlt: { label: say.coverAlt, kind: 'line', schema: savedFields.coverAlt },
  },
  async read(database, id) {
    const row = await findPost(database, id);
    if (!row) return undefined;
    const { title, excerpt, content, picture_alt: imageAlt } = row;
    return { name: title, texts: { title, excerpt, content, imageAlt } };
  },
  async write(database, id, { imageAlt, ...texts }) {
    const key = texts.title !== undefined && { title_key: normaliseForSearch(texts.title) };
    const alt = imageAlt !== undefined && { picture_alt: imageAlt };
    await updatePostRow(database, id, { ...texts, ...key, ...alt });
  },
};
