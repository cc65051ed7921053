/** In the name of a picture: it is a logo that needs a dark ground. */
export const LIGHT = '-light';

export function isLightLogo(name: string): boolean {
  return /-light\.\w+$/.test(name);
}
