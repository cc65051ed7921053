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

/**
 * Reduces a text to what searches and comparisons use: no case, no accents, plain letters, single spaces.
 * 'Aimée  OWUSU' and 'aimee owusu' give the same result, and so do 'Kɔfi' and 'kofi'.
 */
export function normaliseForSearch(value: string): string {
  return value
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(IN_ONE_PIECE, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}

/** An e-mail address in the form used for comparison: only its case is dropped. */
export function emailKey(address: string): string {
  return address.normalize('NFC').toLowerCase();
}
