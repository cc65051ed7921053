import { kindNamed, mayKnow } from '#platform/contract/kind.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext, Services } from '#platform/server/http/context.ts';
import { kindsWith } from '#platform/server/module.ts';
import type { PictureUser, ShownIn } from '#platform/server/pictures/picture-user.ts';
import type { DescribedPicture } from '#platform/server/pictures/queries.ts';
import type { LibraryPicture, PictureUse } from '../contract.ts';
import { addressOf, idOf } from './addresses.ts';

const SVG = 'image/svg+xml';
/** Of each kind of record. */
const TITLED_MAX = 1_000;
/** A query has a condition or two for each, and SQLite takes no more than 1,000 in one. */
const NAMES_AT_ONCE = 200;
/** Of the uses of a picture, in the list, and where it is shown by itself. */
const [LISTED_MAX, NAMED_MAX] = [3, 20];

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
  find = (user: PictureUser, some: readonly string[]) => user.findUses(database, some),
): Promise<ShownIn[]> {
  const uses: ShownIn[] = [];
  for (let start = 0; start < names.length; start += NAMES_AT_ONCE) {
    const some = names.slice(start, start + NAMES_AT_ONCE);
    const found = await Promise.all(users.map((user) => find(user, some)));
    uses.push(...found.flat());
  }
  return uses;
}

/** The pictures of records with such a title, of those kinds that this user may know of. */
export async function namesTitled(context: CallContext, title = ''): Promise<string[]> {
  if (!title) return [];
  const { modules, store, actor } = context;
  const known = kindsWith(modules, 'pictures').filter(({ kind }) => mayKnow(kind, actor));
  const found = await Promise.all(
    known.map(({ pictures }) => pictures.findTitled(store.database, title, TITLED_MAX)),
  );
  return found.flat().flatMap(({ picture }) => picture ?? []);
}

/** Of a record that this user may not know of, only the kind: its title may be a draft's. */
export function asKnown({ actor }: Pick<CallContext, 'actor'>, uses: readonly ShownIn[]): ShownIn[] {
  return uses.map((use) => {
    const kind = kindNamed(use.kind);
    return kind && mayKnow(kind, actor) ? use : { ...use, title: kind?.one() ?? '' };
  });
}

/** With the first of their uses, which are found as quickly however many posts there are. */
export async function toLibrary(
  context: CallContext,
  pictures: readonly DescribedPicture[],
): Promise<LibraryPicture[]> {
  const { database } = context.store;
  const names = pictures.map(({ name }) => name);
  const first = (user: PictureUser, some: readonly string[]) =>
    user.findFirst?.(database, some, LISTED_MAX + 1) ?? user.findUses(database, some);
  const found = await usesOf(database, picturesOf(context), names, first);
  const uses = Map.groupBy(asKnown(context, found), ({ name }) => name);
  return pictures.map((picture) => {
    const shown = (uses.get(picture.name) ?? []).filter(({ isPast }) => !isPast);
    return {
      id: idOf(picture.name),
      name: picture.name,
      address: addressOf(picture),
      title: picture.title || shown[0]?.title || '',
      alt: picture.alt,
      width: picture.width,
      height: picture.height,
      date: picture.created_at,
      uses: shown.slice(0, LISTED_MAX).map(toUse),
      hasMore: shown.length > LISTED_MAX,
    };
  });
}

/** Wherever a picture is shown, or may be shown again. */
export async function allUsesOf(context: CallContext, { name, media_type }: DescribedPicture) {
  const found = asKnown(context, await usesOf(context.store.database, picturesOf(context), [name]));
  const shown = found.filter(({ isPast }) => !isPast);
  return {
    count: shown.length,
    uses: shown.slice(0, NAMED_MAX).map(toUse),
    isLogo: media_type === SVG || found.some(({ isLogo }) => isLogo),
    keptForVersions: shown.length === 0 && found.length > 0,
  };
}

function toUse({ kind, id, title }: ShownIn): PictureUse {
  return { kind, id, title };
}
