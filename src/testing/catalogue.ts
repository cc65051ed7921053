import { readdirSync } from 'node:fs';
import { join } from 'node:path';

type Said = (values: Readonly<Record<string, number>>) => string;

const SOURCES = join(import.meta.dirname, '..');
const PLACEHOLDER = /\\\{\w+\\\}/g;
const TAG = /<\/?\w+>/;

/** Whether a text is a message of some module, or the part of one that stands in an element of its own. */
export async function readCatalogue(): Promise<(text: string) => boolean> {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
  const catalogues = files.filter((file) => /(^|\/)messages\.ts$/.test(file));
  const modules = await Promise.all(
    catalogues.map((file): Promise<Readonly<Record<string, Said>>> => import(join(SOURCES, file))),
  );
  const said = modules
    .flatMap((messages) => Object.values(messages))
    .filter((one) => typeof one === 'function');
  const texts = said.flatMap((message) => [message({}), message({ count: 1 })]);
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
