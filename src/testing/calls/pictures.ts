import { preparePhoto } from '#platform/server/pictures/prepare-picture.ts';
import { storePicture } from '#platform/server/pictures/store-picture.ts';
import type { PictureKind } from '#platform/server/pictures/tables.ts';
import type { TestApp } from '../app.ts';
import { samplePhoto } from '../sample-pictures.ts';

export interface PictureRow {
  folder: string;
  /** Served when the picture is missing. */
  standIn: string;
  kind: PictureKind;
}

/** The addresses of pictures. They are files, so they have no form with `.php` (docs/product.md, 8). */
export const DOCUMENTED_PICTURES: readonly PictureRow[] = [
  { folder: '/aiAPI/uploads', standIn: 'default-speaker.jpg', kind: 'upload' },
  { folder: '/aiAPI/partnersponsor', standIn: 'default-sponsor.jpg', kind: 'sponsor' },
];

/** Stores a picture and returns its name. */
export async function storedPicture({ store, services }: TestApp, kind: PictureKind): Promise<string> {
  return storePicture(store.database, services, kind, await preparePhoto(await samplePhoto()));
}
