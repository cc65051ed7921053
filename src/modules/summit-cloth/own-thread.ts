import type { Tone } from '#ui/cloth/cloth.ts';

/** Where a thread lies in a drawing of the summit's cloth; lengths are in threads. */
export interface PlacedThread {
  width: number;
  height: number;
  x: number;
  y: number;
  /** Where it lies on top of the warp: pairs of a start and a length. */
  floats: readonly (readonly [start: number, length: number])[];
  tone: Tone;
}

export interface OwnThread {
  /** Which registration of the edition it is. */
  number: number;
  wide: PlacedThread;
  tall: PlacedThread;
}
