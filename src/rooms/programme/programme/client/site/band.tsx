import { ACROSS, BLOCK, type Design, designOf, fromMiddle, type Tone } from '#ui/cloth/cloth.ts';
import { MOTIFS } from '#ui/cloth/motifs.ts';
import { layersOf } from '#ui/cloth/threads.ts';
import type { PublishedSession } from '../../published.ts';

const HALF = ACROSS / 2;
/** Two blocks, each followed by open warp. */
const REPEAT = 4 * BLOCK;
/** Pixels of a thread: whole ones, so that the edges are sharp. */
const THREAD = 2;
/** The tones of a figure are slots, which each cloth fills with its own: a page has many cloths, and few figures. */
const SLOTS: Partial<Record<Tone, string>> = { night: 'a', linen: 'b', gold: 'c', clay: 'e' };
const SLOTTED = { warp: Array<Tone>(ACROSS).fill('night'), edge: 'clay' } as const;
/** What is drawn of a design is kept with it. */
const FIGURES: readonly Design[] = MOTIFS.map((motif) => ({
  ...SLOTTED,
  blocks: [{ motif, tones: ['night', 'linen', 'gold'] }],
}));

type Clothed = Pick<PublishedSession, 'title' | 'people'>;

/** What the band of a session is woven from: its people's cloth, or else its own. */
export function seedsOf({ title, people }: Clothed): readonly string[] {
  return people.length > 0 ? people.map(({ seed }) => seed) : [title];
}

/** The cloths of a page's bands, each once. Bands refer to them by their places in this list. */
export function Cloths({ seeds }: { seeds: readonly string[] }) {
  const designs = seeds.map(designOf);
  const motifs = new Set(designs.flatMap(({ blocks }) => blocks.slice(0, 2).map(({ motif }) => motif)));
  const figures = FIGURES.filter(({ blocks: [only] }) => only && motifs.has(only.motif));
  return (
    <svg className="cloths" width="0" height="0" aria-hidden="true">
      {figures.map((design) => (
        <Figure key={FIGURES.indexOf(design)} design={design} />
      ))}
      <path id="held" className="e" d={heldThreads()} />
      <pattern
        id="p"
        width={ACROSS}
        height={REPEAT}
        patternUnits="userSpaceOnUse"
        patternTransform={`scale(${THREAD})`}
      />
      {designs.map((design, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cloth is its place
        <Cloth key={index} id={`p${index}`} design={design} />
      ))}
    </svg>
  );
}

function figureId(motif: (typeof MOTIFS)[number]): string {
  return `m${MOTIFS.indexOf(motif)}`;
}

function Figure({ design }: { design: Design }) {
  const id = figureId((design.blocks[0] as Design['blocks'][number]).motif);
  return (
    <g id={id}>
      <g id={`${id}h`}>
        {layersOf(design, { to: BLOCK, width: HALF }).map(({ tone, path }) => (
          <path key={tone} className={SLOTS[tone]} d={path} />
        ))}
      </g>
      <use href={`#${id}h`} className="mirrored" />
    </g>
  );
}

/** The pair of picks in the middle of open warp, as in `openWarp` of the cloth. */
function heldThreads(): string {
  const held = Array.from({ length: ACROSS }, (_, x) => x).filter((x) => fromMiddle(ACROSS, x) % 4 < 2);
  return drawnRuns(held, BLOCK + BLOCK / 2 - 1, 2);
}

function Cloth({ id, design }: { id: string; design: Design }) {
  const [first, second] = design.blocks.map(({ motif, tones: [a, b, c] }) => ({
    href: `#${figureId(motif)}`,
    className: `a-${a} b-${b} c-${c}`,
  }));
  return (
    <pattern id={id} href="#p" className={`e-${design.edge}`}>
      <use {...first} />
      <use {...second} y={2 * BLOCK} />
      <g id={`${id}w`}>
        {warpOf(design).map(({ tone, path }) => (
          <path key={tone} className={`in-${tone}`} d={path} />
        ))}
        <use href="#held" />
      </g>
      <use href={`#${id}w`} y={2 * BLOCK} />
    </pattern>
  );
}

function warpOf({ warp }: Design) {
  const tones = [...Map.groupBy(warp.entries(), ([, tone]) => tone)];
  return tones.map(([tone, threads]) => ({
    tone,
    path: drawnRuns(
      threads.map(([x]) => x),
      BLOCK,
      BLOCK,
    ),
  }));
}

/** Threads at these places, of so many picks. Filling closes each. */
function drawnRuns(places: readonly number[], from: number, picks: number): string {
  return runsOf(places)
    .map(([x, width]) => `M${x} ${from}h${width}v${picks}H${x}`)
    .join('');
}

/** Neighbouring threads together: where each run begins, and its width. */
function runsOf(places: readonly number[]): [x: number, width: number][] {
  const runs: [number, number][] = [];
  for (const x of places) {
    const last = runs.at(-1);
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  }
  return runs;
}

/** A band of the day's strip, of the cloths at these places. Its people share its length. */
export function Band({ cloths }: { cloths: readonly number[] }) {
  if (cloths.length === 1)
    return (
      <svg className="band" aria-hidden="true">
        <rect fill={`url(#p${cloths[0]})`} />
      </svg>
    );
  const share = 100 / cloths.length;
  return (
    <svg className="band" aria-hidden="true">
      {cloths.map((cloth, index) => (
        // biome-ignore lint/a11y/noSvgWithoutTitle: hidden with what it is in
        <svg key={cloth} y={index === 0 ? undefined : `${round(index * share)}%`} height={`${round(share)}%`}>
          <rect fill={`url(#p${cloth})`} />
        </svg>
      ))}
    </svg>
  );
}

function round(percent: number): number {
  return Math.round(percent * 100) / 100;
}
