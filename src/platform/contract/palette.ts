import { accentOf } from './accent.ts';
import { hexOf, type Shade, shadeOf } from './colour.ts';
import { DEFAULT_LOOK, type Look, lookName } from './look.ts';
import { onceForEach } from './once-for-each.ts';

/** A colour in the light and in the dark theme. */
export type Pair = readonly [light: string, dark: string];
export type Palette = ReturnType<typeof compute>;

/** How much more saturated than ours the ink of another look may be. */
const INK_CHROMA_MAX = 1.25;
/** The least lightness at which a mark is seen on a dark ground. */
const SEEN_ON_DARK = 0.7;
const SEEN_ON_LIGHT = 0.42;
/** The focus is more vivid than the cloth. */
const FOCUS_CHROMA = 1.25;
const INDIGO_IN_THE_DARK = 0.47;

const KEPT_MAX = 100;

/** The tokens of tokens.css that depend on the look, by their names without '--color-'. A mail takes less time than its colours. */
export const paletteOf: (look: Look) => Palette = onceForEach(lookName, compute, KEPT_MAX);

function compute(look: Look) {
  const paper = tint(look.accent, DEFAULT_LOOK.accent, 1);
  const ink = tint(look.ink, DEFAULT_LOOK.ink, INK_CHROMA_MAX);
  const { accent, strong, onAccent } = accentOf(look.accent);
  const indigo = shadeOf(look.indigo);
  const underline = hexOf(atLeast(accent, SEEN_ON_DARK));
  const focus = hexOf(atLeast(strong, SEEN_ON_DARK));
  return {
    ground: [paper(0.972, 0.012), ink(0.175, 0.03)],
    raised: [paper(0.992, 0.006), ink(0.215, 0.033)],
    sunk: [paper(0.938, 0.017), ink(0.145, 0.026)],
    text: [ink(0.215, 0.04), paper(0.955, 0.014)],
    quiet: [ink(0.41, 0.035), paper(0.77, 0.02)],
    line: [paper(0.845, 0.02), ink(0.335, 0.035)],
    edge: [ink(0.56, 0.03), ink(0.6, 0.03)],
    accent: both(look.accent),
    'accent-strong': both(hexOf(strong)),
    'on-accent': both(onAccent),
    underline: [hexOf({ ...accent, lightness: Math.min(accent.lightness, SEEN_ON_DARK) }), underline],
    focus: [hexOf({ ...indigo, lightness: SEEN_ON_LIGHT, chroma: indigo.chroma * FOCUS_CHROMA }), focus],
    night: [ink(0.2, 0.04), ink(0.245, 0.07)],
    'on-night': both(paper(0.955, 0.014)),
    'quiet-on-night': both(paper(0.8, 0.02)),
    'line-on-night': both(ink(0.38, 0.04)),
    'edge-on-night': both(ink(0.65, 0.03)),
    'underline-on-night': both(underline),
    'focus-on-night': both(focus),
    'thread-night': [ink(0.23, 0.045), ink(0.115, 0.025)],
    'thread-linen': [paper(0.945, 0.022), paper(0.91, 0.025)],
    'thread-gold': both(look.gold),
    'thread-palm': both(look.palm),
    'thread-clay': both(look.clay),
    'thread-indigo': [look.indigo, hexOf(atLeast(indigo, INDIGO_IN_THE_DARK))],
  } satisfies Record<string, Pair>;
}

/** Shades of a colour whose chroma is ours, less or more as the colour is less or more saturated than our own. */
function tint(chosen: string, own: string, most: number): (lightness: number, chroma: number) => string {
  const { chroma: saturation, hue } = shadeOf(chosen);
  const part = Math.min(saturation / shadeOf(own).chroma, most);
  return (lightness, chroma) => hexOf({ lightness, chroma: chroma * part, hue });
}

function atLeast(shade: Shade, lightness: number): Shade {
  return { ...shade, lightness: Math.max(shade.lightness, lightness) };
}

function both(colour: string): Pair {
  return [colour, colour];
}
