import { type TranslatedTexts, translatedFields } from '#modules/languages/server/service.ts';
import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import { sessionFields } from '../record.ts';
import { findFacts, rewriteFacts } from './published-queries.ts';
import { findSession, updateSessionRow } from './queries.ts';

const { title, abstract } = sessionFields;

/** What of a session can be said in other languages. Visitors read it at once, also where its plan isn’t published. */
export const translatedSession: TranslatedTexts = {
  fields: translatedFields({ title, abstract }, { title: 'line', abstract: 'rich' }),
  async read(database, id) {
    const row = await findSession(database, id);
    return row && { name: row.title, texts: { title: row.title, abstract: row.abstract ?? '' } };
  },
  async write(database, id, texts) {
    const key = texts.title !== undefined && { title_key: normaliseForSearch(texts.title) };
    await updateSessionRow(database, id, { ...texts, ...key });
    const facts = await findFacts(database, id);
    if (facts) await rewriteFacts(database, id, JSON.stringify({ ...JSON.parse(facts), ...texts }));
  },
};
