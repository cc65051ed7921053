import type { Pattern } from './woven-picture.ts';

/** Threads across and down a portrait. */
export const PORTRAIT_THREADS = 56;
export const MIDDLE = PORTRAIT_THREADS / 2;

/** Whether a crossing lies within a shape. */
export type Shape = (x: number, y: number) => boolean;
export type Layer = readonly [Shape, Pattern];

/** Layers on top of a ground: each crossing shows the last layer that covers it. */
export function layered(ground: Pattern, layers: readonly Layer[]): Pattern {
  return (x, y) => {
    const top = layers.findLast(([covers]) => covers(x, y));
    return (top ? top[1] : ground)(x, y);
  };
}

export function rectangle(left: number, top: number, right: number, bottom: number): Shape {
  return (x, y) => x >= left && x < right && y >= top && y < bottom;
}

/** An ellipse; a higher power makes its sides straighter. */
export function oval(cx: number, cy: number, rx: number, ry: number, power = 2): Shape {
  return (x, y) => Math.abs((x + 0.5 - cx) / rx) ** power + Math.abs((y + 0.5 - cy) / ry) ** power <= 1;
}

/** The shape and its mirror image on the other side of the face. */
export function mirrored(shape: Shape): Shape {
  return (x, y) => shape(x, y) || shape(PORTRAIT_THREADS - 1 - x, y);
}

export function all(...shapes: readonly Shape[]): Shape {
  return (x, y) => shapes.every((covers) => covers(x, y));
}

export function not(shape: Shape): Shape {
  return (x, y) => !shape(x, y);
}
