import { readFileSync, writeFileSync } from 'node:fs';
import { DESK_LANGUAGES } from '#platform/contract/language.ts';
import { fromRoot } from '#platform/server/project-root.ts';
import { type Catalogue, type Said, translatedIn } from './catalogues.ts';

const IMPORTS = /^import [^;]*;\n/gm;
/** Up to its texts. */
const EXPORT = /^(?:\/\*\*.*\*\/\n)?export const [\s\S]*?(?:\(|= )(?=\{)/m;

/**
 * Writes what a catalogue says in another language, in the order of its English. What the new texts don't have stays as it
 * was. Returns the file, or undefined if nothing changes.
 */
export async function writeCatalogue(
  { path, texts }: Catalogue,
  language: string,
  translated: ReadonlyMap<string, Said>,
): Promise<string | undefined> {
  const before = await translatedIn(path, language);
  const after = [...texts.keys()].flatMap((name) => {
    const said = translated.get(name) ?? before.get(name);
    return said === undefined ? [] : [[name, said] as const];
  });
  if (after.every(([name, said]) => JSON.stringify(said) === JSON.stringify(before.get(name))))
    return undefined;
  const [model = DESK_LANGUAGES[0]] = DESK_LANGUAGES.slice(1);
  // Besides its texts, every file is the same in all languages.
  const source = readFileSync(fromRoot(`src/${path}.${model}.ts`), 'utf8');
  const [exported = ''] = EXPORT.exec(source) ?? [];
  const imports = [...source.matchAll(IMPORTS)].join('');
  const said = path.endsWith('/mails') ? JSON.stringify(nested(after), undefined, 2) : written(after);
  const file = `src/${path}.${language}.ts`;
  writeFileSync(fromRoot(file), `${imports}\n${exported}${said}${exported.endsWith('(') ? ')' : ''};\n`);
  return file;
}

/** Each on a line of its own, also those with forms. */
function written(entries: readonly (readonly [string, Said])[]): string {
  const lines = entries.map(([name, said]) => `${JSON.stringify(name)}: ${JSON.stringify(said)},`);
  return `{\n${lines.join('\n')}\n}`;
}

type Tree = { [name: string]: Tree | Said };

/** 'ticket.opening.0' is the first of a list. */
function nested(entries: readonly (readonly [string, Said])[]): unknown {
  const tree: Tree = {};
  for (const [name, said] of entries) {
    const steps = name.split('.');
    const last = steps.pop() ?? '';
    let at = tree;
    for (const step of steps) {
      at[step] ??= {};
      at = at[step] as Tree;
    }
    at[last] = said;
  }
  return listed(tree);
}

function listed(tree: Tree | Said): unknown {
  if (typeof tree !== 'object') return tree;
  const entries = Object.entries(tree).map(([name, one]) => [name, listed(one)] as const);
  return entries.every(([name], index) => name === String(index))
    ? entries.map(([, one]) => one)
    : Object.fromEntries(entries);
}
