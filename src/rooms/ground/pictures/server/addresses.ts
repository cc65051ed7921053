import { PICTURE_FOLDERS } from '#platform/contract/picture-folders.ts';
import type { PictureRow } from '#platform/server/pictures/tables.ts';

export function addressOf({ name, kind }: Pick<PictureRow, 'name' | 'kind'>): string {
  return `${PICTURE_FOLDERS[kind]}/${name}`;
}

/** A picture's id is its name without the ending. */
export function idOf(name: string): string {
  return name.replace(/\.\w+$/, '');
}
