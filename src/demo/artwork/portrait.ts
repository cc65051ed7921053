import type { Look } from '#platform/server/samples.ts';
import { type Colour, mix, shade, THREADS } from '#ui/cloth/palette.ts';
import { pick, seeded } from '#ui/cloth/seeded.ts';
import { clothPattern } from './cloth-pattern.ts';
import { beard, earrings, glasses, hairBehind, hairInFront } from './portrait-details.ts';
import {
  type Layer,
  layered,
  MIDDLE,
  mirrored,
  oval,
  PORTRAIT_THREADS,
  rectangle,
} from './portrait-shapes.ts';
import { type Pattern, wovenPicture } from './woven-picture.ts';

const THREAD_WIDTH = 14;
const SKINS: readonly Colour[] = [
  [74, 44, 30],
  [96, 58, 38],
  [118, 73, 46],
  [141, 90, 58],
  [84, 52, 40],
];
const GROUNDS = ['gold', 'palm', 'clay', 'indigo', 'linen'] as const;
const LIPS: Colour = [150, 62, 56];
const EYE_WHITE: Colour = [244, 238, 228];
const PUPIL: Colour = [26, 18, 16];

/** The portrait of a made-up person, woven from their name. */
export function drawPortrait(name: string, look: Look) {
  const random = seeded(name);
  const skin = pick(random, SKINS);
  const ground = shade(THREADS[pick(random, GROUNDS)], 0.92);
  const cloth = clothPattern(name);
  const pattern = layered(ghost(ground, cloth), [
    ...hairBehind(look.hair, cloth),
    ...body(skin, look.jacket ? () => THREADS.night : cloth, Boolean(look.jacket)),
    ...head(skin),
    ...(look.beard ? beard() : []),
    ...face(skin),
    ...hairInFront(look.hair, cloth),
    ...(look.glasses ? glasses() : []),
    ...(look.earrings ? earrings() : []),
  ]);
  return wovenPicture(pattern, PORTRAIT_THREADS, PORTRAIT_THREADS, THREAD_WIDTH);
}

/** The ground, with the cloth showing through. */
function ghost(ground: Colour, cloth: Pattern): Pattern {
  return (x, y) => mix(ground, cloth(x, y), 0.13);
}

/** Stands in for a missing portrait: a head without a face, in quiet threads. */
export function drawNobody() {
  const skin = mix(THREADS.indigo, THREADS.linen, 0.45);
  const cloth = clothPattern('summit');
  const quiet: Pattern = (x, y) => mix(cloth(x, y), THREADS.indigo, 0.55);
  const ground = mix(THREADS.linen, THREADS.indigo, 0.12);
  const pattern = layered(ghost(ground, cloth), [...body(skin, quiet, false), ...head(skin)]);
  return wovenPicture(pattern, PORTRAIT_THREADS, PORTRAIT_THREADS, THREAD_WIDTH);
}

function body(skin: Colour, garment: Pattern, jacket: boolean): Layer[] {
  const neck: Layer[] = [
    [rectangle(MIDDLE - 5, 32, MIDDLE + 5, 45), () => shade(skin, 0.86)],
    [oval(MIDDLE, 43, 6, 4), () => shade(skin, 0.86)],
  ];
  const shoulders: Layer = [oval(MIDDLE, 64, 26, 22), garment];
  const opening: Layer = [oval(MIDDLE, 42, 6.5, 6), () => shade(skin, 0.86)];
  const shirt: Layer[] = [
    [(x, y) => y > 41 && Math.abs(x - MIDDLE) < 9 - (y - 41) * 0.5, () => THREADS.linen],
    [(x, y) => y > 41 && Math.abs(x - MIDDLE) < 6 - (y - 41) * 0.9, () => shade(skin, 0.86)],
  ];
  return [...neck, shoulders, ...(jacket ? shirt : [opening])];
}

/** The side away from the light is darker. */
function head(skin: Colour): Layer[] {
  const lit: Pattern = (x) => (x < MIDDLE ? shade(skin, 1.12) : skin);
  return [
    [mirrored(oval(MIDDLE - 10, 24.5, 2, 3.4)), () => shade(skin, 0.92)],
    [oval(MIDDLE, 22.5, 10, 13.5, 2.5), lit],
  ];
}

function face(skin: Colour): Layer[] {
  const dark = shade(skin, 0.62);
  return [
    [mirrored(rectangle(MIDDLE - 7, 18, MIDDLE - 3, 19)), () => PUPIL],
    [mirrored(rectangle(MIDDLE - 7, 21, MIDDLE - 3, 23)), () => EYE_WHITE],
    [mirrored(rectangle(MIDDLE - 6, 21, MIDDLE - 4, 23)), () => PUPIL],
    [rectangle(MIDDLE, 20, MIDDLE + 1, 27), () => shade(skin, 0.84)],
    [rectangle(MIDDLE - 2, 27, MIDDLE + 2, 28), () => dark],
    [rectangle(MIDDLE - 4, 31, MIDDLE + 4, 32), () => shade(LIPS, 0.8)],
    [rectangle(MIDDLE - 3, 32, MIDDLE + 3, 33), () => LIPS],
  ];
}
