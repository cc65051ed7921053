import opentype from 'opentype.js';
import displayFont from './display.ttf?inline';

/** Narrower than the font's own spacing, as titles are set on the pages. */
const TRACKING = -0.03;
const LINE_HEIGHT = 0.98;
const LINES_MAX = 5;
const SIZE_MIN = 24;

interface Box {
  width: number;
  height: number;
  sizeMax: number;
}

const font = opentype.parse(new Uint8Array(Buffer.from(displayFont.split(',')[1] ?? '', 'base64')).buffer);

/** A title as the outlines of its letters, so that no machine needs the font to draw it. */
export function titleOutlines(title: string, box: Box) {
  let size = box.sizeMax;
  let lines = wrap(title, size, box.width);
  while (!fits(lines, size, box) && size > SIZE_MIN) {
    size -= 4;
    lines = wrap(title, size, box.width);
  }
  const path = lines
    .flatMap((line, index) => {
      const baseline = (index + 0.8) * size * LINE_HEIGHT;
      return font.getPath(line, 0, baseline, size, { letterSpacing: TRACKING }).commands.map(pathData);
    })
    .join('');
  return { path, height: lines.length * size * LINE_HEIGHT };
}

function fits(lines: readonly string[], size: number, { width, height }: Omit<Box, 'sizeMax'>): boolean {
  const low = lines.length <= LINES_MAX && lines.length * size * LINE_HEIGHT <= height;
  return low && lines.every((line) => widthOf(line, size) <= width);
}

function widthOf(line: string, size: number): number {
  return font.getAdvanceWidth(line, size, { letterSpacing: TRACKING });
}

function wrap(title: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of title.split(/\s+/)) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    const roomy = widthOf(longer, size) <= width;
    if (lines.length > 0 && roomy) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The library's own spelling loses numbers that are nearly round. */
function pathData(command: opentype.PathCommand): string {
  const places = ['x1', 'y1', 'x2', 'y2', 'x', 'y'] as const;
  const values = command as Partial<Record<(typeof places)[number], number>>;
  return command.type + places.flatMap((place) => values[place]?.toFixed(1) ?? []).join(' ');
}
