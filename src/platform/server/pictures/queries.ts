import { sql } from 'kysely';
import type { ListQuery } from '../../contract/lists.ts';
import { allRows } from '../database/all-rows.ts';
import { type ListShape, list } from '../database/list.ts';
import { contains } from '../database/search.ts';
import type { Database } from '../database/store.ts';
import type { PictureDetailsRow, PictureKind, PictureRow } from './tables.ts';

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

export type PictureSize = Pick<PictureRow, 'name' | 'width' | 'height'>;

/** How large these pictures are, as far as they are stored for posts and pages. */
export function findSizes(database: Database, names: readonly string[]): Promise<PictureSize[]> {
  return database
    .selectFrom('pictures')
    .select(['name', 'width', 'height'])
    .where('name', 'in', names)
    .where('kind', '=', 'upload')
    .where('deleted_at', 'is', null)
    .execute();
}

/** With its content. */
export function readPicture(database: Database, name: string): Promise<PictureRow | undefined> {
  return database.selectFrom('pictures').selectAll().where('name', '=', name).executeTakeFirst();
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

/** A stored picture with what people say about it, without its content. */
export type DescribedPicture = Omit<PictureRow, 'content'> & Pick<PictureDetailsRow, 'title' | 'alt'>;

const SHAPE: ListShape<'date' | 'title'> = {
  columns: { date: 'created_at', title: 'title' },
  initial: { sort: 'date', order: 'desc' },
  tieBreaker: 'name',
};

function described(database: Database) {
  return database
    .selectFrom('pictures')
    .leftJoin('picture_details', 'picture_details.name', 'pictures.name')
    .select([
      'pictures.name as name',
      'kind',
      'media_type',
      'width',
      'height',
      'created_at',
      'deleted_at',
      sql<string>`coalesce(title, '')`.as('title'),
      sql<string>`coalesce(alt, '')`.as('alt'),
    ]);
}

/** `titled` are those that are found as well, whatever is said about them. */
export function listPictures(
  database: Database,
  listQuery: ListQuery<'date' | 'title'>,
  titled: readonly string[],
) {
  const { search } = listQuery;
  const existing = described(database).where('deleted_at', 'is', null);
  const found = search
    ? existing.where((where) =>
        where.or([
          contains('search_text', search),
          ...(titled.length > 0 ? [where('pictures.name', 'in', titled)] : []),
        ]),
      )
    : existing;
  return list(database.selectFrom(found.as('found')).selectAll(), listQuery, SHAPE);
}

/** A picture's name begins with its id. */
export function findDescribed(database: Database, id: string): Promise<DescribedPicture | undefined> {
  return described(database)
    .where('pictures.name', 'in', [`${id}.webp`, `${id}.svg`])
    .executeTakeFirst();
}

export function describedAmong(database: Database, ids: readonly string[]): Promise<DescribedPicture[]> {
  const names = ids.flatMap((id) => [`${id}.webp`, `${id}.svg`]);
  return described(database).where('pictures.name', 'in', names).execute();
}

export async function writeDetails(database: Database, row: PictureDetailsRow): Promise<void> {
  const { name: _, ...values } = row;
  await database
    .insertInto('picture_details')
    .values(row)
    .onConflict((there) => there.column('name').doUpdateSet(values))
    .execute();
}

/** What organisers wrote for who can't see these pictures, by their names; without those of which nothing is written. */
export async function alternativeTexts(
  database: Database,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (names.length === 0) return new Map();
  const written = database.selectFrom('picture_details').select(['name', 'alt']).where('alt', '!=', '');
  return new Map((await written.where('name', 'in', names).execute()).map(({ name, alt }) => [name, alt]));
}

export function listDetails(database: Database) {
  return allRows(database.selectFrom('picture_details').select(['name as id', 'title', 'alt']), 'name');
}
