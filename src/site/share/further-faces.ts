import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { LRUCache } from 'lru-cache';
import decompress from 'wawoff2/decompress.js';
import { type Face, hasAll, lettersOf, OWN_FACES, openFace, partsOf } from './faces.ts';

/** Fonts for other scripts, in files that each have some of their letters. The first that has a letter draws it. */
const PACKAGES = [
  'noto-sans',
  'noto-sans-arabic',
  'noto-sans-hebrew',
  'noto-sans-ethiopic',
  'noto-sans-sc',
  'noto-sans-kr',
  'noto-emoji',
] as const;
/** The number of files that stay open; each takes some hundred kilobytes. */
const OPEN_MAX = 12;

interface FontFile {
  path: string;
  ranges: readonly (readonly [from: number, to: number])[];
}

const resolve = createRequire(import.meta.url).resolve;
let known: Promise<FontFile[]> | undefined;
const open = new LRUCache<string, Face>({
  max: OPEN_MAX,
  fetchMethod: async (path) => openFace(await decompress(await readFile(path))),
});

/** The site's own faces, and those that a text needs besides. */
export async function facesFor(text: string): Promise<readonly Face[]> {
  const faces = [...OWN_FACES];
  for (const letter of lettersOf(text)) {
    const parts = partsOf(letter);
    if (parts.length === 0 || faces.some((face) => hasAll(face, parts))) continue;
    const further = (await faceFor(parts)) ?? (await faceFor(parts.slice(0, 1)));
    if (further) faces.push(further);
  }
  return faces;
}

async function faceFor(parts: readonly string[]): Promise<Face | undefined> {
  known ??= readFiles();
  const codePoints = parts.map((part) => part.codePointAt(0) ?? 0);
  for (const { path, ranges } of await known) {
    const isListed = codePoints.every((point) => ranges.some(([from, to]) => from <= point && point <= to));
    const face = isListed ? await open.fetch(path) : undefined;
    if (face && hasAll(face, parts)) return face;
  }
  return undefined;
}

async function readFiles(): Promise<FontFile[]> {
  const all = await Promise.all(
    PACKAGES.map(async (name) => {
      const listed: Record<string, string> = JSON.parse(
        await readFile(resolve(`@fontsource-variable/${name}/unicode.json`), 'utf8'),
      );
      return Object.entries(listed).map(([part, ranges]) => ({
        path: resolve(
          `@fontsource-variable/${name}/files/${name}-${part.replace(/[[\]]/g, '')}-wght-normal.woff2`,
        ),
        ranges: ranges.split(',').map(rangeOf),
      }));
    }),
  );
  return all.flat();
}

/** Of 'U+600-6FF' or 'U+2010'. */
function rangeOf(listed: string): readonly [number, number] {
  const [from = Number.NaN, to = from] = listed
    .replace('U+', '')
    .split('-')
    .map((hex) => Number.parseInt(hex, 16));
  return [from, to];
}
