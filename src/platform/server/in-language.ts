import { AsyncLocalStorage } from 'node:async_hooks';
import {
  LANGUAGES,
  type Language,
  language,
  type Speaking,
  siteLanguages,
  speakAs,
} from '../contract/language.ts';
import { loadLanguage } from '../contract/load-language.ts';

const [SOURCE] = LANGUAGES;
const NOBODY: Speaking = { language: SOURCE, languages: [SOURCE] };
const spoken = new AsyncLocalStorage<Speaking>();
speakAs(() => spoken.getStore() ?? NOBODY);

/** Does something for somebody who reads this language. Outside of it, the program speaks English. */
export async function inLanguage<T>(speaking: Speaking, work: () => T | Promise<T>): Promise<T> {
  await Promise.all([speaking.language, ...speaking.languages].map(loadLanguage));
  return spoken.run({ ...speaking, left: new Set() }, work);
}

/** Does something of another edition than the current one, in the language that is spoken. */
export function inEdition<T>(edition: NonNullable<Speaking['edition']>, work: () => T): T {
  return spoken.run({ language: language(), languages: siteLanguages(), edition, left: new Set() }, work);
}

/** What is said in another language of the site. */
export function sayIn<T>(language: Language, words: () => T): T {
  return spoken.run({ language, languages: siteLanguages() }, words);
}
