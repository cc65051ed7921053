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

/** What a beginning is made of: nothing yet, one piece, several, or also of a whole word that is a name. */
const [NOTHING, PIECE, PIECES, WHOLE] = [0, 1, 2, 3];

function isMadeOf(letters: string, words: readonly string[]): boolean {
  /** By how many letters, the best that they are made of. */
  const made = new Map([[0, NOTHING]]);
  for (const word of words) {
    const whole = countedCompany(word) === '' ? 0 : word.length;
    for (const [to, best] of [...made])
      for (let length = Math.min(word.length, letters.length - to); length >= SHORTENED_LEAST; length -= 1) {
        if (!letters.startsWith(word.slice(0, length), to)) continue;
        const next = length === whole ? WHOLE : Math.max(best, Math.min(best + PIECE, PIECES));
        made.set(to + length, Math.max(next, made.get(to + length) ?? NOTHING));
      }
  }
  return [...made].some(([to, best]) =>
    best === WHOLE ? letters.length - to <= ADDED_MOST : to === letters.length && best === PIECES,
  );
}
