import {
  askedEdition,
  DESK_LANGUAGES,
  isAskedFor,
  LANGUAGES,
  type Language,
  language,
  siteLanguages,
} from '../contract/language.ts';
import { inLanguage } from './in-language.ts';

/** Somebody who is written to. Null stands for the site's main language. */
export interface Reader {
  language: string | null;
}

/** In which language somebody is written to: their own, as long as the site has it. */
export function languageOf(reader: Reader): Language {
  return among(siteLanguages(), reader.language);
}

/** The same for a user, who reads the desk. */
export function deskLanguageOf(user: Reader): Language {
  return among(DESK_LANGUAGES, user.language ?? siteLanguages()[0] ?? null);
}

/** Does something, such as making a link, in the language of who reads it. */
export function inLanguageOf<T>(reader: Reader, work: () => T | Promise<T>): Promise<T> {
  return speaking(languageOf(reader), work);
}

export function speaking<T>(spoken: Language, work: () => T | Promise<T>): Promise<T> {
  const edition = askedEdition();
  return inLanguage({ language: spoken, languages: siteLanguages(), ...(edition && { edition }) }, work);
}

/** What is kept of who sent the form that is being answered; null if they chose none, so that the main one counts. */
export function languageOfForm(): Language | null {
  const [main] = siteLanguages();
  const isKnown = isAskedFor() || language() === main;
  return isKnown && siteLanguages().includes(language()) ? language() : null;
}

function among(languages: readonly Language[], wanted: string | null): Language {
  return languages.find((one) => one === wanted) ?? languages[0] ?? LANGUAGES[0];
}
