import type { Language } from './language.ts';
import { addTranslation, type Catalogue, type Translation } from './message.ts';
import { addNeutralTexts } from './neutral-texts.ts';

type Load<Module> = () => Promise<Module>;

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
  const mails = import.meta.glob<{ mails: object }>('/src/rooms/*/*/mails.??.ts');
  const neutral = import.meta.glob<{ neutral: Readonly<Record<string, string>> }>(
    '/src/rooms/*/*/neutral.??.ts',
  );
  const english = import.meta.glob<Readonly<Record<string, object>>>('/src/rooms/*/*/mails.ts');
  const catalogues = import.meta.glob<Catalogue>('/src/**/{messages,*-messages}.ts');
  const ofLanguage = <Module>(files: Record<string, Load<Module>>) =>
    Object.entries(files).flatMap(([path, read]) =>
      path.endsWith(`.${language}.ts`) ? [{ read, source: path.replace(/\.\w\w\.ts$/, '.ts') }] : [],
    );
  await Promise.all([
    ...ofLanguage(translations).map(async ({ read, source }) => {
      const [{ messages }, catalogue] = await Promise.all([read(), catalogues[source]?.()]);
      addTranslation(language, catalogue ?? {}, messages);
    }),
    ...ofLanguage(mails).map(async ({ read, source }) => {
      const [own, declared] = await Promise.all([read(), english[source]?.()]);
      addNeutralTexts(language, Object.assign({}, ...Object.values(declared ?? {})), own.mails);
    }),
    ...ofLanguage(neutral).map(async ({ read }) => {
      const texts = (await read()).neutral;
      addNeutralTexts(language, Object.fromEntries(Object.keys(texts).map((text) => [text, text])), texts);
    }),
  ]);
}
