import { Refusal } from '#platform/contract/refusal.ts';
import { numberedSlug, slugOf } from '#platform/contract/slug.ts';
import type { Database } from '#platform/server/database/store.ts';
import * as say from '../messages.ts';
import { findOwnerOfSlug, findPost, findPublished, insertSlug } from './queries.ts';

/** For a title that has no letter which an address can have. */
const NAMELESS = 'post';

/**
 * The address of a post: the one that was asked for, else one made from its title. It belongs to the post for
 * good. Runs in the caller's transaction.
 */
export async function takeSlug(
  database: Database,
  post: { id: string; title: string },
  asked: string | undefined,
): Promise<string> {
  const slug = asked ?? (await freeSlug(database, post));
  if (!(await isFreeFor(database, slug, post.id))) {
    const message = say.slugTaken();
    throw new Refusal('conflict', message, { slug: message });
  }
  await insertSlug(database, slug, post.id);
  return slug;
}

async function freeSlug(database: Database, { id, title }: { id: string; title: string }): Promise<string> {
  const base = slugOf(title) || NAMELESS;
  for (let number = 1; ; number++) {
    const slug = numberedSlug(base, number);
    if (await isFreeFor(database, slug, id)) return slug;
  }
}

/** An address must not be taken for another post's id either. */
async function isFreeFor(database: Database, slug: string, id: string): Promise<boolean> {
  const owner = await findOwnerOfSlug(database, slug);
  const namesake = await findPost(database, slug);
  return (owner ?? id) === id && (namesake?.id ?? id) === id;
}

/** A published post by its id, or by an address that it has or had. */
export async function findByAddress(database: Database, now: string, address: string) {
  const found = await findPublished(database, now, address);
  if (found) return found;
  const owner = await findOwnerOfSlug(database, address);
  return owner === undefined ? undefined : findPublished(database, now, owner);
}
