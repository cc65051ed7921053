import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';

/** An address's last part is an id as well, so it has an id's limit. */
export const SLUG_MAX = 64;

/** A title as the end of an address, such as 'what-to-measure'. '' if no letter or digit of it can be in one. */
export function slugOf(title: string): string {
  const words = normaliseForSearch(title)
    .replace(/['’]/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  let slug = '';
  for (const word of words) {
    const longer = slug ? `${slug}-${word}` : word;
    if (longer.length > SLUG_MAX) break;
    slug = longer;
  }
  return slug || (words[0]?.slice(0, SLUG_MAX) ?? '');
}

/** The first is the slug itself, the second ends with '-2', and so on. */
export function numberedSlug(slug: string, number: number): string {
  const ending = number === 1 ? '' : `-${number}`;
  return slug.slice(0, SLUG_MAX - ending.length) + ending;
}
