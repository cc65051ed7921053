/** Letters that are one piece in Unicode, and how they are typed on a keyboard without them. */
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
 * A text reduced to what a search or a comparison goes by: no case, no accents, plain letters, single spaces.
 * 'Aimée  OWUSU' and 'aimee owusu' become the same, and so do 'Kɔfi' and 'kofi'.
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

/** An e-mail address as it is compared: without case, and nothing else changed. */
export function emailKey(address: string): string {
  return address.normalize('NFC').toLowerCase();
}
