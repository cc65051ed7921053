import { ACROSS, BLOCK, crossing, type Design, REPEAT, TONES, type Tone } from './cloth.ts';

/** A run of crossings of one tone, measured in threads. */
export interface Run {
  x: number;
  y: number;
  width: number;
  height: number;
  tone: Tone;
}

/** What shows at a crossing; undefined if it is left open. */
type ToneAt = (x: number, y: number) => Tone | undefined;

/** One repeat of the strip as rectangles that cover each crossing exactly once, in its own tone. */
export function runsOf(design: Design): Run[] {
  return runs(ACROSS, REPEAT, (x, y) => crossing(design, x, y));
}

function runs(width: number, height: number, toneAt: ToneAt): Run[] {
  let open: Run[] = [];
  const closed: Run[] = [];
  for (let y = 0; y < height; y++) {
    const row = rowRuns(width, y, toneAt);
    const grown = open.filter((run) => row.some((one) => continues(run, one)));
    closed.push(...open.filter((run) => !grown.includes(run)));
    for (const run of grown) run.height++;
    open = [...grown, ...row.filter((one) => !grown.some((run) => continues(run, one)))];
  }
  return [...closed, ...open];
}

function rowRuns(width: number, y: number, toneAt: ToneAt): Run[] {
  const row: Run[] = [];
  for (let x = 0; x < width; x++) {
    const tone = toneAt(x, y);
    const last = row.at(-1);
    if (tone && last?.tone === tone && last.x + last.width === x) last.width++;
    else if (tone) row.push({ x, y, width: 1, height: 1, tone });
  }
  return row;
}

function continues(run: Run, next: Run): boolean {
  return run.x === next.x && run.width === next.width && run.tone === next.tone;
}

/** Half of a strip: its mirror image completes it. */
export const HALF = ACROSS / 2;
const BETWEEN_BLOCKS = 2 * BLOCK;

export interface Layer {
  tone: Tone;
  path: string;
}

/** The second half of a repeat looks like the first, except for its last block. */
export const HALFWAY = REPEAT / 2;

/**
 * The first picks of half a strip as SVG paths, in the order in which they are painted: the warp, the blocks'
 * grounds over it, and their figures over those. That is much shorter than painting each crossing once.
 */
export function layersOf(design: Design, picks: number): Layer[] {
  const warp = runs(HALF, 1, (x) => design.warp[x]).map((run) => ({ ...run, height: picks }));
  const grounds: Run[] = [];
  for (let y = 0; y < picks; y += BETWEEN_BLOCKS)
    grounds.push({ x: 0, y, width: HALF, height: BLOCK, tone: groundAt(design, y) });
  const figures = runs(HALF, picks, (x, y) => {
    const tone = crossing(design, x, y);
    const inBlock = y % BETWEEN_BLOCKS < BLOCK;
    const below = inBlock ? grounds[Math.floor(y / BETWEEN_BLOCKS)]?.tone : design.warp[x];
    return tone === below ? undefined : tone;
  });
  return [warp, grounds, figures].flatMap(pathsOf);
}

/** What is painted over the second half of a repeat, once that has been painted like the first. */
export function lastBlockOf(design: Design): Layer[] {
  const different = runs(HALF, REPEAT, (x, y) => {
    const tone = crossing(design, x, y);
    return y < HALFWAY || tone === crossing(design, x, y - HALFWAY) ? undefined : tone;
  });
  return pathsOf(different);
}

/** The tone that shows most in the block that starts at this pick. */
function groundAt(design: Design, start: number): Tone {
  const crossings = Array.from({ length: HALF * BLOCK }, (_, index) =>
    crossing(design, index % HALF, start + Math.floor(index / HALF)),
  );
  const shown = (tone: Tone) => crossings.filter((one) => one === tone).length;
  return TONES.reduce((most, tone) => (shown(tone) > shown(most) ? tone : most));
}

/** One SVG path for each tone. Filling a rectangle closes it. */
function pathsOf(rectangles: readonly Run[]): Layer[] {
  return TONES.map((tone) => ({
    tone,
    path: rectangles
      .filter((run) => run.tone === tone)
      .map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}H${x}`)
      .join(''),
  })).filter(({ path }) => path !== '');
}
