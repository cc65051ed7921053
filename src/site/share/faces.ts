import { Blob, Font, Face as FontFile, Variation } from 'harfbuzzjs';
import { HEAVY_FONTS } from './heavy-fonts.ts';

/** A font, opened. */
export interface Face {
  font: Font;
  unitsPerEm: number;
  letters: ReadonlySet<number>;
  /** One of the site's own: set tightly, and without anchors for accents. */
  isOwn: boolean;
}

const HEAVY = 750;

/** The display face, then fonts for letters that it lacks, such as ɔ and ɛ. */
export const OWN_FACES: readonly Face[] = HEAVY_FONTS.map((font) => ({ ...openFace(font), isOwn: true }));

export function openFace(content: Uint8Array): Face {
  const file = new FontFile(new Blob(Uint8Array.from(content).buffer));
  const font = new Font(file);
  font.setVariations([new Variation('wght', HEAVY)]);
  return { font, unitsPerEm: file.upem, letters: new Set(file.collectUnicodes()), isOwn: false };
}

const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Join emoji and choose their form, but are drawn by no glyph of their own. */
const UNSEEN = /\u200c|\u200d|\ufe0e|\ufe0f/g;

/** The letters of a text as readers count them: with their accents, and an emoji as one. */
export function lettersOf(text: string): string[] {
  return [...GRAPHEMES.segment(text)].map(({ segment }) => segment);
}

/** The parts of a letter that are drawn. */
export function partsOf(letter: string): string[] {
  return [...letter.replace(UNSEEN, '')];
}

export function hasAll({ letters }: Face, parts: readonly string[]): boolean {
  return parts.length > 0 && parts.every((part) => letters.has(part.codePointAt(0) ?? 0));
}
