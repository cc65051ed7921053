import { SLUG_MAX, slugOf } from '#platform/contract/slug.ts';

/** One that none of these is. It is added to them. */
export function freeSlug(title: string, taken: Set<string>): string {
  const wanted = slugOf(title) || 'session';
  let slug = wanted;
  for (let number = 2; taken.has(slug); number += 1) {
    const ending = `-${number}`;
    slug = `${wanted.slice(0, SLUG_MAX - ending.length)}${ending}`;
  }
  taken.add(slug);
  return slug;
}
