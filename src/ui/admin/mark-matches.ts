import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';

/** A piece of a text, and whether it matches what was searched for. */
export interface Piece {
  text: string;
  matches: boolean;
}

/** Cuts a text into pieces that match a word of the term, compared as a search compares them, and others. */
export function markMatches(text: string, term: string): Piece[] {
  const words = normaliseForSearch(term).split(' ').filter(Boolean);
  if (words.length === 0) return text ? [{ text, matches: false }] : [];
  const letters = [...text];
  const marked = new Set<number>();
  const { searched, origin } = asSearched(letters);
  for (const word of words) {
    for (let at = searched.indexOf(word); at >= 0; at = searched.indexOf(word, at + 1)) {
      for (let part = at; part < at + word.length; part++) marked.add(origin[part] ?? 0);
    }
  }
  const pieces: Piece[] = [];
  for (const [index, letter] of letters.entries()) {
    const last = pieces.at(-1);
    const matches = marked.has(index);
    if (last?.matches === matches) last.text += letter;
    else pieces.push({ text: letter, matches });
  }
  return pieces;
}

/** The text as a search sees it, and which letter each part of it comes from. */
function asSearched(letters: readonly string[]): { searched: string; origin: number[] } {
  let searched = '';
  const origin: number[] = [];
  for (const [index, letter] of letters.entries()) {
    const plain = plainLetter(letter);
    searched += plain;
    origin.push(...Array.from({ length: plain.length }, () => index));
  }
  return { searched, origin };
}

/** Kept, because the palette marks a hundred texts for each letter that is typed. */
const plainLetters = new Map<string, string>();

function plainLetter(letter: string): string {
  // Between letters, so that spaces and hyphens aren't trimmed away.
  const plain = plainLetters.get(letter) ?? normaliseForSearch(`x${letter}x`).slice(1, -1);
  plainLetters.set(letter, plain);
  return plain;
}
