import { type Language, language, siteLanguages } from './language.ts';

const translated = new Map<Language, Map<string, string>>();

/** Tells how the program's own texts, which organisers may replace, read in another language. Both have the same form. */
export function addNeutralTexts(of: Language, english: unknown, texts: unknown): void {
  const known = translated.get(of) ?? new Map<string, string>();
  translated.set(of, known);
  pair(english, texts, known);
}

/** One of the program's own texts in this language; what organisers wrote stays as it is. */
export function neutralText(text: string): string {
  return translated.get(language())?.get(text) ?? text;
}

/** The same in the site's main language. */
export function inMainLanguage(text: string): string {
  const [main] = siteLanguages();
  return (main && translated.get(main)?.get(text)) ?? text;
}

/** Whether it is one of the program's own, which has its words in every language. */
export function isNeutralText(text: string): boolean {
  return [...translated.values()].some((known) => known.has(text));
}

function pair(english: unknown, text: unknown, known: Map<string, string>): void {
  if (typeof english === 'string' && typeof text === 'string') known.set(english, text);
  else if (Array.isArray(english) && Array.isArray(text)) known.set(english.join('\n'), text.join('\n'));
  else if (typeof english === 'object' && typeof text === 'object') {
    for (const [name, one] of Object.entries(text ?? {})) {
      pair((english as Readonly<Record<string, unknown>> | null)?.[name], one, known);
    }
  }
}
