import { publicAddress } from './public-addresses.ts';

/** The colours that a site chooses, each as '#rrggbb'. All others follow from them. */
export interface Look {
  /** What acts: buttons, marks, the focus. Its hue tints paper. */
  accent: string;
  /** Its hue and chroma are those of text, dark grounds and lines. */
  ink: string;
  gold: string;
  palm: string;
  clay: string;
  indigo: string;
}

/** The look of tokens.css. */
export const DEFAULT_LOOK: Look = {
  accent: '#f3ba32',
  ink: '#121c32',
  gold: '#eeb328',
  palm: '#1e7546',
  clay: '#c5492a',
  indigo: '#33419d',
};

/** The names of a look's colours, in the order in which they are chosen. */
export const LOOK_COLOURS = ['accent', 'ink', 'gold', 'palm', 'clay', 'indigo'] as const;

/** Films and sample pictures are woven in our own colours. */
export function isOurLook(look: Look): boolean {
  return LOOK_COLOURS.every((name) => look[name] === DEFAULT_LOOK[name]);
}

/** A look in an address: its colours one after another. */
export function lookName(look: Look): string {
  return LOOK_COLOURS.map((colour) => look[colour].slice(1)).join('-');
}

/** The style sheet of a look; undefined if it is ours, which is in every page's own. */
export function lookSheet(look: Look): string | undefined {
  return isOurLook(look) ? undefined : publicAddress.look(lookName(look));
}
