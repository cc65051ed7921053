import { extname } from 'node:path';
import { isLightLogo, LIGHT } from '../../contract/light-logo.ts';
import type { Database } from '../database/store.ts';
import type { Services } from '../http/context.ts';
import { newId } from '../identifier.ts';
import type { PreparedPicture } from './prepare-picture.ts';
import { insertPicture, readPicture, removePicture } from './queries.ts';
import type { PictureKind } from './tables.ts';

const SUFFIXES = { 'image/webp': 'webp', 'image/svg+xml': 'svg' } as const;

/** Stores a picture under a new name, as part of the caller's transaction. Returns the name. */
export async function storePicture(
  database: Database,
  { clock }: Pick<Services, 'clock'>,
  kind: PictureKind,
  picture: PreparedPicture,
): Promise<string> {
  const { mediaType, content, width, height, isLight } = picture;
  const name = `${newId()}${isLight ? LIGHT : ''}.${SUFFIXES[mediaType]}`;
  const created_at = clock.now().toISOString();
  const row = { name, kind, media_type: mediaType, content, width, height, created_at, deleted_at: null };
  await insertPicture(database, row);
  return name;
}

/** Stores a picture again for another record, as part of the caller's transaction. Returns its name; of one that isn't stored, the same. */
export async function copyPicture<Name extends string | null>(
  database: Database,
  { clock }: Pick<Services, 'clock'>,
  name: Name,
): Promise<Name | string> {
  const picture = name && (await readPicture(database, name));
  if (!picture) return name;
  const mark = isLightLogo(picture.name) ? LIGHT : '';
  const copy = `${newId()}${mark}${extname(picture.name)}`;
  await insertPicture(database, { ...picture, name: copy, created_at: clock.now().toISOString() });
  return copy;
}

/**
 * Replaces a picture for good, as part of the caller's transaction. Without a new picture the old one stays.
 * Returns the name of the current one.
 */
export async function replacePicture<Name extends string | null>(
  database: Database,
  services: Pick<Services, 'clock'>,
  kind: PictureKind,
  { former, next }: { former: Name; next: PreparedPicture | undefined },
): Promise<Name | string> {
  if (!next) return former;
  await removePicture(database, former);
  return storePicture(database, services, kind, next);
}
