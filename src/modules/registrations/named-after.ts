import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import { countedCompany } from './no-company.ts';

/** Words that initials leave out. */
const LITTLE = /^(?:and|of|the|for|de|des|du|d|la|le|les|l|et|en|pour|do|da|dos|das|e)$/;
/** Such as 'univ' of 'university'. */
const SHORTENED_LEAST = 3;
/** A country or the like behind the name: 'voltagh', 'voltahq'. */
const ADDED_MOST = 3;
const WORDS_MOST = 12;

/**
 * Whether a domain's own part is made of a company's name: of its words, some shortened or left out, or of its initials.
 * 'univ-lome' is of 'Universite de Lome' and 'boad' of 'Banque Ouest Africaine de Developpement', but neither is of
 * 'Etudiante en master': whatever people write who have no company, and whoever gives them their mail.
 */
export function isNamedAfter(label: string, name: string): boolean {
  const letters = normaliseForSearch(label).replace(/[^\p{L}\p{N}]/gu, '');
  const words = name.split(' ');
  const said = words.filter((word) => !LITTLE.test(word));
  if (letters === words.join('') || letters === said.join('')) return true;
  const initials = [words, said].map((some) => some.map((word) => word[0]).join(''));
  if (letters.length >= SHORTENED_LEAST && initials.includes(letters)) return true;
  return isMadeOf(letters, said.slice(0, WORDS_MOST));
}

/** How a beginning of the letters was made: from so many pieces (two are as good as more), and whether one is a whole word. */
interface Made {
  to: number;
  pieces: number;
  whole: boolean;
}

function isMadeOf(letters: string, words: readonly string[]): boolean {
  const made = new Map<number, Made>();
  const add = (one: Made) => made.set((one.to * 3 + one.pieces) * 2 + Number(one.whole), one);
  add({ to: 0, pieces: 0, whole: false });
  for (const word of words) {
    const isName = countedCompany(word) !== '';
    for (const { to, pieces, whole } of [...made.values()])
      for (let length = SHORTENED_LEAST; letters.startsWith(word.slice(0, length), to); length += 1) {
        const isWhole = whole || (isName && length >= word.length);
        if (length <= word.length) add({ to: to + length, pieces: Math.min(pieces + 1, 2), whole: isWhole });
        if (length >= word.length) break;
      }
  }
  return [...made.values()].some(({ to, pieces, whole }) =>
    whole ? letters.length - to <= ADDED_MOST : to === letters.length && pieces > 1,
  );
}
