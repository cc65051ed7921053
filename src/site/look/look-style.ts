import { DEFAULT_LOOK, LOOK_COLOURS, type Look } from '#platform/contract/look.ts';
import { paletteOf } from '#platform/contract/palette.ts';

const NAME = /^[\da-f]{6}(-[\da-f]{6}){5}$/;

/** The look with this name; undefined if it is none. */
export function namedLook(name: string): Look | undefined {
  if (!NAME.test(name)) return undefined;
  const look = { ...DEFAULT_LOOK };
  for (const [index, colour] of name.split('-').entries())
    look[LOOK_COLOURS[index] ?? 'accent'] = `#${colour}`;
  return look;
}

/**
 * A style sheet that puts a look's palette in place of our own, in both themes, also within a shadow tree.
 */
export function lookStyle(look: Look): string {
  const declared = Object.entries(paletteOf(look)).map(
    ([token, [light, dark]]) => `--color-${token}:${light === dark ? light : `light-dark(${light},${dark})`}`,
  );
  return `:root,:host{${declared.join(';')}}`;
}
