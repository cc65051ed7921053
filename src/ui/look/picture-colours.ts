import { DEFAULT_LOOK, type Look } from '#platform/contract/look.ts';
import { paletteOf } from '#platform/contract/palette.ts';
import type { Tone } from '../cloth/cloth.ts';

/** The colours of pictures that the server draws, which have no style sheet. */
export interface PictureColours {
  threads: Readonly<Record<Tone, string>>;
  /** A dark ground, and the text on it. */
  ground: string;
  text: string;
  /** A light ground, and the text on it. */
  paper: string;
  ink: string;
}

export function pictureColours(look: Look = DEFAULT_LOOK): PictureColours {
  const palette = paletteOf(look);
  const threads = {
    night: palette['thread-night'][0],
    linen: palette['thread-linen'][0],
    gold: look.gold,
    palm: look.palm,
    clay: look.clay,
    indigo: look.indigo,
  };
  const [paper, ink] = [palette.ground[0], palette.text[0]];
  return { threads, ground: palette.night[0], text: palette['on-night'][0], paper, ink };
}
