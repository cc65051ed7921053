import { z } from 'zod';
import { optional } from '#platform/contract/fields.ts';
import {
  isLanguage,
  isTranslated,
  LANGUAGES,
  type Language,
  language,
  leaveInMain,
  ownName,
  siteLanguages,
} from '#platform/contract/language.ts';
import type { Fields } from '#platform/contract/record.ts';
import { textInFile } from '#platform/contract/rich-text.ts';
import { cleanRichText } from '#platform/server/clean-html.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { FreeText } from '#platform/server/free-text.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import type { BesideRow } from '#platform/server/importer.ts';
import type { TranslatedField, TranslatedTexts } from '#platform/server/translated-texts.ts';
import * as say from '../messages.ts';
import {
  listHaving,
  listInLanguage,
  listOfKind,
  listOfRecords,
  replaceOfRecord,
  updateText,
} from './queries.ts';

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

/** Of more records, all that is known of their kind is read. */
const FEW = 100;

/** Records in the language that is spoken; what isn't translated stays in the main one. */
export async function translated<Row extends { id: string }>(
  { store, actor }: Pick<CallContext, 'store' | 'actor'>,
  kind: string,
  { fields }: Pick<TranslatedTexts, 'fields'>,
  rows: readonly Row[],
): Promise<Row[]> {
  // The desk works with what organisers wrote first.
  const [first] = rows;
  if (!isTranslated() || actor || !first) return [...rows];
  const wanted = {
    language: language(),
    ids: rows.length <= FEW ? rows.map(({ id }) => id) : undefined,
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

/** What a record says in other languages, by language and text. */
export type TextsInLanguages = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Of those of these records that have any. */
export async function readTextsInLanguages(
  database: Database,
  kind: string,
  ids: readonly string[],
): Promise<Map<string, TextsInLanguages>> {
  const rows = ids.length > 0 ? await listOfRecords(database, kind, ids) : [];
  const texts = new Map<string, Record<string, Record<string, string>>>();
  for (const { record_id, language, field, text } of rows) {
    const known = texts.get(record_id) ?? {};
    texts.set(record_id, { ...known, [language]: { ...known[language], [field]: text } });
  }
  return texts;
}

/** Says of a record what it says in other languages, and nothing else. Runs in the caller's transaction. */
export async function writeTranslations(
  database: Database,
  kind: string,
  record_id: string,
  texts: TextsInLanguages,
): Promise<void> {
  const rows = Object.entries(texts).flatMap(([language, own]) =>
    Object.entries(own).map(([field, text]) => ({ kind, record_id, language, field, text })),
  );
  await replaceOfRecord(database, kind, record_id, rows);
}

type Other = Exclude<Language, 'en'>;

/** Something made up in each language: what it says in the site's main one, and beside it. */
export function firstAndBeside<Texts, Own>(
  english: Texts,
  others: Readonly<Record<Other, Own>>,
  textsOf: (own: Own, language: Other) => Texts | undefined,
): { first: Texts; beside: Partial<Record<Language, Texts>> } {
  const saidIn = (of: Language) => (of === 'en' ? english : textsOf(others[of], of));
  const [main = LANGUAGES[0]] = siteLanguages();
  const first = saidIn(main) ? main : LANGUAGES[0];
  const beside = siteLanguages().flatMap((of) => {
    const said = of === first ? undefined : saidIn(of);
    return said ? [[of, said]] : [];
  });
  return { first: saidIn(first) ?? english, beside: Object.fromEntries(beside) };
}

/** Says of other records what these say, each field by its new name. Runs in the caller's transaction. */
export async function copyTranslations(
  database: Database,
  kind: string,
  ids: ReadonlyMap<string, string>,
  newField = (field: string): string | undefined => field,
): Promise<void> {
  const rows = ids.size > 0 ? await listOfRecords(database, kind, [...ids.keys()]) : [];
  const byRecord = Map.groupBy(rows, ({ record_id }) => ids.get(record_id) ?? '');
  for (const [record_id, own] of byRecord) {
    const copies = own.flatMap((row) => {
      const field = newField(row.field);
      return field === undefined ? [] : { ...row, record_id, field };
    });
    await replaceOfRecord(database, kind, record_id, copies);
  }
}

/** The columns of an exported list for what its records say in the site's other languages. */
export function translatedCells(
  { fields }: Pick<TranslatedTexts, 'fields'>,
  texts: ReadonlyMap<string, TextsInLanguages>,
): Record<string, (row: { id: string }) => string> {
  const cells = inOthers(fields).map(({ of, field, heading }) => [
    heading(),
    ({ id }: { id: string }) => textInFile(texts.get(id)?.[of]?.[field] ?? ''),
  ]);
  return Object.fromEntries(cells);
}

/** The same columns of a file that is imported. */
export function importedTranslations(kind: string, { fields }: Pick<TranslatedTexts, 'fields'>): BesideRow {
  const all = inOthers(fields);
  return {
    fields: all.map(({ name, heading }) => ({ name, label: heading })),
    schema: z.object(Object.fromEntries(all.map(({ name, schema }) => [name, optional(schema)]))) as never,
    async keep(database, id, data) {
      const rows = all.flatMap(({ name, of: language, field }) => {
        const text = data[name];
        return text ? [{ kind, record_id: id, language, field, text }] : [];
      });
      await replaceOfRecord(database, kind, id, rows);
    },
  };
}

function inOthers(fields: TranslatedTexts['fields']) {
  const [, ...others] = siteLanguages();
  return others.flatMap((of) =>
    Object.entries(fields).map(([field, { label, schema }]) => ({
      ...{ of, field, schema, name: `${field}.${of}` },
      heading: () => say.fieldIn({ field: label(), language: ownName(of) }),
    })),
  );
}

/** Everything that records of a kind say in other languages, by record and then by field and language. */
export async function translatedDetails(
  database: Database,
  kind: string,
  { fields }: Pick<TranslatedTexts, 'fields'>,
): Promise<Map<string, Record<string, string>>> {
  const details = new Map<string, Record<string, string>>();
  for (const { record_id, language, field, text } of await listOfKind(database, kind)) {
    const known = details.get(record_id) ?? {};
    details.set(record_id, known);
    const label = fields[field]?.label() ?? field;
    known[say.fieldIn({ field: label, language: isLanguage(language) ? ownName(language) : language })] =
      text;
  }
  return details;
}

/** The same for whoever looks for a person in what organisers wrote. */
export function translatedFreeText(kind: string, translated: TranslatedTexts): FreeText {
  return async function* (database) {
    for (const [id, details] of await translatedDetails(database, kind, translated)) {
      const record = await translated.read(database, id);
      for (const [place, text] of Object.entries(details))
        yield [{ id, place: record ? say.placeOf({ name: record.name, place }) : place, texts: [text] }];
    }
  };
}

/** Rewrites what records of a kind say with this in it. Runs in the caller's transaction. */
export async function rewriteTranslations(
  database: Database,
  kind: string,
  having: string,
  rewrite: (text: string) => string,
): Promise<void> {
  for (const row of await listHaving(database, kind, [having]))
    await updateText(database, { ...row, text: rewrite(row.text) });
}

export { deleteOfRecords as eraseTranslations, listHaving as listTranslationsHaving } from './queries.ts';
