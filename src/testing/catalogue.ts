import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#platform/contract/language.ts';

type Said = (values: Readonly<Record<string, number>>) => string;

const SOURCES = join(import.meta.dirname, '..');
const PLACEHOLDER = /\\\{\w+\\\}/g;
const TAG = /<\/?\w+>/;

/** Whether a text is a message of some module, or the part of one that stands in an element of its own. */
export async function readCatalogue(): Promise<(text: string) => boolean> {
  const modules = await importAll<Readonly<Record<string, Said>>>(/(^|\/)([\w-]+-)?messages\.ts$/);
  const said = modules
    .flatMap((messages) => Object.values(messages))
    .filter((one) => typeof one === 'function');
  return matcherOf(said.flatMap((message) => [message({}), message({ count: 1 })]));
}

/** The same of what has its words in another language, with those of mails and of what organisers left as it was. */
export async function readTranslations(language: Language): Promise<(text: string) => boolean> {
  const files = await importAll<object>(
    new RegExp(`(^|/)(?:[\\w-]+-messages|messages|mails|neutral)\\.${language}\\.ts$`),
  );
  return matcherOf(files.flatMap(textsIn));
}

function importAll<Module>(pattern: RegExp): Promise<Module[]> {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
  return Promise.all(
    files.filter((file) => pattern.test(file)).map((file): Promise<Module> => import(join(SOURCES, file))),
  );
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.split('\n');
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function matcherOf(texts: readonly string[]): (text: string) => boolean {
  const parts = texts.flatMap((text) => text.split(TAG)).map((part) => part.trim());
  const patterns = new Set(
    parts.filter((part) => /[a-z]{2}/i.test(part.replace(/\{\w+\}/g, ''))).map(toPattern),
  );
  const whole = new RegExp(`^(${[...patterns].join('|')})$`, 's');
  return (text) => whole.test(text);
}

function toPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(PLACEHOLDER, '.*');
}
