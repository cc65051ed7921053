import type { Look } from '#platform/server/samples.ts';
import { type Colour, shade, THREADS } from '#ui/cloth/palette.ts';
import { all, type Layer, MIDDLE, mirrored, not, oval, rectangle } from './portrait-shapes.ts';
import type { Pattern } from './woven-picture.ts';

const HAIR: Colour = [28, 22, 24];
const LIGHT_HAIR = shade(HAIR, 1.6);
const hair: Pattern = (x, y) => ((x + y) % 4 < 2 ? HAIR : shade(HAIR, 1.25));
const plaits: Pattern = (x, y) => (x % 3 === 0 ? shade(HAIR, 0.7) : y % 3 === 0 ? LIGHT_HAIR : HAIR);
const scalp = oval(MIDDLE, 21.5, 11, 14, 2.4);

export function hairBehind(style: Look['hair'], cloth: Pattern): Layer[] {
  if (style === 'afro') return [[oval(MIDDLE, 17, 16.5, 15.5), hair]];
  if (style === 'braids') return [[rectangle(MIDDLE - 14, 14, MIDDLE + 14, 47), plaits]];
  if (style === 'bun') return [[oval(MIDDLE, 6, 6.5, 5.5), hair]];
  if (style === 'wrap') return [[oval(MIDDLE, 3.5, 6, 4.5), (x, y) => shade(cloth(x, y + 5), 0.8)]];
  return [];
}

export function hairInFront(style: Look['hair'], cloth: Pattern): Layer[] {
  const above = (line: number) => all(scalp, (x, y) => y < line + Math.abs(x + 0.5 - MIDDLE) * 0.18);
  const temples = all(scalp, mirrored(rectangle(MIDDLE - 11, 10, MIDDLE - 9, 21)));
  switch (style) {
    case 'crop':
      return [
        [above(12.5), hair],
        [temples, hair],
      ];
    case 'afro':
      return [
        [above(13), hair],
        [temples, hair],
      ];
    case 'bun':
      return [
        [above(13), hair],
        [temples, hair],
      ];
    case 'braids':
      return [
        [above(13), plaits],
        [all(oval(MIDDLE, 21, 14, 16), mirrored(rectangle(MIDDLE - 14, 8, MIDDLE - 9, 24))), plaits],
      ];
    case 'wrap':
      return [[all(oval(MIDDLE, 15, 13.5, 12.5, 2.2), (_x, y) => y < 15), (x, y) => cloth(x, y + 3)]];
    case 'bald':
      return [];
  }
}

export function beard(): Layer[] {
  const jaw = all(
    oval(MIDDLE, 23, 10.4, 14, 2.5),
    (x, y) => y > 28 || (y > 21 && Math.abs(x + 0.5 - MIDDLE) > 8.5),
  );
  return [[jaw, hair]];
}

export function glasses(): Layer[] {
  const rim = all(rectangle(MIDDLE - 9, 19, MIDDLE - 1, 26), not(rectangle(MIDDLE - 8, 20, MIDDLE - 2, 25)));
  return [
    [mirrored(rim), () => THREADS.gold],
    [rectangle(MIDDLE - 1, 21, MIDDLE + 1, 22), () => THREADS.gold],
  ];
}

export function earrings(): Layer[] {
  return [[mirrored(rectangle(MIDDLE - 12, 28, MIDDLE - 10, 32)), () => THREADS.gold]];
}
