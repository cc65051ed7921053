import { language } from '#platform/contract/language.ts';

/** The languages that sessions are offered in at the desk; calls take any. */
export const SESSION_LANGUAGES = [
  'en',
  'fr',
  'pt',
  'ar',
  'sw',
  'ha',
  'yo',
  'ig',
  'ak',
  'ee',
  'am',
  'zu',
] as const;

export function languageName(code: string): string {
  return new Intl.DisplayNames(language(), { type: 'language' }).of(code) ?? code;
}
