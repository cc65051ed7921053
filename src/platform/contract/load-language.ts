import type { Language } from './language.ts';
import { addTranslation, type Catalogue, type Translation } from './message.ts';

const SOURCE: Language = 'en';
const loading = new Map<Language, Promise<void>>();

/** Every catalogue in this language, from now on. Nothing of a language is in memory that nobody reads. */
export function loadLanguage(language: Language): Promise<void> {
  const known = loading.get(language) ?? (language === SOURCE ? Promise.resolve() : load(language));
  loading.set(language, known);
  return known;
}

async function load(language: Language): Promise<void> {
  // Vite lists the files. Commands that run from the sources speak only English.
  const translations = import.meta.glob<{ messages: Translation }>('/src/**/{messages,*-messages}.??.ts');
  const catalogues = import.meta.glob<Catalogue>('/src/**/{messages,*-messages}.ts');
  await Promise.all(
    Object.entries(translations).map(async ([path, read]) => {
      if (!path.endsWith(`.${language}.ts`)) return;
      const catalogue = catalogues[path.replace(/\.\w\w\.ts$/, '.ts')];
      if (!catalogue) throw new Error(`${path} translates no catalogue`);
      const [{ messages }, translated] = await Promise.all([read(), catalogue()]);
      addTranslation(language, translated, messages);
    }),
  );
}
