import type { Database } from '#platform/server/database/store.ts';
import type { Services } from '#platform/server/http/context.ts';
import { kindsWith } from '#platform/server/module.ts';
import type { PictureUser, ShownIn } from '#platform/server/pictures/picture-user.ts';
import type { DescribedPicture } from '#platform/server/pictures/queries.ts';
import type { LibraryPicture } from '../contract.ts';
import { addressOf, idOf } from './addresses.ts';

const SVG = 'image/svg+xml';
/** Of each kind of record. */
const TITLED_MAX = 1_000;
/** A query has a condition or two for each, and SQLite takes no more than 1,000 in one. */
const NAMES_AT_ONCE = 200;

/** Every record that shows one of these pictures, or may show it again. */
declare module '#platform/server/module.ts' {
  interface ServerKind {
    /** Where its records show pictures, and how they show others instead. */
    pictures?: PictureUser;
  }
}

export function picturesOf({ modules }: Pick<Services, 'modules'>): PictureUser[] {
  return kindsWith(modules, 'pictures').map(({ pictures }) => pictures);
}

export async function usesOf(
  database: Database,
  users: readonly PictureUser[],
  names: readonly string[],
): Promise<ShownIn[]> {
  const uses: ShownIn[] = [];
  for (let start = 0; start < names.length; start += NAMES_AT_ONCE) {
    const some = names.slice(start, start + NAMES_AT_ONCE);
    const found = await Promise.all(users.map((user) => user.findUses(database, some)));
    uses.push(...found.flat());
  }
  return uses;
}

/** The pictures of records with such a title. */
export async function namesTitled(
  database: Database,
  users: readonly PictureUser[],
  title = '',
): Promise<string[]> {
  if (!title) return [];
  const found = await Promise.all(users.map((user) => user.findTitled(database, title, TITLED_MAX)));
  return found.flat().flatMap(({ picture }) => picture ?? []);
}

export async function toLibrary(
  database: Database,
  users: readonly PictureUser[],
  pictures: readonly DescribedPicture[],
): Promise<LibraryPicture[]> {
  const uses = Map.groupBy(
    await usesOf(
      database,
      users,
      pictures.map(({ name }) => name),
    ),
    ({ name }) => name,
  );
  return pictures.map((picture) => {
    const found = uses.get(picture.name) ?? [];
    const shown = found.filter(({ isPast }) => !isPast);
    return {
      id: idOf(picture.name),
      name: picture.name,
      address: addressOf(picture),
      title: picture.title || shown[0]?.title || '',
      alt: picture.alt,
      width: picture.width,
      height: picture.height,
      date: picture.created_at,
      isLogo: picture.media_type === SVG || found.some(({ isLogo }) => isLogo),
      uses: shown.map(({ kind, id, title }) => ({ kind, id, title })),
      keptForVersions: shown.length === 0 && found.length > 0,
    };
  });
}
