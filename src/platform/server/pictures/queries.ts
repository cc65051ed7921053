import type { PictureKind, PictureRow } from '#database/schema.ts';
import type { Database } from '../database/store.ts';

/** What is known about a picture without reading its content. */
export type PictureFacts = Pick<PictureRow, 'name' | 'media_type' | 'width'>;

export async function insertPicture(database: Database, row: PictureRow): Promise<void> {
  await database.insertInto('pictures').values(row).execute();
}

export function findPicture(
  database: Database,
  kind: PictureKind,
  name: string,
): Promise<PictureFacts | undefined> {
  return database
    .selectFrom('pictures')
    .select(['name', 'media_type', 'width'])
    .where('name', '=', name)
    .where('kind', '=', kind)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

export async function readContent(database: Database, name: string): Promise<Uint8Array | undefined> {
  const row = await database
    .selectFrom('pictures')
    .select('content')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.content;
}

/** Hides a picture with its record, or shows it again. */
export async function markPicture(
  database: Database,
  name: string | null,
  deletedAt: string | null,
): Promise<void> {
  if (!name) return;
  await database.updateTable('pictures').set({ deleted_at: deletedAt }).where('name', '=', name).execute();
}

export async function removePicture(database: Database, name: string | null): Promise<void> {
  if (!name) return;
  await database.deleteFrom('pictures').where('name', '=', name).execute();
}
