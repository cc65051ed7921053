import type { PictureRow } from '#database/schema.ts';
import { PICTURES } from '#features/speakers/pictures.ts';
import { LOGOS } from '#features/sponsors/logos.ts';

export function addressOf({ name, kind }: Pick<PictureRow, 'name' | 'kind'>): string {
  return `${kind === 'sponsor' ? LOGOS : PICTURES}/${name}`;
}

/** A picture's id is its name without the ending. */
export function idOf(name: string): string {
  return name.replace(/\.\w+$/, '');
}
