import { ACROSS, crossing, type Design, REPEAT, TONES, type Tone } from './cloth.ts';

/** A run of crossings of one tone, measured in threads. */
export interface Run {
  x: number;
  y: number;
  width: number;
  height: number;
  tone: Tone;
}

/** One repeat of the strip as rectangles that cover each crossing exactly once, in its own tone. */
export function runsOf(design: Design): Run[] {
  let open: Run[] = [];
  const closed: Run[] = [];
  for (let y = 0; y < REPEAT; y++) {
    const row = rowRuns(design, y);
    const grown = open.filter((run) => row.some((one) => continues(run, one)));
    closed.push(...open.filter((run) => !grown.includes(run)));
    for (const run of grown) run.height++;
    open = [...grown, ...row.filter((one) => !grown.some((run) => continues(run, one)))];
  }
  return [...closed, ...open];
}

function rowRuns(design: Design, y: number): Run[] {
  const runs: Run[] = [];
  for (let x = 0; x < ACROSS; x++) {
    const tone = crossing(design, x, y);
    const last = runs.at(-1);
    if (last?.tone === tone) last.width++;
    else runs.push({ x, y, width: 1, height: 1, tone });
  }
  return runs;
}

function continues(run: Run, next: Run): boolean {
  return run.x === next.x && run.width === next.width && run.tone === next.tone;
}

/** One SVG path for each tone of a strip's repeat. */
export function pathsOf(design: Design): { tone: Tone; path: string }[] {
  const runs = runsOf(design);
  return TONES.map((tone) => ({
    tone,
    path: runs
      .filter((run) => run.tone === tone)
      .map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h-${width}z`)
      .join(''),
  })).filter(({ path }) => path !== '');
}
