import { z } from 'zod';
import { defineCall } from '#platform/contract/define-call.ts';
import { LANGUAGES } from '#platform/contract/language.ts';
import { changed, oneOf } from '#platform/contract/lists.ts';
import * as say from './messages.ts';

const languageCode = z.enum(LANGUAGES, { error: say.unknown });

/** The languages of the site. */
export const languagesForm = z.strictObject({
  main: languageCode,
  others: z.array(languageCode).max(LANGUAGES.length),
});
export type SiteLanguages = z.output<typeof languagesForm>;

export const viewLanguages = defineCall({
  name: 'viewLanguages',
  summary: 'The languages of the site: its main one, and those beside it',
  method: 'GET',
  path: '/api/v1/languages',
  access: 'administrator',
  reply: oneOf(languagesForm),
});

export const saveLanguages = defineCall({
  name: 'saveLanguages',
  summary: 'Choose the languages of the site; the main one is where it always was',
  method: 'PUT',
  path: '/api/v1/languages',
  access: 'administrator',
  body: languagesForm,
  reply: changed,
});
