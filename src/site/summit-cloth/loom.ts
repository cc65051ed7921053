import { ACROSS, BLOCK } from '#ui/cloth/cloth.ts';

/** A strip and the seam beside it, in threads. */
export const STEP = ACROSS + 1;
const STRIPS_MIN = 4;

/** A block of weft in a strip, with room for a number of threads. */
export interface Place {
  strip: number;
  band: number;
  rows: number;
}

export interface Loom {
  strips: number;
  /** In threads, like all lengths here. */
  width: number;
  height: number;
  /** The blocks in the order in which they are woven, as far as there are threads. */
  woven: Place[];
  /** Where the weaving ends and the bare warp begins. */
  fell: number;
}

/** Sets up the loom with the broadest strips that hold so many threads, and weaves them from top to bottom. */
export function setUp(threads: number, aspect: number): Loom {
  let strips = STRIPS_MIN;
  while (capacity(strips, aspect) < threads) strips++;
  const { width, height } = sizeOf(strips, aspect);
  const woven: Place[] = [];
  let left = threads;
  for (let band = 0; left > 0; band++) {
    const places = placesOf(band, strips, height);
    const room = sum(places.map(({ rows }) => rows));
    const shared = left < room ? share(left, places) : places;
    woven.push(...shared.filter(({ rows }) => rows > 0));
    left -= Math.min(left, room);
  }
  const fell = Math.max(0, ...woven.map(({ band, rows }) => band * BLOCK + rows));
  return { strips, width, height, woven, fell };
}

function sizeOf(strips: number, aspect: number) {
  const width = strips * STEP - 1;
  return { width, height: Math.floor(width / aspect) };
}

function capacity(strips: number, aspect: number): number {
  const { height } = sizeOf(strips, aspect);
  const bands = Array.from({ length: Math.ceil(height / BLOCK) }, (_, band) => band);
  return sum(bands.flatMap((band) => placesOf(band, strips, height).map(({ rows }) => rows)));
}

/** Blocks and open warp alternate like a chessboard. */
function placesOf(band: number, strips: number, height: number): Place[] {
  const rows = Math.min(BLOCK, height - band * BLOCK);
  const all = Array.from({ length: strips }, (_, strip) => ({ strip, band, rows }));
  return all.filter(({ strip }) => (strip + band) % 2 === 0);
}

/** The last band grows in all its strips at once. */
function share(threads: number, places: readonly Place[]): Place[] {
  const each = Math.floor(threads / places.length);
  const further = threads % places.length;
  return places.map((place, index) => ({ ...place, rows: each + (index < further ? 1 : 0) }));
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
