import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { LRUCache } from 'lru-cache';
import subsetFont from 'subset-font';
import { named, type PrintFont } from './fonts.ts';

/** Scripts of thousands of letters, in files that each have some of them. */
const PACKAGES = ['noto-sans-sc', 'noto-sans-kr', 'noto-emoji'] as const;
/** Files that stay open; each takes some fifty kilobytes. */
const OPEN_MAX = 60;
const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** What the fonts that are always there have. */
const USUAL = /^[\p{ASCII}\p{Script=Latin}]*$/u;

interface FontFile {
  path: string;
  ranges: readonly (readonly [from: number, to: number])[];
}

const resolve = createRequire(import.meta.url).resolve;
let known: Promise<FontFile[]> | undefined;

const opened = new LRUCache<string, PrintFont, number>({
  max: OPEN_MAX,
  fetchMethod: async (name, _stale, { context: weight }) => {
    const [path = ''] = name.split(' ');
    const content = await subsetFont(await readFile(path), undefined, {
      targetFormat: 'sfnt',
      keepAllGlyphs: true,
      variationAxes: { wght: weight },
    });
    return named(Buffer.from(content));
  },
});

/** The fonts that a text needs besides, made static. */
export async function furtherFonts(text: string, weight: number): Promise<PrintFont[]> {
  const paths = new Set<string>();
  for (const letter of new Set(text.match(/\P{ASCII}+/gu)?.flatMap(lettersOf)))
    for (const path of await filesWith(letter)) paths.add(path);
  return Promise.all([...paths].map((path) => opened.forceFetch(`${path} ${weight}`, { context: weight })));
}

function lettersOf(text: string): string[] {
  return USUAL.test(text) ? [] : [...GRAPHEMES.segment(text)].map(({ segment }) => segment);
}

/** The files that say they have all of a letter, or its first part. */
async function filesWith(letter: string): Promise<string[]> {
  known ??= readFiles();
  const files = await known;
  const [first = 0, ...others] = [...letter].map((part) => part.codePointAt(0) ?? 0);
  const withFirst = files.filter((file) => has(file, first));
  const withAll = withFirst.filter((file) => others.every((part) => has(file, part)));
  return (withAll.length > 0 ? withAll : withFirst).map(({ path }) => path);
}

function has({ ranges }: FontFile, point: number): boolean {
  return ranges.some(([from, to]) => from <= point && point <= to);
}

async function readFiles(): Promise<FontFile[]> {
  const all = await Promise.all(
    PACKAGES.map(async (name) => {
      const listed: Record<string, string> = JSON.parse(
        await readFile(resolve(`@fontsource-variable/${name}/unicode.json`), 'utf8'),
      );
      return Object.entries(listed)
        .filter(([part]) => !/latin|cyrillic|vietnamese/.test(part))
        .map(([part, ranges]) => ({
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
