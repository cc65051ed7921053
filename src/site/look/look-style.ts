import { type Look, paletteOf } from '#ui/look/palette.ts';

/** A style sheet that puts the look's palette in place of our own, in both themes. */
export function lookStyle(look: Look): string {
  const declared = Object.entries(paletteOf(look)).map(
    ([token, [light, dark]]) => `--color-${token}:${light === dark ? light : `light-dark(${light},${dark})`}`,
  );
  return `:root{${declared.join(';')}}`;
}
