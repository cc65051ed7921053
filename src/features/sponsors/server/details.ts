import type { SponsorRow } from '#database/schema.ts';
import type { Details } from '#platform/server/details.ts';

/** A logo is told of by itself: its file's name says nothing. */
export function sponsorDetails({ title, name, website }: SponsorRow): Details {
  return { Title: title, Name: name, Website: website ?? '' };
}

/** What a sponsor's version is made from: two who change only the logo change the same thing. */
export function versionedSponsor(row: SponsorRow): Details {
  return { ...sponsorDetails(row), Logo: row.picture };
}
