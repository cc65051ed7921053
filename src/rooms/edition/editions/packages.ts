import type { Content, SponsorshipPackage } from '#rooms/edition/content/contract.ts';

/** The last place closes a package; it is sold to whoever is a sponsor of its name. */
export function isSoldOut({ name, places }: SponsorshipPackage, { sold }: Pick<Content, 'sold'>): boolean {
  return places !== null && (sold[name] ?? 0) >= places;
}
