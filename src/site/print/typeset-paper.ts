import type { Language } from '#platform/contract/language.ts';
import type { Look } from '#platform/contract/look.ts';
import { pictureColours } from '#ui/look/picture-colours.ts';
import { clothPicture, codePicture } from './pictures.ts';
import { typeset } from './typeset.ts';

export interface Sum {
  words: readonly [label: string, amount: string];
  style: 'plain' | 'pale' | 'bold' | 'large';
}

/** A paper of an order in words, as it is written from the top. */
export interface PaperSaid {
  title: string;
  author: string;
  date: { year: number; month: number; day: number; hour: number; minute: number; second: number };
  language: Language;
  look: Look;
  summit: string;
  heading: string;
  /** That no money moves; '' if it does. */
  test: string;
  facts: readonly (readonly [label: string, value: string])[];
  parties: readonly (readonly [label: string, name: string, rest: string])[];
  columns: readonly string[];
  lines: readonly (readonly string[])[];
  levies: readonly Sum[];
  sums: readonly Sum[];
  notes: readonly string[];
  fiscal: { label: string; number: string; code: string } | null;
}

/** How often the cloth along the edge of an A4 page is as long as it is broad. */
const CLOTH = 841.89 / 22;

export function typesetPaper({ look, fiscal, ...said }: PaperSaid): Promise<Buffer> {
  return typeset('paper', {
    ...said,
    ink: pictureColours(look).ink,
    cloth: clothPicture(said.summit, look, CLOTH),
    fiscal: fiscal && { ...fiscal, code: fiscal.code && codePicture(fiscal.code), alt: fiscal.code },
  });
}
