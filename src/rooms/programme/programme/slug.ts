import { numberedSlug, slugOf } from '#platform/contract/slug.ts';

/** One that none of these is. It is added to them. */
export function freeSlug(title: string, taken: Set<string>): string {
  const wanted = slugOf(title) || 'session';
  let slug = wanted;
  for (let number = 2; taken.has(slug); number++) slug = numberedSlug(wanted, number);
  taken.add(slug);
  return slug;
}
