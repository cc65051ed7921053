import { pathToFileURL } from 'node:url';
import { LANGUAGES, type Language } from '#platform/contract/language.ts';
import type { Catalogue, Text, Translation } from '#platform/contract/message.ts';
import { fromRoot } from '#platform/server/project-root.ts';
import { readSources } from './sources.ts';

const DECLARED = /export const (\w+) = message\(/g;
const NAMES = /\{\w+\}|<\/?\w+>/g;
/** The desk is in English and French. In other languages there is what visitors meet. */
const WHOLE: readonly Language[] = ['fr'];
const OF_VISITORS =
  /^src\/(?:site|ui|platform\/contract|modules\/(?:badges|blog|editions|faq|feedback|partnerships|personal-page|programme|proposals|registrations|spam-guard|speaker-links|speakers|sponsors|submissions|waiting-list))\/(?:site-|star-)?messages\.ts$/;

/** Whether translations have the placeholders and tags of their messages; tells which messages a language lacks. */
export async function checkTranslations(): Promise<boolean> {
  const faults: string[] = [];
  const lacking: string[] = [];
  for (const [path, source] of readSources('src/**/{messages,*-messages}.ts')) {
    const names = [...source.matchAll(DECLARED)].map(([, name = '']) => name);
    if (names.length === 0) continue;
    const catalogue: Catalogue = await import(pathToFileURL(fromRoot(path)).href);
    for (const language of LANGUAGES.slice(1)) {
      const texts = await translationOf(path, language);
      const isAsked = WHOLE.includes(language) || OF_VISITORS.test(path);
      const missing = isAsked ? names.filter((name) => !texts[name]) : [];
      if (missing.length > 0) lacking.push(`${path} lacks in ‘${language}’: ${missing.join(', ')}`);
      faults.push(...differences(catalogue, texts).map((fault) => `${path}, ‘${language}’: ${fault}`));
    }
  }
  for (const fault of faults) console.log(fault);
  // Until it is translated, it is said in English.
  for (const one of lacking) console.log(one);
  return faults.length === 0;
}

/** Texts with another placeholder or tag than the message that they translate, and those of no message. */
export function differences(catalogue: Catalogue, texts: Translation): string[] {
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

async function translationOf(path: string, language: Language): Promise<Translation> {
  const file = path.replace(/\.ts$/, `.${language}.ts`);
  if (!readSources(file).has(file)) return {};
  const { messages } = (await import(pathToFileURL(fromRoot(file)).href)) as { messages: Translation };
  return messages;
}

function formsOf(text: Text | undefined): string[] {
  return typeof text === 'object' ? Object.values(text) : [text ?? ''];
}

function namesIn(text: string): Set<string> {
  return new Set(text.match(NAMES));
}

function list(names: ReadonlySet<string>): string {
  return [...names].join(' ') || 'none';
}
