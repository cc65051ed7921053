import { type Language, language, ownName, pageAddress, siteLanguages } from '#platform/contract/language.ts';
import { sayIn } from '#platform/server/in-language.ts';
import type { PageLanguage } from '../language-links.tsx';
import * as say from '../messages.ts';

/**
 * None if the site has only one language, or for a page of no address, such as one that stands for all that don't exist. `query` is what
 * the page is asked for, such as a day; what was said there once isn't said again.
 */
export function pageLanguages(
  path: string,
  { notice: _said, ...query }: Readonly<Record<string, string>> = {},
): readonly PageLanguage[] {
  const text = String(new URLSearchParams(query));
  const asked = text && `?${text}`;
  return path && !path.includes(':') ? inEach((code) => `${pageAddress(path, code)}${asked}`) : [];
}

/** Of a page whose address is nobody else's to know, and doesn't stand in it: the server leads from it to the other language. */
export function ownPageLanguages(): readonly PageLanguage[] {
  return inEach((code) => `?${LANGUAGE_ASKED}=${code}`);
}

/** What such a page is asked for to be led to it in another language. */
export const LANGUAGE_ASKED = 'language';

function inEach(addressIn: (code: Language) => string): readonly PageLanguage[] {
  const languages = siteLanguages();
  if (languages.length < 2) return [];
  return languages.map((code) => ({
    code,
    name: ownName(code),
    address: addressIn(code),
    isShown: code === language(),
    offer: sayIn(code, say.existsInLanguage),
    close: sayIn(code, say.close),
  }));
}
