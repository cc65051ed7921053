import { pathToFileURL } from 'node:url';
import { DESK_LANGUAGES, LANGUAGES, type Language } from '#platform/contract/language.ts';
import type { Catalogue, Text, Translation } from '#platform/contract/message.ts';
import { fromRoot } from '#platform/server/project-root.ts';
import { readSources } from './sources.ts';

const DECLARED = /export const (\w+) = message\(/g;
const NAMES = /\{\w+\}|<\/?\w+>/g;

type Translations = ReadonlyMap<Language, Translation | undefined>;

/** Whether every language says all that it has to, with the placeholders and tags of the messages. */
export async function checkTranslations(): Promise<boolean> {
  const faults = await faultsInAll(LANGUAGES.slice(1), translationOf);
  for (const fault of faults) console.log(fault);
  return faults.length === 0;
}

/** The same of languages whose files are read otherwise. */
export async function faultsInAll(
  languages: readonly Language[],
  read: typeof translationOf,
): Promise<string[]> {
  const faults: string[] = [];
  for (const [path, source] of readSources('src/**/{messages,*-messages}.ts')) {
    const names = [...source.matchAll(DECLARED)].map(([, name = '']) => name);
    if (names.length === 0) continue;
    const catalogue: Catalogue = await import(pathToFileURL(fromRoot(path)).href);
    const translations = new Map<Language, Translation | undefined>();
    for (const language of languages) translations.set(language, await read(path, language));
    faults.push(...faultsOf(catalogue, names, translations).map((fault) => `${path} ${fault}`));
  }
  return faults;
}

/**
 * What of a catalogue is missing in a language or has another placeholder. The languages of the desk say everything. What
 * visitors read is in files that other languages have as well: all of them have to.
 */
export function faultsOf(
  catalogue: Catalogue,
  names: readonly string[],
  translations: Translations,
): string[] {
  const isOfDesk = (language: Language) => DESK_LANGUAGES.includes(language);
  const isOfVisitors = [...translations].some(([language, texts]) => texts && !isOfDesk(language));
  return [...translations].flatMap(([language, texts = {}]) => {
    const missing = isOfDesk(language) || isOfVisitors ? names.filter((name) => !texts[name]) : [];
    const lacks = missing.length > 0 ? [`lacks in ‘${language}’: ${missing.join(', ')}`] : [];
    return [...lacks, ...differences(catalogue, texts).map((fault) => `says in ‘${language}’: ${fault}`)];
  });
}

/** Texts with another placeholder or tag than the message that they translate, and those of no message. */
function differences(catalogue: Catalogue, texts: Translation): string[] {
  return Object.entries(texts).flatMap(([name, text]) => {
    const message = catalogue[name];
    if (typeof message !== 'function') return [`${name} is no message`];
    const wanted = namesIn(message({}));
    const given = new Set(formsOf(text).flatMap((form) => [...namesIn(form)]));
    const isSame =
      [...wanted].every((one) => given.has(one)) &&
      [...given].every((one) => wanted.has(one) || one === '{count}');
    return isSame
      ? []
      : [`${name} has other placeholders or tags: ${list(given)} instead of ${list(wanted)}`];
  });
}

/** What stands beside a catalogue. */
export async function translationOf(path: string, language: Language): Promise<Translation | undefined> {
  const file = path.replace(/\.ts$/, `.${language}.ts`);
  if (!readSources(file).has(file)) return undefined;
  const { messages } = (await import(pathToFileURL(fromRoot(file)).href)) as { messages: Translation };
  return messages;
}

function formsOf(text: Text | undefined): string[] {
  return typeof text === 'object' ? Object.values(text) : [text ?? ''];
}

/** Its placeholders and tags. */
export function namesIn(text: string): Set<string> {
  return new Set(text.match(NAMES));
}

function list(names: ReadonlySet<string>): string {
  return [...names].join(' ') || 'none';
}
