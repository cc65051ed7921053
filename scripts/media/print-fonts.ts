import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

/**
 * The fonts that what is printed is set in: static, as the engine reads no others, without what only screens need, and each script in
 * a regular and a bold weight if it has both. Chinese, Korean and emoji, which are large, are read from their packages when a name
 * needs them (src/site/print/further-fonts.ts).
 */
const FOLDER = 'src/site/print/fonts';
const WEIGHTS = [400, 700] as const;
const NAMES = { 400: 'Regular', 700: 'Bold' } as const;

const VARIABLE = [
  'adlam',
  'arabic',
  'armenian',
  'bengali',
  'ethiopic',
  'georgian',
  'gujarati',
  'gurmukhi',
  'hebrew',
  'kannada',
  'khmer',
  'lao',
  'malayalam',
  'sinhala',
  'tamil',
  'telugu',
  'thai',
];
const STATIC = { myanmar: WEIGHTS, nko: [400], tifinagh: [400], vai: [400] } as const;

await mkdir(FOLDER, { recursive: true });
for (const weight of WEIGHTS) {
  const folder = `node_modules/@expo-google-fonts/noto-sans/${weight}${NAMES[weight]}`;
  // Whole, as a subset would lose the box that stands for what no font has.
  await copyFile(`${folder}/NotoSans_${weight}${NAMES[weight]}.ttf`, `${FOLDER}/latin-${weight}.ttf`);
  for (const script of VARIABLE) {
    const path = `@fontsource-variable/noto-sans-${script}/files/noto-sans-${script}-${script}-wght-normal`;
    await save(path, `${script}-${weight}`, weight);
  }
}
for (const [script, weights] of Object.entries(STATIC)) {
  for (const weight of weights) {
    const path = `@fontsource/noto-sans-${script}/files/noto-sans-${script}-${script}-${weight}-normal`;
    await save(path, `${script}-${weight}`);
  }
}

async function save(path: string, name: string, weight?: number): Promise<void> {
  const whole = await readFile(`node_modules/${path}.woff2`);
  const font = await subsetFont(whole, undefined, {
    targetFormat: 'sfnt',
    keepAllGlyphs: true,
    noHinting: true,
    ...(weight && { variationAxes: { wght: weight } }),
  });
  await writeFile(`${FOLDER}/${name}.ttf`, font);
}

// The display face in one heavy weight, without marks: the letters of the second font have anchors for them.
const LATIN_1 = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”„…•′″×−€`;
const LATIN_EXTENDED = `${range(0x100, 0x2af)}${range(0x1e00, 0x1e9f)}${range(0x1ef2, 0x1eff)}₵`;
for (const [part, letters, name] of [
  ['latin', LATIN_1, 'display'],
  ['latin-ext', LATIN_EXTENDED, 'display-extended'],
  ['vietnamese', range(0x1ea0, 0x1ef9), 'display-vietnamese'],
] as const) {
  const path = `@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${part}-opsz-normal.woff2`;
  const font = await subsetFont(await readFile(`node_modules/${path}`), letters, {
    targetFormat: 'sfnt',
    noHinting: true,
    variationAxes: { opsz: 96, wght: 750 },
  });
  await writeFile(`${FOLDER}/${name}-700.ttf`, font);
}

function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}
