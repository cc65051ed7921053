import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { DESK_LANGUAGES, isLanguage, LANGUAGES } from '#platform/contract/language.ts';
import { StartRefusal } from '#platform/server/config.ts';
import { explainRefusals } from './steps/explain-refusals.ts';
import { readArguments } from './steps/read-arguments.ts';
import { runProgram } from './steps/run-program.ts';
import { type Catalogue, readCatalogues, translatedIn } from './words/catalogues.ts';
import { readPo, writePo } from './words/po-file.ts';
import { writeCatalogue } from './words/write-catalogue.ts';

const USAGE = `npm run words -- export LANGUAGE [FILE] [--since FILE]
npm run words -- import LANGUAGE [FILE]

Writes everything that the program says in a language to a PO file, which Poedit and Weblate read, and brings it back.
LANGUAGE is a code such as es, FILE by default LANGUAGE.po. With --since, what was translated in that file from other
English is marked as fuzzy. Texts that aren't taken when it is brought back are listed, each with the reason.`;

await explainRefusals(async () => {
  const options = { since: { type: 'string', default: '' } } as const;
  const { values, positionals } = readArguments(USAGE, { options, most: 3 });
  const [action, language = '', named = `${language}.po`] = positionals;
  if (!/^[a-z]{2}$/.test(language) || language === LANGUAGES[0]) throw new StartRefusal(USAGE);
  const file = resolve(named);
  const catalogues = (await readCatalogues()).filter((one) => isSaidIn(language, one));
  if (action === 'export') return exportWords(language, catalogues, file, values.since);
  if (action === 'import') return importWords(language, catalogues, file);
  throw new StartRefusal(USAGE);
});

/** A language that isn't the desk's says only what visitors read; a new one may say all. */
function isSaidIn(language: string, { isForVisitors }: Catalogue): boolean {
  return isForVisitors || !isLanguage(language) || DESK_LANGUAGES.includes(language);
}

async function exportWords(
  language: string,
  catalogues: readonly Catalogue[],
  file: string,
  since: string,
): Promise<void> {
  const translated = new Map<string, Awaited<ReturnType<typeof translatedIn>>>();
  for (const { path } of catalogues) translated.set(path, await translatedIn(path, language));
  const earlier = since ? readFileSync(resolve(since)) : undefined;
  writeFileSync(file, writePo(language, catalogues, translated, earlier));
  const count = catalogues.reduce((sum, { texts }) => sum + texts.size, 0);
  console.log(`${file} has ${count} texts.`);
}

async function importWords(language: string, catalogues: readonly Catalogue[], file: string): Promise<void> {
  const { texts, left } = readPo(readFileSync(file), language, catalogues);
  const written: string[] = [];
  for (const catalogue of catalogues) {
    const changed = await writeCatalogue(catalogue, language, texts.get(catalogue.path) ?? new Map());
    if (changed) written.push(changed);
  }
  if (written.length > 0) await runProgram('biome', ['check', '--write', '--log-level=error', ...written]);
  for (const one of left) console.log(`Not taken: ${one}.`);
  console.log(`${written.length} files are written, ${left.length} texts weren't taken.`);
  if (!isLanguage(language))
    console.log(
      `Add '${language}' to src/platform/contract/language.ts, where the compiler names what else it needs.`,
    );
}
