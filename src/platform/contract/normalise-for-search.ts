/** Letters that have no decomposition in Unicode, and what people type instead of them. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ɔ: 'o',
  ɛ: 'e',
  ə: 'e',
  ǝ: 'e',
  ŋ: 'n',
  ɲ: 'n',
  ɖ: 'd',
  ɗ: 'd',
  đ: 'd',
  ð: 'd',
  ɓ: 'b',
  ƒ: 'f',
  ɣ: 'g',
  ħ: 'h',
  ı: 'i',
  ɩ: 'i',
  ƙ: 'k',
  ł: 'l',
  ø: 'o',
  ʋ: 'v',
  ʊ: 'u',
  ƴ: 'y',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
};
const IN_ONE_PIECE = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'gu');

const HYPHENS = /[-‐‒–—―−]/g;
const APOSTROPHES = /['’‘ʼʻ`]/g;

/**
 * Reduces a text to what searches and sorting use: plain letters, no apostrophes, spaces instead of hyphens.
 * 'Nyarkoa-Tsegah' and 'nyarkoa tsegah' give the same result, and so do 'N’Diaye' and 'ndiaye'.
 */
export function normaliseForSearch(value: string): string {
  return plainLetters(value).replace(APOSTROPHES, '').replace(HYPHENS, ' ').replace(/\s+/g, ' ').trim();
}

/**
 * No case, no accents, single spaces: 'Aimée  OWUSU' and 'aimee owusu' give the same result, and so do 'Kɔfi' and
 * 'kofi'.
 */
export function plainLetters(value: string): string {
  return value
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(IN_ONE_PIECE, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}
