import { markMatches } from './mark-matches.ts';

/** A text in which what was searched for is marked. */
export function Marked({ text, term }: { text: string; term: string }) {
  return markMatches(text, term).map((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces have no other identity
    piece.matches ? <mark key={index}>{piece.text}</mark> : piece.text,
  );
}
