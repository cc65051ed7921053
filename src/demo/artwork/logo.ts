import { ACROSS, BLOCK } from '#ui/cloth/cloth.ts';
import { hex, mix, THREADS } from '#ui/cloth/palette.ts';
import { pick, seeded } from '#ui/cloth/seeded.ts';
import { clothPattern } from './cloth-pattern.ts';
import { LETTERS } from './letters.ts';
import { wovenPicture } from './woven-picture.ts';

const WIDTH = 120;
const HEIGHT = 72;
const SCALE = 4;
/** A name's mark is one block of its cloth. */
const MARK_UNIT = 2.25;
const MARK_TOP = 9;
const LETTER_PITCH = 4;
const WORD_TOP = 52;
const WORD_WIDTH_MAX = 104;
const WORD_UNIT_MAX = 1.75;
const GROUNDS = ['night', 'linen', 'palm', 'indigo', 'gold', 'clay'] as const;
const SILHOUETTES: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => Math.hypot(x, y) < 7.6,
  (x, y) => Math.abs(x) + Math.abs(y) < 9.5,
  (x, y) => Math.abs(x) < 7 && Math.abs(y) < 7,
  (x, y) => y > 0 || Math.hypot(x, y) < 7.6,
  (x, y) => Math.abs(x) < 4.5 || Math.abs(y) < 3.5,
];

/** The logo of a made-up organisation, as an SVG: a block of its cloth above its name. */
export function drawLogo(name: string) {
  const random = seeded(name);
  const ground = pick(random, GROUNDS);
  const ink = ground === 'linen' || ground === 'gold' ? THREADS.night : THREADS.linen;
  const mark = markRectangles(name, pick(random, SILHOUETTES));
  const [width, height] = [WIDTH * SCALE, HEIGHT * SCALE];
  const source = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${width}" height="${height}">`,
    `<title>${name}</title>`,
    `<path fill="${hex(THREADS[ground])}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`,
    ...mark,
    `<path fill="${hex(ink)}" d="${wordPath(name)}"/>`,
    '</svg>',
  ].join('');
  return { source, width, height };
}

function markRectangles(name: string, covers: (x: number, y: number) => boolean): string[] {
  const cloth = clothPattern(name);
  const paths = new Map<string, string>();
  const left = (WIDTH - ACROSS * MARK_UNIT) / 2;
  for (let y = 0; y < ACROSS; y++) {
    for (let x = 0; x < ACROSS; x++) {
      if (!covers(x + 0.5 - ACROSS / 2, y + 0.5 - ACROSS / 2)) continue;
      const colour = hex(cloth(x, Math.min(y, BLOCK - 1)));
      const square = `M${left + x * MARK_UNIT} ${MARK_TOP + y * MARK_UNIT}h${MARK_UNIT}v${MARK_UNIT}h-${MARK_UNIT}z`;
      paths.set(colour, (paths.get(colour) ?? '') + square);
    }
  }
  return [...paths].map(([colour, path]) => `<path fill="${colour}" d="${path}"/>`);
}

function wordPath(name: string): string {
  const letters = [...name.toUpperCase()].map((letter) => LETTERS[letter] ?? []);
  const across = letters.length * LETTER_PITCH - 1;
  const unit = Math.min(WORD_UNIT_MAX, WORD_WIDTH_MAX / across);
  const left = (WIDTH - across * unit) / 2;
  const square = (column: number, row: number) =>
    `M${round(left + column * unit)} ${round(WORD_TOP + row * unit)}h${round(unit)}v${round(unit)}h-${round(unit)}z`;
  return letters
    .flatMap((rows, index) =>
      rows.flatMap((row, y) =>
        [...row].flatMap((cell, x) => (cell === '#' ? [square(index * LETTER_PITCH + x, y)] : [])),
      ),
    )
    .join('');
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** Stands in for a missing logo: one block of the summit's cloth on a quiet ground. */
export function drawUnknownLogo() {
  const cloth = clothPattern('summit');
  const ground = mix(THREADS.linen, THREADS.indigo, 0.12);
  const columns = 60;
  const rows = 36;
  const within = (x: number, y: number) =>
    Math.abs(x + 0.5 - columns / 2) < ACROSS / 2 && Math.abs(y + 0.5 - rows / 2) < BLOCK / 2;
  const pattern = (x: number, y: number) =>
    within(x, y) ? mix(cloth(x - 22, y - 11), THREADS.indigo, 0.45) : ground;
  return wovenPicture(pattern, columns, rows, 16);
}
