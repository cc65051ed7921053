import { ACROSS, crossing, type Design, REPEAT, type Tone } from './cloth.ts';
import { outlinesOf } from './outlines.ts';

/** All threads of a tone in one SVG path. */
export interface Layer {
  tone: Tone;
  path: string;
}

/** What of a repeat is drawn: picks from the left, and as many of the warp's threads. */
interface Part {
  from?: number;
  to?: number;
  width?: number;
}

type Rows = readonly (readonly Tone[])[];

/** Drawing one takes as long as the rest of a card. */
const drawn = new WeakMap<Design, Map<string, readonly Layer[]>>();

/**
 * A part of a strip, one layer for each tone. A layer may also cover what those after it paint over, which makes its path
 * much shorter than one with each crossing once.
 */
export function layersOf(design: Design, part: Part = {}): readonly Layer[] {
  const { from = 0, to = REPEAT, width = ACROSS } = part;
  const parts = drawn.get(design) ?? new Map<string, readonly Layer[]>();
  drawn.set(design, parts);
  const key = `${from} ${to} ${width}`;
  const layers = parts.get(key) ?? draw(design, { from, to, width });
  parts.set(key, layers);
  return layers;
}

function draw(design: Design, { from, to, width }: Required<Part>): Layer[] {
  const rows = Array.from({ length: to - from }, (_, y) =>
    Array.from({ length: width }, (_, x) => crossing(design, x, from + y)),
  );
  const tones = byFrequency(rows.flat());
  return tones.map((tone, index) => {
    const covered = coveredBy(rows, tone, new Set(tones.slice(index)));
    return { tone, path: outlinesOf((x, y) => covered[y - from]?.[x] === true, { width, from, to }) };
  });
}

function byFrequency(crossings: readonly Tone[]): Tone[] {
  const counts = new Map<Tone, number>();
  for (const tone of crossings) counts.set(tone, (counts.get(tone) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).map(([tone]) => tone);
}

/** Whether rectangles that cover each crossing of a tone, as broad and then as long as what may be covered allows, are there. */
function coveredBy(rows: Rows, tone: Tone, mayBeCovered: ReadonlySet<Tone>): boolean[][] {
  const covered = rows.map((): boolean[] => []);
  for (const [y, row] of rows.entries()) {
    for (const [x, shown] of row.entries()) {
      if (shown !== tone || covered[y]?.[x]) continue;
      const width = lengthWhile(row.slice(x), (one) => mayBeCovered.has(one));
      const across = (one: readonly Tone[]) => one.slice(x, x + width);
      const height = lengthWhile(rows.slice(y), (one) => across(one).every((tone) => mayBeCovered.has(tone)));
      for (const one of covered.slice(y, y + height)) for (let i = x; i < x + width; i++) one[i] = true;
    }
  }
  return covered;
}

/** How many items at the beginning of a list hold. */
function lengthWhile<T>(items: readonly T[], holds: (item: T) => boolean): number {
  const end = items.findIndex((item) => !holds(item));
  return end < 0 ? items.length : end;
}
