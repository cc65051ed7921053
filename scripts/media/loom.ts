import { ACROSS, crossing, type Design, designOf, REPEAT, SHIFT } from '../../src/ui/cloth/cloth.ts';
import { type Colour, mix, THREADS } from '../../src/ui/cloth/palette.ts';
import { seeded } from '../../src/ui/cloth/seeded.ts';
import { NIGHT, SIGNAL } from './palette.ts';

export interface Scene {
  name: string;
  width: number;
  height: number;
  /** Pixels of one crossing of warp and weft. */
  crossing: number;
  /** Pixels that the cloth moves between two frames. */
  step: number;
  seeds: readonly string[];
  /** Where the weaving happens, as a share of the height, and how far it moves up and down. */
  fell: number;
  wander: number;
  /** How many signals run down each strip in one loop. */
  signals: number;
  /** Darkens the left part, so that text on it is readable. */
  shaded: boolean;
}

interface StripState {
  design: Design;
  phase: number;
  signals: readonly { thread: number; start: number }[];
}

const SIGNAL_LENGTH = 0.16;
const PICKS_A_SHUTTLE = 14;

/** In one loop the cloth moves by exactly one repeat, so that the loop is seamless. */
export function framesOf(scene: Scene): number {
  return (REPEAT * scene.crossing) / scene.step;
}

/** Draws frames of cloth weaving itself: bare warp above, signals running down it, cloth below. */
export function createLoom(scene: Scene): (frame: number) => Uint8Array {
  const strips = scene.seeds.map((seed): StripState => {
    const random = seeded(`${scene.name} ${seed}`);
    const signals = Array.from({ length: scene.signals }, () => ({
      thread: Math.floor(random() * ACROSS),
      start: random(),
    }));
    return { design: designOf(seed), phase: random(), signals };
  });
  const stripWidth = scene.width / strips.length;
  return (frame) => {
    const pixels = new Uint8Array(scene.width * scene.height * 3);
    const time = frame / framesOf(scene);
    for (let x = 0; x < scene.width; x++) {
      const index = Math.floor(x / stripWidth);
      drawColumn(pixels, scene, strips[index] as StripState, {
        x,
        index,
        within: x - index * stripWidth,
        stripWidth,
        frame,
        time,
      });
    }
    return pixels;
  };
}

interface Column {
  x: number;
  index: number;
  within: number;
  stripWidth: number;
  frame: number;
  time: number;
}

function drawColumn(pixels: Uint8Array, scene: Scene, strip: StripState, column: Column): void {
  const size = column.stripWidth / ACROSS;
  const thread = Math.floor(column.within / size);
  const acrossThread = (column.within % size) / size;
  const seam = column.within < 1;
  const fell = fellAt(scene, strip, column.time);
  const shade = scene.shaded ? shadeAt(column.x / scene.width) : 1;
  for (let y = 0; y < scene.height; y++) {
    const colour = seam
      ? NIGHT
      : y < fell
        ? bareWarp(scene, strip, { thread, acrossThread, y, fell, time: column.time })
        : clothAt(scene, strip, { thread, acrossThread, y, ...column });
    const at = (y * scene.width + column.x) * 3;
    for (const channel of [0, 1, 2] as const) {
      pixels[at + channel] = NIGHT[channel] + (colour[channel] - NIGHT[channel]) * shade;
    }
  }
}

function fellAt(scene: Scene, strip: StripState, time: number): number {
  const wave =
    Math.sin(2 * Math.PI * (time + strip.phase)) + 0.4 * Math.sin(2 * Math.PI * (3 * time + strip.phase));
  return scene.height * (scene.fell + scene.wander * wave);
}

function clothAt(
  scene: Scene,
  { design }: StripState,
  { thread, acrossThread, y, index, frame }: Column & { thread: number; acrossThread: number; y: number },
): Colour {
  const along = (y - frame * scene.step) / scene.crossing;
  const pick = Math.floor(along) + (index % 2) * SHIFT;
  const tone = THREADS[crossing(design, thread, pick)];
  const edge = Math.max(Math.abs(acrossThread - 0.5), Math.abs(along - Math.floor(along) - 0.5));
  return mix(tone, NIGHT, edge > 0.44 ? 0.22 : 0);
}

function bareWarp(
  scene: Scene,
  { design, signals, phase }: StripState,
  at: { thread: number; acrossThread: number; y: number; fell: number; time: number },
): Colour {
  const shuttle = at.fell - at.y;
  if (shuttle < scene.crossing && isShuttle(at, phase, scene)) return THREADS.linen;
  if (Math.abs(at.acrossThread - 0.5) > 0.17) return NIGHT;
  const light = Math.max(0, ...signals.map((signal) => brightness(signal, at)));
  const own = mix(NIGHT, THREADS[design.warp[at.thread] ?? 'linen'], 0.55);
  return mix(own, SIGNAL, light);
}

function brightness(
  signal: { thread: number; start: number },
  { thread, y, fell, time }: { thread: number; y: number; fell: number; time: number },
): number {
  if (thread !== signal.thread && thread !== ACROSS - 1 - signal.thread) return 0;
  const head = ((time * 2 + signal.start) % 1) * (1 + 2 * SIGNAL_LENGTH) - SIGNAL_LENGTH;
  const behind = head - y / fell;
  return behind < 0 ? Math.max(0, 1 + behind * 60) : Math.max(0, 1 - behind / SIGNAL_LENGTH);
}

function isShuttle(
  at: { thread: number; acrossThread: number; time: number },
  phase: number,
  scene: Scene,
): boolean {
  const passes = (REPEAT / PICKS_A_SHUTTLE) * at.time + phase;
  const place = Math.abs(((passes * 2) % 2) - 1) * ACROSS;
  return Math.abs(at.thread + at.acrossThread - place) < 1.6 + scene.crossing / 40;
}

/** Transparent on the left, full on the right. */
function shadeAt(share: number): number {
  const from = Math.min(1, Math.max(0, (share - 0.38) / 0.5));
  return 0.13 + 0.87 * from * from * (3 - 2 * from);
}
