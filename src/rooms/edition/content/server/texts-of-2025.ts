import { EDITION_OF_2025 } from '#database/edition-of-2025.ts';
import { SITE_OF_2025 } from '#database/site-of-2025.ts';
import { LANGUAGES, type Language } from '#platform/contract/language.ts';

/** What the privacy policy says since there are news, languages and known devices: what it said before is kept in its migration. */
const REPLACED = [
  [
    'to answer your request, and to count how many people come and from where. For nothing else.',
    'to answer your request, and to count how many people come and from where. News is sent only to those who asked for it.',
  ],
  [
    'Every message from us says how to unsubscribe.',
    'Every message with news says how to unsubscribe. Messages about your own registration or request come as long as there is one.',
  ],
  [
    'with one exception: when you register, a cookie brings your name, encrypted, to the page that shows your badge. It is deleted there, after a minute at the latest. If',
    'with two exceptions: when you register, a cookie brings your name, encrypted, to the page that shows your badge. It is deleted there, after a minute at the latest. And when you choose a language, a cookie remembers it for a year, and nothing else. If',
  ],
  [
    'Organisers who sign in get one cookie that keeps them signed in.',
    'Organisers who sign in get others: one keeps them signed in, one says for 180 days that they signed in here before, so that strangers who try their password don’t lock them out, and one remembers the language that they chose for their work.',
  ],
] as const;

const { privacy } = SITE_OF_2025;
const sections = privacy.sections.map((section) => ({
  ...section,
  text: REPLACED.reduce((text, [before, now]) => text.replace(before, now), section.text),
}));

/** The texts of the summit of 2025, as a new site begins with them. */
export const TEXTS_OF_2025 = {
  site: { ...SITE_OF_2025, privacy: { ...privacy, sections, updated: '2026-11-29' } },
  edition: EDITION_OF_2025,
};

const IN_OTHERS: Partial<Record<Language, () => Promise<object>>> = {
  fr: async () => (await import('./texts-of-2025.fr.ts')).TEXTS,
  pt: async () => (await import('./texts-of-2025.pt.ts')).TEXTS,
};

const THEMES: Partial<Record<Language, string>> = {
  fr: 'Construire l’avenir : l’entreprise transformée par l’IA',
  pt: 'Construir o futuro: a empresa transformada pela IA',
};

/** What the edition calls it in the main language; in others, its texts do. */
export function themeOf2025(language: Language): string {
  return THEMES[language] ?? 'Empowering the Future: AI-Driven Business Transformation';
}

/** The same with what they say in the other languages of a site beside them. */
export async function textsOf2025(languages: readonly Language[]): Promise<typeof TEXTS_OF_2025> {
  const main = languages[0] ?? LANGUAGES[0];
  let texts: unknown = TEXTS_OF_2025;
  for (const language of languages) {
    const own = await IN_OTHERS[language]?.();
    if (own) texts = withBeside(texts, language, own);
    if (themeOf2025(language) !== themeOf2025(main))
      texts = withBeside(texts, language, { edition: { hero: { theme: themeOf2025(language) } } });
  }
  return texts as typeof TEXTS_OF_2025;
}

/** `own` has the form of the texts, without what it doesn't say. */
function withBeside(texts: unknown, language: Language, own: object): unknown {
  if (Array.isArray(texts)) {
    return texts.map((text, at) => withBeside(text, language, (own as object[])[at] ?? {}));
  }
  const { translations, ...main } = texts as Readonly<Record<string, unknown>>;
  const before = (translations ?? {}) as Partial<Record<Language, object>>;
  const said = Object.entries(own).filter(([, text]) => typeof text === 'string');
  const within = Object.entries(own).filter(([, text]) => typeof text !== 'string');
  return {
    ...main,
    ...Object.fromEntries(within.map(([name, inner]) => [name, withBeside(main[name], language, inner)])),
    ...(said.length > 0 && {
      translations: { ...before, [language]: { ...before[language], ...Object.fromEntries(said) } },
    }),
  };
}
