import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import decompress from 'wawoff2/decompress.js';

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

interface FontFile {
  path: string;
  ranges: readonly (readonly [from: number, to: number])[];
}

const resolve = createRequire(import.meta.url).resolve;
let known: Promise<FontFile[]> | undefined;

/** The files that say they have all of these letters. */
export async function fontFilesWith(codePoints: readonly number[]): Promise<string[]> {
  known ??= readFiles();
  return (await known).flatMap(({ path, ranges }) =>
    codePoints.every((point) => ranges.some(([from, to]) => from <= point && point <= to)) ? path : [],
  );
}

export async function readFontFile(path: string): Promise<Uint8Array> {
  return decompress(await readFile(path));
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
