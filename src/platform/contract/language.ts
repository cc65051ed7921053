/** The languages that there are messages in. The program itself is written in the first. */
export const LANGUAGES = ['en', 'fr', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];
/** Those of the desk. */
export const DESK_LANGUAGES: readonly Language[] = ['en', 'fr'];

/** How each is marked up, and whose dates and numbers it writes. */
const LOCALES: Readonly<Record<Language, { tag: string; locale: string }>> = {
  en: { tag: 'en-GH', locale: 'en-GB' },
  fr: { tag: 'fr', locale: 'fr-FR' },
  pt: { tag: 'pt', locale: 'pt-PT' },
};

export function isLanguage(code: string): code is Language {
  return (LANGUAGES as readonly string[]).includes(code);
}

/** In which language something is said, and which ones the site has: its main one first. */
export interface Speaking {
  language: Language;
  languages: readonly Language[];
  /** The edition that is over and whose pages are read, at addresses with its year. */
  pastEdition?: { id: string; year: number };
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

/** Tells where the language is known from, other than a page. */
export function speakAs(known: () => Speaking): void {
  speaking = known;
}

/** Of the record of activity: the site's main one, whoever acts and whoever reads it. */
export function recordLanguage(): Language {
  const [main = LANGUAGES[0]] = siteLanguages();
  return DESK_LANGUAGES.includes(main) ? main : LANGUAGES[0];
}

/** What precedes the addresses of pages in a language: nothing in the site's main one, or if the site doesn't have it. */
export function languagePrefix(of: Language = language()): string {
  return siteLanguages().indexOf(of) > 0 ? `/${of}` : '';
}

/** The same with the year of an edition that is over, if its pages are read. */
export function addressPrefix(of: Language = language()): string {
  const past = pastEdition();
  return languagePrefix(of) + (past ? `/${past.year}` : '');
}

/** The edition whose pages are read although it is over; undefined on all other pages. */
export function pastEdition(): Speaking['pastEdition'] {
  return speaking().pastEdition;
}

/** What `lang` says of a text in this language. */
export function languageTag(of: Language = language()): string {
  return LOCALES[of].tag;
}

/** For `Intl`. */
export function locale(of: Language = language()): string {
  return LOCALES[of].locale;
}

/** A language by its own name, such as 'Français'. */
export function ownName(of: Language): string {
  const name = new Intl.DisplayNames(of, { type: 'language' }).of(of) ?? of;
  return name.charAt(0).toLocaleUpperCase(of) + name.slice(1);
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
