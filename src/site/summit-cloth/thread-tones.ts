import type { Tone } from '#ui/cloth/cloth.ts';
import type { Place } from './loom.ts';

/** The colours of registrations; the ground that they are woven on is night. */
export const COLOURS = ['gold', 'clay', 'palm', 'indigo', 'linen'] as const satisfies readonly Tone[];
export type Colour = (typeof COLOURS)[number];

export function colourOf(mark: number): Colour {
  return COLOURS[mark % COLOURS.length] as Colour;
}

/**
 * Sorts the threads into blocks of one colour, as far as they go. Which of them was there first, the cloth
 * doesn't show.
 */
export function colourBlocks(marks: readonly number[], places: readonly Place[]): Colour[][] {
  const left = new Map<Colour, number>(COLOURS.map((colour) => [colour, 0]));
  const add = (colour: Colour, number: number) => left.set(colour, (left.get(colour) ?? 0) + number);
  for (const mark of marks) add(colourOf(mark), 1);
  return places.map(({ strip, band, rows }) => {
    const wanted = COLOURS[((strip + band) / 2 + 2 * band) % COLOURS.length] as Colour;
    const threads: Colour[] = [];
    while (threads.length < rows) {
      const colour = (left.get(wanted) ?? 0) >= rows ? wanted : mostOf(left);
      const taken = Math.min(left.get(colour) ?? 0, rows - threads.length);
      if (taken === 0) throw new Error('there are more places than threads');
      threads.push(...Array<Colour>(taken).fill(colour));
      add(colour, -taken);
    }
    return threads;
  });
}

function mostOf(left: ReadonlyMap<Colour, number>): Colour {
  return COLOURS.reduce((most, one) => ((left.get(one) ?? 0) > (left.get(most) ?? 0) ? one : most));
}
