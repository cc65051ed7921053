import { LANGUAGES, languageName } from '#platform/contract/language.ts';
import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';

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

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
let codesByName: ReadonlyMap<string, string> | undefined;

/** The code of a language, by a code or its name in a language of the program or its own: 'German', 'allemand', 'alemão', 'de-CH'. */
export function readLanguage(typed: string): string | undefined {
  codesByName ??= namedCodes();
  const named = codesByName.get(normaliseForSearch(typed));
  if (named) return named;
  const code = /^([a-z]{2,3})(?:[-_][a-z]{2})?$/i.exec(typed.trim())?.[1]?.toLowerCase();
  if (!code) return undefined;
  const [canonical = code] = Intl.getCanonicalLocales(code);
  return nameIn(LANGUAGES[0], canonical) && canonical;
}

/** A language as a file says it, so that it is read again. */
export function writeLanguage(code: string): string {
  const name = languageName(code);
  return readLanguage(name) === code ? name : code;
}

function namedCodes(): ReadonlyMap<string, string> {
  const known = [...LETTERS].flatMap((one) => [...LETTERS].map((other) => one + other));
  const codes = [...new Set([...SESSION_LANGUAGES, ...known])].filter(
    (code) => nameIn(LANGUAGES[0], code) && Intl.getCanonicalLocales(code)[0] === code,
  );
  const names = codes.flatMap((code) =>
    [...LANGUAGES, code].map((of) => [normaliseForSearch(nameIn(of, code) ?? code), code] as const),
  );
  // The first of two with one name is the likelier.
  return new Map(names.toReversed());
}

function nameIn(of: string, code: string): string | undefined {
  const known = displays.get(of) ?? new Intl.DisplayNames(of, { type: 'language', fallback: 'none' });
  displays.set(of, known);
  return known.of(code);
}

const displays = new Map<string, Intl.DisplayNames>();
