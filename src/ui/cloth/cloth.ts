import { MOTIFS, type Motif } from './motifs.ts';
import { pick, seeded, shuffled } from './seeded.ts';

/** The thread colours, named as in the style sheet. */
export const TONES = ['night', 'linen', 'gold', 'palm', 'clay', 'indigo'] as const;
export type Tone = (typeof TONES)[number];

/** The number of threads across a strip. */
export const ACROSS = 16;
/** Picks of weft in one block; the open warp after it is as long. */
export const BLOCK = 14;
/** After this many picks the strip repeats: four blocks, each followed by open warp. */
export const REPEAT = 8 * BLOCK;
/** Neighbouring strips are shifted by one block, so that blocks and open warp alternate like a chessboard. */
export const SHIFT = BLOCK;

/** How one strip is woven, determined by a name. */
export interface Design {
  /** The tone of each warp thread; the second half mirrors the first. */
  warp: readonly Tone[];
  blocks: readonly BlockDesign[];
  /** The thin pick at the edge of every block. */
  edge: Tone;
}

interface BlockDesign {
  motif: Motif;
  tones: readonly [Tone, Tone, Tone];
}

const GROUNDS = ['night', 'indigo', 'palm', 'clay', 'gold'] as const;
const BLOCKS_A_REPEAT = REPEAT / (2 * BLOCK);

/** Pages show the same cloths after each change. */
const KNOWN_MAX = 500;
const known = new Map<string, Design>();

/** The design for a name. The same name always gives the same cloth. */
export function designOf(seed: string): Design {
  const design = known.get(seed) ?? newDesign(seed);
  // As the last one again: what goes is what wasn't asked for for longest.
  known.delete(seed);
  known.set(seed, design);
  for (const oldest of known.keys()) {
    if (known.size <= KNOWN_MAX) break;
    known.delete(oldest);
  }
  return design;
}

function newDesign(seed: string): Design {
  const random = seeded(seed);
  const ground = pick(random, GROUNDS);
  const threads = shuffled(
    random,
    TONES.filter((tone) => tone !== ground),
  );
  const [first, second, third] = threads as [Tone, Tone, Tone];
  const warp = mirrored(halfWarp(random, ground, [first, second, third]));
  const lead = [pick(random, MOTIFS), pick(random, MOTIFS)] as const;
  const blocks = Array.from({ length: BLOCKS_A_REPEAT }, (_, index): BlockDesign => {
    const tones: [Tone, Tone, Tone] = index % 2 === 0 ? [first, ground, second] : [second, third, first];
    return {
      motif: index === BLOCKS_A_REPEAT - 1 ? pick(random, MOTIFS) : lead[index % 2 === 0 ? 0 : 1],
      tones,
    };
  });
  return { warp, blocks, edge: third };
}

function halfWarp(random: () => number, ground: Tone, threads: readonly Tone[]): Tone[] {
  const half: Tone[] = [];
  while (half.length < ACROSS / 2) {
    const tone = half.length % 4 < 2 ? ground : pick(random, threads);
    const width = 1 + Math.floor(random() * 3);
    for (let thread = 0; thread < width; thread++) half.push(tone);
  }
  return half.slice(0, ACROSS / 2);
}

function mirrored(half: readonly Tone[]): Tone[] {
  return [...half, ...half.toReversed()];
}

/** The tone where warp thread `x` crosses weft pick `y`; `y` may be any number. */
export function crossing(design: Design, x: number, y: number): Tone {
  const pickNumber = ((y % REPEAT) + REPEAT) % REPEAT;
  const within = pickNumber % (2 * BLOCK);
  const block = design.blocks[Math.floor(pickNumber / (2 * BLOCK))] as BlockDesign;
  if (within === 0 || within === BLOCK - 1) return design.edge;
  if (within < BLOCK) return woven(block, x, within);
  return openWarp(design, x, within - BLOCK);
}

function woven({ motif, tones }: BlockDesign, x: number, y: number): Tone {
  return tones[motif(fromMiddle(ACROSS, x), fromMiddle(BLOCK, y)) % tones.length] as Tone;
}

/** How many crossings lie between a position and the middle. */
export function fromMiddle(size: number, at: number): number {
  return Math.floor(Math.abs(at - (size - 1) / 2));
}

/** Open warp shows the warp threads, held by a pair of picks in the middle. */
function openWarp(design: Design, x: number, y: number): Tone {
  const middle = y === BLOCK / 2 - 1 || y === BLOCK / 2;
  return middle && fromMiddle(ACROSS, x) % 4 < 2 ? design.edge : (design.warp[x] as Tone);
}
