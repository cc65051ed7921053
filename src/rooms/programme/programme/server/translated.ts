import type { Language } from '#platform/contract/language.ts';
import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import type { TranslatedTexts } from '#platform/server/translated-texts.ts';
import { translatedFields } from '#rooms/access/server.ts';
import type { InLanguages } from '../published.ts';
import { sessionFields } from '../record.ts';
import type { Facts } from './published.ts';
import { findFacts, rewriteFacts } from './published-queries.ts';
import { findSession, updateSessionRow } from './queries.ts';

const { title, abstract, level } = sessionFields;

/** What of a session can be said in other languages: planned and published as the session is. */
export const translatedSession: TranslatedTexts = {
  fields: translatedFields({ title, abstract, level }, { title: 'line', abstract: 'rich', level: 'line' }),
  async read(database, id) {
    const row = await findSession(database, id);
    if (!row) return undefined;
    const { title, abstract, level } = row;
    return { name: title, texts: { title, abstract: abstract ?? '', level: level ?? '' } };
  },
  async write(database, id, texts, languages) {
    const key = texts.title !== undefined && { title_key: normaliseForSearch(texts.title) };
    await updateSessionRow(database, id, { ...texts, ...key });
    const facts = await findFacts(database, id);
    if (facts)
      await rewriteFacts(database, id, JSON.stringify(swapped(JSON.parse(facts) as Facts, languages)));
  },
};

/** What visitors read stays what was published, whatever the new main language is. */
export function swapped<
  Said extends { translations?: InLanguages<Readonly<Record<string, unknown>>> | undefined },
>(said: Said, { from, to }: { from: Language; to: Language }): Said {
  const { [to]: present, ...others } = said.translations ?? {};
  if (!present) return said;
  const former = Object.fromEntries(
    Object.keys(present).flatMap((name) => {
      const text = (said as Readonly<Record<string, unknown>>)[name];
      return text ? [[name, text]] : [];
    }),
  );
  return { ...said, ...present, translations: { ...others, [from]: { ...others[from], ...former } } };
}
