import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#platform/contract/language.ts';
import { loadLanguage } from '#platform/contract/load-language.ts';
import { addTranslation, type Catalogue } from '#platform/contract/message.ts';
import { addNeutralTexts } from '#platform/contract/neutral-texts.ts';

const SOURCES = join(import.meta.dirname, '..');
const TAG = /(<\/?\w+>)/;
/** Of a text that is cut, the end is missing. */
const INNERMOST = /⟦[^⟦⟧]*(?:⟧|$)/g;

/** Makes a language say every text of the program between brackets, so that one that is in no catalogue stands out. */
export async function speakInBrackets(language: Language): Promise<void> {
  await loadLanguage(language);
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
  const read = (pattern: RegExp) =>
    Promise.all(
      files
        .filter((file) => pattern.test(file))
        .map((file): Promise<Catalogue> => import(join(SOURCES, file))),
    );
  for (const catalogue of await read(/(^|\/)([\w-]+-)?messages\.ts$/)) {
    const texts = Object.entries(catalogue).flatMap(([name, said]) => {
      if (!isMessage(said) || typeof said({}) !== 'string') return [];
      return [[name, { one: bracketed(said({ count: 1 })), other: bracketed(said({})) }]];
    });
    addTranslation(language, catalogue, Object.fromEntries(texts));
  }
  const mails = await read(/(^|\/)mails\.ts$/);
  for (const all of mails.flatMap((module) => Object.values(module)))
    addNeutralTexts(language, all, everyText(all));
  for (const { neutral } of await read(/(^|\/)neutral\.fr\.ts$/)) {
    const texts = Object.keys(neutral as object).map((text) => [text, text]);
    addNeutralTexts(language, Object.fromEntries(texts), everyText(Object.fromEntries(texts)));
  }
}

/** What of a text stands in no brackets. */
export function outsideBrackets(text: string): string {
  const without = text.replace(INNERMOST, ' ');
  return without === text ? text : outsideBrackets(without);
}

function isMessage(said: unknown): said is (values: Readonly<Record<string, number>>) => string {
  return typeof said === 'function';
}

function bracketed(text: string): string {
  return text
    .split(TAG)
    .map((part) => (TAG.test(part) || !part.trim() ? part : `⟦${part}⟧`))
    .join('');
}

function everyText(value: unknown): unknown {
  if (typeof value === 'string') return value.split('\n').map(bracketed).join('\n');
  if (Array.isArray(value)) return value.map(everyText);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, everyText(one)]));
}
