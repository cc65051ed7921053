import type { ThreadMarks } from '#rooms/people/server.ts';
import { ACROSS, BLOCK, designOf } from '#ui/cloth/cloth.ts';
import type { PictureColours } from '#ui/look/picture-colours.ts';
import * as say from '../messages.ts';
import { FIGURES, figureNumber } from './figures.ts';
import { type Loom, type Place, STEP, setUp } from './loom.ts';
import { type Colour, colourBlocks } from './thread-tones.ts';

/** How wide a thread of bare warp is, beside the gap to the next. */
const BARE = 0.3;

type Threads = PictureColours['threads'];

export interface Cloth {
  /** Width to height. */
  aspect: number;
  /** What its warp is set up from. */
  seed: string;
  threads: Threads;
}

/** The summit's cloth, woven as far as there are registrations, as an SVG that carries its own texts. */
export function drawSummitCloth({ count, each, marks, isOver }: ThreadMarks, cloth: Cloth): string {
  const { aspect, threads } = cloth;
  const loom = setUp(marks.length, aspect);
  const colours = colourBlocks(marks, loom.woven);
  const { strips, width } = loom;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 ${width} ${(width / aspect).toFixed(2)}" shape-rendering="crispEdges">`,
    `<title>${describeCloth(count, each, isOver)}</title>`,
    `<defs>${definitions(loom, cloth)}</defs>`,
    ...Array.from({ length: strips }, (_, strip) => `<use href="#bare" x="${strip * STEP}"/>`),
    ...Array.from({ length: strips }, (_, strip) => `<use href="#warp" x="${strip * STEP}"/>`),
    ...loom.woven.map((place, index) => drawBlock(place, colours[index] ?? [], threads)),
    '</svg>',
  ].join('');
}

function describeCloth(count: number, each: number, isOver: boolean): string {
  if (count === 0) return isOver ? say.noThreadsEver() : say.noThreads();
  const threads = { threads: count };
  return each === 1 || count === 1
    ? say.threads({ count, ...threads })
    : say.threadsTogether({ ...threads, each });
}

function definitions(loom: Loom, cloth: Cloth): string {
  const figures = FIGURES.map((rows, figure) => {
    const path = rows.flatMap((floats, row) => floats.map(([x, length]) => line(x, row, length)));
    return `<path id="f${figure}" d="${path.join('')}"/>`;
  });
  const bare = `<g id="bare" shape-rendering="auto">${drawWarp(BARE, loom.height, cloth)}</g>`;
  const warp = `<g id="warp">${rectangle(0, STEP, loom.fell, cloth.threads.night)}${drawWarp(1, loom.fell, cloth)}</g>`;
  return [...figures, bare, warp].join('');
}

function drawWarp(width: number, height: number, { seed, threads }: Cloth): string {
  const { warp } = designOf(seed);
  return warp.map((tone, x) => rectangle(x, width, height, threads[tone])).join('');
}

function rectangle(x: number, width: number, height: number, fill: string): string {
  return `<path d="M${x} 0h${width}v${height}h-${width}z" fill="${fill}"/>`;
}

/** A block whose threads have one colour is drawn at once, as far as it is woven. */
function drawBlock({ strip, band, rows }: Place, colours: readonly Colour[], threads: Threads): string {
  const figure = figureNumber(strip, band);
  const [first] = colours;
  const inside =
    first && colours.every((colour) => colour === first)
      ? `<use href="#f${figure}" fill="${threads[first]}"/>`
      : colours.map((colour, row) => drawThread(figure, row, threads[colour])).join('');
  return `<svg x="${strip * STEP}" y="${band * BLOCK}" width="${ACROSS}" height="${rows}">${rectangle(0, ACROSS, rows, threads.night)}${inside}</svg>`;
}

function drawThread(figure: number, row: number, fill: string): string {
  const floats = FIGURES[figure]?.[row] ?? [];
  return `<path d="${floats.map(([x, length]) => line(x, row, length)).join('')}" fill="${fill}"/>`;
}

function line(x: number, y: number, length: number): string {
  return `M${x} ${y}h${length}v1h-${length}z`;
}
