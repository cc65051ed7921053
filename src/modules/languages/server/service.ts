import type { z } from 'zod';
import { isTranslated, language, leaveInMain } from '#platform/contract/language.ts';
import type { Message } from '#platform/contract/message.ts';
import type { Fields } from '#platform/contract/record.ts';
import { cleanRichText } from '#platform/server/clean-html.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { listInLanguage } from './queries.ts';

/** A text of a record that visitors read. */
export interface TranslatedField {
  label: Message;
  /** How it is written. */
  kind: 'line' | 'lines' | 'rich' | 'article';
  schema: z.ZodType;
  /** What visitors get of a text in HTML, if that isn't as of other rich texts. */
  clean?: (html: string) => string;
}

/** What of a kind of record can be said in other languages, by the names in its replies. */
export interface TranslatedTexts {
  fields: Readonly<Record<string, TranslatedField>>;
  /** Its name, and what it says in the main language; undefined if there is no such record. */
  read(database: Database, id: string): Promise<{ name: string; texts: Record<string, string> } | undefined>;
  /** Changes what it says in the main language. Runs in the caller's transaction. */
  write(database: Database, id: string, texts: Readonly<Record<string, string>>): Promise<void>;
}

declare module '#platform/server/module.ts' {
  interface ServerKind {
    translated?: TranslatedTexts;
  }
}

/** Some of a record's fields as texts to translate. */
export function translatedFields<F extends Fields>(
  fields: F,
  kinds: { [Name in keyof F]?: TranslatedField['kind'] },
): Record<string, TranslatedField> {
  return Object.fromEntries(
    Object.entries(kinds).flatMap(([name, kind]) => {
      const field = fields[name];
      return field && kind ? [[name, { label: field.label, kind, schema: field.schema }]] : [];
    }),
  );
}

/** Records in the language that is spoken; what isn't translated stays in the main one. */
export async function translated<Row extends { id: string }>(
  { store, actor }: Pick<CallContext, 'store' | 'actor'>,
  kind: string,
  { fields }: Pick<TranslatedTexts, 'fields'>,
  rows: readonly Row[],
): Promise<Row[]> {
  // The desk works with what organisers wrote first.
  const [first, ...others] = rows;
  if (!isTranslated() || actor || !first) return [...rows];
  const wanted = {
    language: language(),
    id: others.length === 0 ? first.id : undefined,
    fields: Object.keys(fields).filter((name) => name in first),
  };
  const known = Map.groupBy(await listInLanguage(store.database, kind, wanted), ({ record_id }) => record_id);
  return rows.map((row) => {
    const texts = Object.fromEntries(
      (known.get(row.id) ?? []).map(({ field, text }) => {
        const { kind: written, clean = cleanRichText } = fields[field] ?? {};
        return [field, written === 'rich' || written === 'article' ? clean(text) : text];
      }),
    );
    for (const [name, value] of Object.entries(row)) {
      if (fields[name] && texts[name] === undefined && typeof value === 'string') leaveInMain(value);
    }
    return { ...row, ...texts };
  });
}

export { deleteOfRecords as eraseTranslations } from './queries.ts';
