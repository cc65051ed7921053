/** The languages that there are messages in. The program itself is written in the first. */
export const LANGUAGES = ['en', 'fr', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];
/** Those of the desk. */
export const DESK_LANGUAGES: readonly Language[] = ['en', 'fr'];

type Endings = Partial<Record<Intl.LDMLPluralRule, string>>;
interface Writing {
  /** How it is marked up. */
  tag: string;
  /** Whose dates and numbers it writes. */
  locale: string;
  /** What follows the number of a place in a row, such as '2nd'. */
  places: Endings;
  /** The same of a day in a month. */
  days: Endings;
}
const ENGLISH_ENDINGS: Endings = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

const WRITING: Readonly<Record<Language, Writing>> = {
  en: { tag: 'en-GH', locale: 'en-GB', places: ENGLISH_ENDINGS, days: ENGLISH_ENDINGS },
  fr: { tag: 'fr', locale: 'fr-FR', places: { one: 'er', other: 'e' }, days: { one: 'er' } },
  pt: { tag: 'pt', locale: 'pt-PT', places: { other: '.º' }, days: {} },
};

export function isLanguage(code: string): code is Language {
  return (LANGUAGES as readonly string[]).includes(code);
}

/** In which language something is said, and which ones the site has: its main one first. */
export interface Speaking {
  language: Language;
  languages: readonly Language[];
  /** Nobody asked for this language: a documented call answers in English, whoever reads what follows from it. */
  isUnasked?: boolean;
  /** The edition that is meant instead of the current one, as by addresses with its year. */
  edition?: { id: string; year: number };
  /** What nobody has translated, and is therefore said in the main one. */
  left?: Set<string>;
}

let speaking: () => Speaking = speakingOfPage;

/** In which language something is said now: in browsers the page's, on the server that of the request or of who is written to. */
export function language(): Language {
  return speaking().language;
}

/** All that the site speaks, the main one first. Only the server knows them. */
export function siteLanguages(): readonly Language[] {
  return speaking().languages;
}

/** Whether somebody asked for what is spoken. */
export function isAskedFor(): boolean {
  return !speaking().isUnasked;
}

/** Whether what is spoken isn't what organisers write first. */
export function isTranslated(): boolean {
  return language() !== siteLanguages()[0];
}

/** Notes that a text stands in the main language on a page in another one. */
export function leaveInMain(text: string): void {
  const { left } = speaking();
  for (const line of [text, ...text.split('\n')]) if (line.trim()) left?.add(line.trim());
}

/** The same of what became of a text. */
export function leaveInMainAs(text: string, before: string): void {
  if (speaking().left?.has(before.trim())) leaveInMain(text);
}

/** What was noted while this is rendered. */
export function leftInMain(): ReadonlySet<string> {
  return speaking().left ?? new Set();
}

/** What `lang` says of a text that nobody has translated; nothing of others. */
export function tagIfLeft(text: string): string | undefined {
  const of = languageOfText(text);
  return of === language() ? undefined : languageTag(of);
}

/** The one that is spoken, unless nobody has translated the text into it. */
export function languageOfText(text: string): Language {
  const [main = language()] = siteLanguages();
  return leftInMain().has(text.trim()) ? main : language();
}

/** What is said at once in the site's main language. */
export function inMainLanguage<T>(words: () => T): T {
  const [before, now] = [speaking, speaking()];
  speaking = () => ({ ...now, language: now.languages[0] ?? now.language });
  try {
    return words();
  } finally {
    speaking = before;
  }
}

/** Tells where the language is known from, other than a page. */
export function speakAs(known: () => Speaking): void {
  speaking = known;
}

/** Of the record of activity: the site's main one, whoever acts and whoever reads it. */
export function recordLanguage(): Language {
  const [main = LANGUAGES[0]] = siteLanguages();
  return DESK_LANGUAGES.includes(main) ? main : LANGUAGES[0];
}

const PREFIX = /^\/(?<code>[a-z]{2})(?=\/|$)/;

/** The language that an address begins with, such as '/fr/speakers'. */
export function languageOfPath(path: string): Language | undefined {
  const code = PREFIX.exec(path)?.groups?.code ?? '';
  return isLanguage(code) ? code : undefined;
}

/** What precedes the addresses of pages in a language: nothing in the site's main one, or if the site doesn't have it. */
export function languagePrefix(of: Language = language()): string {
  return siteLanguages().indexOf(of) > 0 ? `/${of}` : '';
}

/** The same with the year of the edition whose pages are read, if it isn't the current one. */
export function addressPrefix(of: Language = language()): string {
  return languagePrefix(of) + yearPrefix();
}

/** The slash that is all of an address, or precedes what is asked of the home page. */
const HOME = /^\/(?=$|[?#])/;

/** The address of a page in a language. */
export function pageAddress(path: string, of: Language = language()): string {
  return addressBehind(addressPrefix(of), path);
}

/** Behind a year or a language, the home page has no slash of its own: '/2025'. */
export function addressBehind(prefix: string, path: string): string {
  return prefix ? prefix + path.replace(HOME, '') : path || '/';
}

export function yearPrefix(): string {
  const edition = askedEdition();
  return edition ? `/${edition.year}` : '';
}

/** The edition that is meant instead of the current one: whose pages are read, or whose texts are written. */
export function askedEdition(): Speaking['edition'] {
  return speaking().edition;
}

/** What `lang` says of a text in this language. */
export function languageTag(of: Language = language()): string {
  return WRITING[of].tag;
}

/** For `Intl`. */
export function locale(of: Language = language()): string {
  return WRITING[of].locale;
}

const ordinals = perLanguage((locale) => new Intl.PluralRules(locale, { type: 'ordinal' }));

/** What follows a number, as in '1st' or '1er'. */
export function endingOf(number: number, counted: 'places' | 'days'): string {
  return WRITING[language()][counted][ordinals().select(number)] ?? '';
}

/** A language by its own name, such as 'Français'. */
export function ownName(of: Language): string {
  const name = new Intl.DisplayNames(of, { type: 'language' }).of(of) ?? of;
  return capitalised(name, of);
}

/** As words stand at the beginning of a sentence or alone. */
export function capitalised(words: string, of: Language = language()): string {
  return words.charAt(0).toLocaleUpperCase(of) + words.slice(1);
}

/** A language as who reads this calls it, such as 'anglais'. */
export function languageName(code: string): string {
  return new Intl.DisplayNames(language(), { type: 'language' }).of(code) ?? code;
}

/** Makes something once for each language, when it is first needed in it. */
export function perLanguage<T>(make: (locale: string) => T): () => T {
  const made = new Map<Language, T>();
  return () => {
    const now = language();
    const known = made.get(now) ?? make(locale(now));
    made.set(now, known);
    return known;
  };
}

/** The main one is known from where the page is. */
function speakingOfPage(): Speaking {
  const code = globalThis.document?.documentElement.lang.slice(0, 2) ?? '';
  const own = isLanguage(code) ? code : LANGUAGES[0];
  const isBeside = globalThis.location?.pathname.split('/')[1] === own;
  const others = LANGUAGES.filter((one) => one !== own);
  return { language: own, languages: isBeside ? [...others, own] : [own, ...others] };
}
