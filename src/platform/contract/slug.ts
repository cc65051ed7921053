import { plainLetters } from '#platform/contract/normalise-for-search.ts';

/** An address's last part is an id as well, so it has an id's limit. */
export const SLUG_MAX = 64;

/** With their marks; in other scripts, these are part of the letters. */
const LATIN = /\p{Script=Latin}[\p{Script=Latin}\p{M}]*/gu;
const NOT_SEEN = /['’ʼ‘`]|\p{Cf}/gu;

/**
 * A title as the end of an address, such as 'what-to-measure': Latin letters without their accents, those of other scripts as they
 * are. '' if it has neither letters nor digits.
 */
export function slugOf(title: string): string {
  const words = title
    .normalize('NFKC')
    .replace(LATIN, plainLetters)
    .toLowerCase()
    .normalize('NFC')
    .replace(NOT_SEEN, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  let slug = '';
  for (const word of words) {
    const longer = slug ? `${slug}-${word}` : word;
    if (longer.length > SLUG_MAX) break;
    slug = longer;
  }
  return slug || cut(words[0] ?? '', SLUG_MAX);
}

/** The first is the slug itself, the second ends with '-2', and so on. */
export function numberedSlug(slug: string, number: number): string {
  const ending = number === 1 ? '' : `-${number}`;
  return cut(slug, SLUG_MAX - ending.length) + ending;
}

/** A slug as part of an address: letters of other scripts as mails, maps of sites and headers need them. */
export function inAddress(slug: string): string {
  return slug.replace(/[^\x20-\x7e]+/g, encodeURIComponent);
}

/** Without a hyphen or half a letter at its end. */
function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff-]$/, '');
}
