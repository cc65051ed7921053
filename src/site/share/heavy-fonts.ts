import displayFont from './display.ttf?inline';
import displayExtendedFont from './display-extended.ttf?inline';
import displayVietnameseFont from './display-vietnamese.ttf?inline';
import furtherLettersFont from './further-letters.ttf?inline';

/** The display face in one heavy weight, then letters that it lacks, such as ɔ and ɛ (scripts/media/fonts.ts). */
export const HEAVY_FONTS: readonly Buffer[] = [
  displayFont,
  displayExtendedFont,
  displayVietnameseFont,
  furtherLettersFont,
].map((dataUrl) => Buffer.from(dataUrl.split(',')[1] ?? '', 'base64'));
