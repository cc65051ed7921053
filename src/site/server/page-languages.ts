import { addressPrefix, language, ownName, siteLanguages } from '#platform/contract/language.ts';
import { sayIn } from '#platform/server/in-language.ts';
import type { PageLanguage } from '../language-links.tsx';
import * as say from '../messages.ts';

/** None if the site has only one language, or the page's address is nobody else's to know. */
export function pageLanguages(path: string): readonly PageLanguage[] {
  const languages = siteLanguages();
  if (languages.length < 2 || !path) return [];
  return languages.map((code) => ({
    code,
    name: ownName(code),
    address: addressPrefix(code) + path,
    isShown: code === language(),
    offer: sayIn(code, say.existsInLanguage),
    close: sayIn(code, say.close),
  }));
}
