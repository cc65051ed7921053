import { publicAddress } from '#platform/contract/public-addresses.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { placeOfRegistration } from '#rooms/people/server.ts';
import { BLOCK, type Tone } from '#ui/cloth/cloth.ts';
import { figureOf } from './figures.ts';
import { STEP, setUp } from './loom.ts';
import { marksNow } from './marks-now.ts';
import { SHAPES } from './mount-summit-cloth.ts';
import { colourBlocks, colourOf } from './thread-tones.ts';

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

/**
 * Somebody's thread in the summit's cloth; undefined if they have none there. Which of the threads of their colour it is
 * follows from their mark, so it says nothing about when they registered.
 */
export async function findOwnThread(
  context: CallContext,
  attendeeId: string,
): Promise<OwnThread | undefined> {
  const { store, clock } = context;
  const now = clock.now();
  const place = await placeOfRegistration(store.database, now, attendeeId);
  if (!place) return undefined;
  const { marks } = (await marksNow(store, now)).marks;
  // Whoever has just registered may not be in the cloth of this minute.
  const all = marks.includes(place.mark) ? marks : [...marks, place.mark];
  return {
    number: place.number,
    wide: placeThread(all, place.mark, SHAPES[publicAddress.summitCloth]),
    tall: placeThread(all, place.mark, SHAPES[publicAddress.summitClothTall]),
  };
}

export function placeThread(marks: readonly number[], mark: number, aspect: number): PlacedThread {
  const { woven, width } = setUp(marks.length, aspect);
  const blocks = colourBlocks(marks, woven);
  const threads = woven.flatMap(({ strip, band }, index) =>
    (blocks[index] ?? []).map((colour, row) => ({ strip, band, colour, row })),
  );
  const own = threads.filter(({ colour }) => colour === colourOf(mark));
  const thread = own[mark % own.length];
  if (!thread) throw new Error('a registration has no thread of its colour');
  const { strip, band, row, colour } = thread;
  return {
    width,
    height: width / aspect,
    x: strip * STEP,
    y: band * BLOCK + row,
    floats: figureOf(strip, band)[row] ?? [],
    tone: colour,
  };
}
