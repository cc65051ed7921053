import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont, { type Axes } from 'subset-font';

/**
 * Subsets the fonts to what the pages use: the display face at its largest optical size and in its heavy
 * weights, the text face from regular to bold, and of the extended letters the cedi sign and those of
 * Ghanaian and neighbouring languages that the faces have. Rarer letters come from the complete fonts.
 */
const SOURCES = 'node_modules/@fontsource-variable';
const FOLDER = 'src/ui/fonts';
/** Basic Latin, Latin-1 and common punctuation; must match the unicode-range in src/ui/fonts.css. */
const COMMON = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”„…•′″×−€`;
/** Combining accents, for letters without a precomposed form, such as ɛ̃. */
const MARKS = range(0x300, 0x36f);
/** Those that the faces have; must match, too. The display face has the cedi sign, the text face the ƒ. */
const EXTENDED = '₵ŊŋĐđƒŁłŠšŽžĀāĒēĪīŌōŪū';

const DISPLAY = { opsz: 96, wght: { min: 600, max: 800 } };
const TEXT = { wght: { min: 400, max: 700 } };

await mkdir(FOLDER, { recursive: true });
await cut('bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal', COMMON, DISPLAY, 'display');
await cut(
  'bricolage-grotesque/files/bricolage-grotesque-latin-ext-opsz-normal',
  EXTENDED,
  DISPLAY,
  'display-extended',
);
await cut('hanken-grotesk/files/hanken-grotesk-latin-wght-normal', COMMON, TEXT, 'text');
await cut('hanken-grotesk/files/hanken-grotesk-latin-ext-wght-normal', EXTENDED, TEXT, 'text-extended');

// A single weight for titles on share images and names on badges: the display face, and a fallback for letters it
// lacks.
const HEAVY = { wght: 750 };
const LARGE_HEAVY = { opsz: 96, wght: 750 };
const LATIN_EXTENDED = `${range(0x100, 0x2af)}${MARKS}${range(0x1e00, 0x1e9f)}${range(0x1ef2, 0x1eff)}₵`;
const VIETNAMESE = `${MARKS}${range(0x1ea0, 0x1ef9)}`;
await outline(
  'bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal',
  COMMON,
  LARGE_HEAVY,
  'display',
);
await outline(
  'bricolage-grotesque/files/bricolage-grotesque-latin-ext-opsz-normal',
  LATIN_EXTENDED,
  LARGE_HEAVY,
  'display-extended',
);
await outline(
  'bricolage-grotesque/files/bricolage-grotesque-vietnamese-opsz-normal',
  VIETNAMESE,
  LARGE_HEAVY,
  'display-vietnamese',
);
await outline('noto-sans/files/noto-sans-latin-ext-wght-normal', LATIN_EXTENDED, HEAVY, 'further-letters');

async function outline(source: string, letters: string, axes: Axes, name: string): Promise<void> {
  const whole = await readFile(`${SOURCES}/${source}.woff2`);
  const part = await subsetFont(whole, letters, { targetFormat: 'sfnt', variationAxes: axes });
  await writeFile(`src/site/share/${name}.ttf`, part);
}

async function cut(source: string, letters: string, axes: Axes, name: string): Promise<void> {
  const whole = await readFile(`${SOURCES}/${source}.woff2`);
  const part = await subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes: axes });
  await writeFile(`${FOLDER}/${name}.woff2`, part);
  console.log(`${name} ${Math.round(part.byteLength / 1024)} kB`);
}

function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}
