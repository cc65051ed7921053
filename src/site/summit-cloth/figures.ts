import { ACROSS, BLOCK, fromMiddle } from '#ui/cloth/cloth.ts';
import { MOTIFS, type Motif } from '#ui/cloth/motifs.ts';
import { seeded } from '#ui/cloth/seeded.ts';

/** Where one thread of a block lies on top of the warp: pairs of a start and a length. */
type Floats = [start: number, length: number][];

/** The figures of blocks, row by row. Every thread shows somewhere; figures that would be plain are left out. */
export const FIGURES: readonly Floats[][] = MOTIFS.map((motif) =>
  Array.from({ length: BLOCK }, (_, row) => floats(motif, row)),
).filter((rows) => rows.some((found) => found.length > 1));

/** The number of the figure that a block has. */
export function figureNumber(strip: number, band: number): number {
  return Math.floor(seeded(`${strip} ${band}`)() * FIGURES.length);
}

export function figureOf(strip: number, band: number): readonly Floats[] {
  return FIGURES[figureNumber(strip, band)] ?? [];
}

function floats(motif: Motif, row: number): Floats {
  if (row === 0 || row === BLOCK - 1) return [[0, ACROSS]];
  const lies = Array.from(
    { length: ACROSS },
    (_, x) => motif(fromMiddle(ACROSS, x), fromMiddle(BLOCK, row)) % 2 === 0,
  );
  const shows = lies.some((one) => one) ? lies : lies.map(() => true);
  const found: Floats = [];
  for (const [x, lying] of shows.entries()) {
    const last = found.at(-1);
    if (lying && last && last[0] + last[1] === x) last[1]++;
    else if (lying) found.push([x, 1]);
  }
  return found;
}
