import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language, language } from '../../contract/language.ts';

/** What a page loads for one entry. */
export interface EntryAssets {
  scripts: string[];
  styles: string[];
  /** The fonts that the styles need for nearly every page. */
  fonts: string[];
  /** Modules that the script imports immediately. */
  preloads: string[];
  /** Inline modules that only the development server needs. */
  inline: string[];
}

export type FindAssets = (entry: string) => EntryAssets;

/** Letters that others lack have files of their own (src/ui/fonts.css), which come when they are needed. */
const FIRST_FONTS = ['src/ui/fonts/display.woff2', 'src/ui/fonts/text.woff2'];

interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
}

type Manifest = Record<string, ManifestChunk>;

/** Finds an entry's assets in the build, in the language that is spoken. */
export function builtAssets(clientFolder: string): FindAssets {
  const source = readManifest(clientFolder, '');
  const manifests = new Map<Language, Manifest>([[LANGUAGES[0], source]]);
  const manifestOf = (wanted: Language) => {
    const known = manifests.get(wanted) ?? { ...source, ...readManifest(clientFolder, `-${wanted}`) };
    manifests.set(wanted, known);
    return known;
  };
  return (entry) => {
    const manifest = manifestOf(language());
    const chunk = manifest[entry];
    if (!chunk) throw new Error(`the build has no entry ${entry}`);
    const imported = [...withImports(manifest, entry)].flatMap((name) => manifest[name] ?? []);
    const isStyle = chunk.file.endsWith('.css');
    const styles = imported.flatMap((one) => one.css ?? []);
    return {
      scripts: isStyle ? [] : [`/${chunk.file}`],
      styles: (isStyle ? [chunk.file] : styles).map((file) => `/${file}`),
      fonts: isStyle ? FIRST_FONTS.map((name) => `/${manifest[name]?.file}`) : [],
      preloads: isStyle ? [] : imported.slice(1).map((one) => `/${one.file}`),
      inline: [],
    };
  };
}

function readManifest(clientFolder: string, ending: string): Manifest {
  const path = join(clientFolder, `.vite/manifest${ending}.json`);
  if (!existsSync(path)) throw new Error(`there is no build at ${clientFolder}`);
  return JSON.parse(readFileSync(path, 'utf8'));
}

function withImports(manifest: Manifest, entry: string, seen = new Set<string>()) {
  if (seen.has(entry)) return seen;
  seen.add(entry);
  for (const name of manifest[entry]?.imports ?? []) withImports(manifest, name, seen);
  return seen;
}

const REACT_REFRESH = `import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;`;

/** The source files, as the development server serves them. */
export const sourceAssets: FindAssets = (entry) =>
  entry.endsWith('.css')
    ? {
        scripts: [],
        styles: [`/${entry}`],
        fonts: FIRST_FONTS.map((name) => `/${name}`),
        preloads: [],
        inline: [],
      }
    : {
        scripts: ['/@vite/client', `/${entry}`],
        styles: [],
        fonts: [],
        preloads: [],
        inline: [REACT_REFRESH],
      };
