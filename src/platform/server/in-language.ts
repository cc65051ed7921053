import { AsyncLocalStorage } from 'node:async_hooks';
import { LANGUAGES, type Language, speakAs } from '../contract/language.ts';
import { loadLanguage } from '../contract/load-language.ts';

const spoken = new AsyncLocalStorage<Language>();
speakAs(() => spoken.getStore() ?? LANGUAGES[0]);

/** Does something for somebody who reads this language. Outside of it, the program speaks English. */
export async function inLanguage<T>(language: Language, work: () => T | Promise<T>): Promise<T> {
  await loadLanguage(language);
  return spoken.run(language, work);
}
