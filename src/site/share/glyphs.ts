import { Buffer, Direction, Feature, shape } from 'harfbuzzjs';
import type { Face } from './faces.ts';
import type { Run } from './runs.ts';

/** Tighter than the font's own spacing, as in titles on the pages (src/ui/parts.css). */
const TRACKING = -0.015;
/** Between a letter and its accent, as a fraction of the size. */
const ACCENT_GAP = 0.05;

interface Glyph {
  id: number;
  x: number;
  y: number;
}

/** A run's glyphs in the units of its face, y upwards, and where the next run begins. */
interface Shaped {
  glyphs: Glyph[];
  width: number;
}

/** At size 1. */
export function runWidth(run: Run): number {
  return shaped(run).width / run.face.unitsPerEm;
}

/** The outlines of a run as an SVG path. */
export function runPath(run: Run, x: number, baseline: number, size: number): string {
  const scale = size / run.face.unitsPerEm;
  const { glyphs } = shaped(run);
  return [...glyphs, ...run.accents.flatMap((accent) => accentGlyph(run.face, glyphs[0], accent))]
    .map((glyph) =>
      run.face.font
        .glyphToPath(glyph.id)
        .replace(
          /(-?[\d.]+),(-?[\d.]+)/g,
          (_, across, up) =>
            `${(x + (glyph.x + Number(across)) * scale).toFixed(1)} ${(baseline - (glyph.y + Number(up)) * scale).toFixed(1)} `,
        ),
    )
    .join('');
}

export function shaped({ face, text, isRightToLeft }: Run): Shaped {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setDirection(isRightToLeft ? Direction.RTL : Direction.LTR);
  // Letters that stand closer than the font says would not fit into its ligatures.
  shape(face.font, buffer, face.isOwn ? [new Feature('liga', 0)] : []);
  const tracking = face.isOwn ? TRACKING * face.unitsPerEm : 0;
  let width = 0;
  const glyphs = buffer
    .getGlyphInfosAndPositions()
    .map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
      const glyph = { id: codepoint, x: width + xOffset, y: yOffset };
      width += xAdvance + tracking;
      return glyph;
    });
  return { glyphs, width };
}

/** An accent centred close above or below its letter. */
function accentGlyph(face: Face, letter: Glyph | undefined, accent: string): Glyph[] {
  const [mark] = shaped({ face, text: accent, isRightToLeft: false, accents: [] }).glyphs;
  const [around, own] = [letter, mark].map((glyph) => glyph && face.font.glyphExtents(glyph.id));
  if (!letter || !mark || !around || !own) return [];
  const gap = ACCENT_GAP * face.unitsPerEm;
  const isAbove = own.yBearing + own.height > 0;
  const x = letter.x + around.xBearing + around.width / 2 - own.xBearing - own.width / 2;
  const y = isAbove
    ? around.yBearing + gap - (own.yBearing + own.height)
    : around.yBearing + around.height - gap - own.yBearing;
  return [{ id: mark.id, x, y }];
}
