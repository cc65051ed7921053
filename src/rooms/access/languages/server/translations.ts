import { z } from 'zod';
import { optional } from '#platform/contract/fields.ts';
import { type KindName, mayKnow } from '#platform/contract/kind.ts';
import { isLanguage, LANGUAGES, type Language, ownName, siteLanguages } from '#platform/contract/language.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { plainTextOf } from '#platform/contract/rich-text.ts';
import { assertCurrentVersion, changesBetween, versionOf } from '#platform/server/activity-snapshot.ts';
import type { Database } from '#platform/server/database/store.ts';
import { type CallContext, requireActor } from '#platform/server/http/context.ts';
import { check } from '#platform/server/http/handler.ts';
import { kindsWith } from '#platform/server/module.ts';
import type { TranslatedField } from '#platform/server/translated-texts.ts';
import { type WithActivity, withActivity } from '#rooms/ground/server.ts';
import type { RecordTexts, Translations } from '../contract.ts';
import * as say from '../messages.ts';
import { listInLanguage, listOfRecord, replaceOfRecord } from './queries.ts';
import type { TranslationRow } from './tables.ts';

interface Asked {
  kind: string;
  id: string;
}

/** A record's texts in all languages of the site, for whoever may change it. */
export async function readTranslations(context: CallContext, asked: Asked): Promise<RecordTexts> {
  const { database } = context.store;
  const { fields, name, texts, translations } = await find(database, context, asked);
  return {
    name,
    languages: [...siteLanguages()],
    fields: Object.entries(fields).map(([field, { label, kind }]) => ({
      name: field,
      label: label(),
      kind,
      text: texts[field] ?? '',
    })),
    translations,
    version: versionOf(() => snapshotOf(fields, translations)),
  };
}

export function saveTranslationsOf(
  context: CallContext,
  {
    version,
    translations: sent,
    ...asked
  }: Asked & { version: string | undefined; translations: Translations },
): Promise<string> {
  return withActivity(context, async (database): Promise<WithActivity<string>> => {
    const { kind, fields, name, translations: before } = await find(database, context, asked);
    assertCurrentVersion(() => snapshotOf(fields, before), version);
    const after = { ...elsewhere(before, sent), ...checked(fields, sent) };
    const changes = changesBetween(
      () => allOf(fields, before, after),
      () => allOf(fields, after, before),
    );
    await replaceOfRecord(database, asked.kind, asked.id, rowsOf(asked, after));
    const subject = { type: kind.name as KindName, id: asked.id };
    const description = say.translatedEntry({ name });
    if (changes.length === 0) return { result: name };
    return { result: name, activity: { type: 'Updated', description, subject, changes } };
  });
}

async function find(database: Database, context: CallContext, { kind: wanted, id }: Asked) {
  const of = kindsWith(context.modules, 'translated').find(({ kind }) => kind.name === wanted);
  if (of && !mayKnow(of.kind, requireActor(context))) throw new Refusal('forbidden', say.notAllowed());
  const record = await of?.translated.read(database, id);
  if (!of || !record) throw new Refusal('not-found', say.recordGone());
  const { fields = of.translated.fields } = record;
  const translations: Translations = {};
  for (const { language, field, text } of await listOfRecord(database, wanted, id)) {
    if (isLanguage(language) && fields[field])
      translations[language] = { ...translations[language], [field]: text };
  }
  return { ...record, kind: of.kind, fields, translations };
}

type TextFields = Readonly<Record<string, TranslatedField>>;

/** What was written in a language that the site doesn't have now: no form shows it, so none removes it. */
function elsewhere(before: Translations, sent: Translations): Translations {
  const kept = Object.entries(before).filter(
    ([language]) => !siteLanguages().includes(language as Language) && !Object.hasOwn(sent, language),
  );
  return Object.fromEntries(kept);
}

/** As the fields take them; empty ones are none. */
function checked(fields: TextFields, sent: Translations): Translations {
  const texts = z.strictObject(
    Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, optional(schema)])),
  );
  const languages = z.partialRecord(z.enum(LANGUAGES), texts);
  const given = Object.entries(sent).map(([language, own]) => [
    language,
    Object.fromEntries(Object.entries(own).filter(([, text]) => text?.trim())),
  ]);
  const { translations } = check(z.strictObject({ translations: languages }), {
    translations: Object.fromEntries(given),
  });
  return translations as Translations;
}

function rowsOf({ kind, id }: Asked, translations: Translations): TranslationRow[] {
  return Object.entries(translations).flatMap(([language, texts]) =>
    Object.entries(texts).flatMap(([field, text]) =>
      text ? [{ kind, record_id: id, language, field, text }] : [],
    ),
  );
}

function snapshotOf(fields: TextFields, translations: Translations): Record<string, string> {
  const entries = Object.entries(translations).flatMap(([language, texts]) =>
    Object.entries(fields).map(([name, { label }]): [string, string] => [
      say.fieldIn({ field: label(), language: ownName(language as Language) }),
      plainTextOf(texts[name] ?? ''),
    ]),
  );
  return Object.fromEntries(entries);
}

/** With what only the other has, as nothing. */
function allOf(fields: TextFields, of: Translations, other: Translations): Record<string, string> {
  const empty = Object.keys(snapshotOf(fields, other)).map((name) => [name, '']);
  return { ...Object.fromEntries(empty), ...snapshotOf(fields, of) };
}

/** What records say in the new main language comes first from now on. Runs in the caller's transaction. */
export async function swapTranslations(
  database: Database,
  { modules }: Pick<CallContext, 'modules'>,
  { from, to }: { from: Language; to: Language },
): Promise<void> {
  for (const { kind, translated } of kindsWith(modules, 'translated')) {
    const rows = await listInLanguage(database, kind.name, { language: to });
    for (const [id, own] of Map.groupBy(rows, ({ record_id }) => record_id)) {
      const record = await translated.read(database, id);
      if (!record) continue;
      const all = await listOfRecord(database, kind.name, id);
      const former = own.flatMap(({ field }) => {
        const text = record.texts[field];
        return text ? [{ kind: kind.name, record_id: id, language: from, field, text }] : [];
      });
      const isFormer = ({ language, field }: TranslationRow) =>
        language === from && former.some((one) => one.field === field);
      const others = all.filter((row) => row.language !== to && !isFormer(row));
      await replaceOfRecord(database, kind.name, id, [...others, ...former]);
      const texts = Object.fromEntries(own.map(({ field, text }) => [field, text]));
      await translated.write(database, id, texts, { from, to });
    }
  }
}
