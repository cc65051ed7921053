import { plainLetters } from '../contract/normalise-for-search.ts';

/** With single spaces and nothing but letters and digits, ‘isActive’ as two words. */
export function plainWords(text: string): string {
  const apart = text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replace(/\((?:e|s|es)\)/giu, '');
  return plainLetters(apart)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
