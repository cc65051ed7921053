import { z } from 'zod';
import { defineCall } from '#platform/contract/define-call.ts';
import { id } from '#platform/contract/fields.ts';
import { LANGUAGES } from '#platform/contract/language.ts';
import { changed, oneOf } from '#platform/contract/lists.ts';
import { version, versioned } from '#platform/contract/version.ts';
import * as say from './messages.ts';

const languageCode = z.enum(LANGUAGES, { error: say.unknown });

/** The languages of the site. */
export const languagesForm = z.strictObject({
  main: languageCode,
  others: z.array(languageCode).max(LANGUAGES.length),
});
const siteLanguages = versioned(languagesForm);
export type SiteLanguages = z.output<typeof siteLanguages>;

export const viewLanguages = defineCall({
  name: 'viewLanguages',
  summary: 'The languages of the site: its main one, and those beside it',
  method: 'GET',
  path: '/api/v1/languages',
  access: 'any-right',
  reply: oneOf(siteLanguages),
});

export const saveLanguages = defineCall({
  name: 'saveLanguages',
  summary: 'Choose the languages of the site; the main one is where it always was',
  method: 'PUT',
  path: '/api/v1/languages',
  access: 'administrator',
  body: languagesForm.extend({ version }),
  reply: changed,
});

/** By language, and then by field. What is missing is said in the main language. */
const translations = z.partialRecord(languageCode, z.record(z.string(), z.string().optional()));
export type Translations = z.output<typeof translations>;

const recordTexts = z.strictObject({
  name: z.string(),
  /** Those of the site, the main one first. */
  languages: z.array(languageCode),
  /** What it says in the main language. */
  fields: z.array(
    z.strictObject({
      name: z.string(),
      label: z.string(),
      kind: z.enum(['line', 'lines', 'rich', 'article']),
      text: z.string(),
    }),
  ),
  translations,
  version: z.string(),
});
export type RecordTexts = z.output<typeof recordTexts>;

const ofRecord = { kind: z.string().max(40).describe('A kind of record, such as `speaker`.'), id };

export const viewTranslations = defineCall({
  name: 'viewTranslations',
  summary: 'What a record says in the site’s other languages, such as a speaker',
  method: 'GET',
  path: '/api/v1/translations/{kind}/{id}',
  access: 'any-right',
  query: ofRecord,
  reply: oneOf(recordTexts),
});

/** The form of these texts. The service checks each as its field is checked. */
export const translationsForm = z.strictObject({ translations });

export const saveTranslations = defineCall({
  name: 'saveTranslations',
  summary: 'Change what a record says in the site’s other languages; what isn’t sent is in the main one',
  method: 'PUT',
  path: '/api/v1/translations/{kind}/{id}',
  access: 'any-right',
  body: z.strictObject({ ...ofRecord, translations, version }),
  reply: changed,
});
