import type { SponsorRow } from '#database/schema.ts';
import type { ActivitySnapshot } from '#platform/server/activity-snapshot.ts';

/** A logo is told of by itself: its file's name says nothing. */
export function sponsorSnapshot({ title, name, website }: SponsorRow): ActivitySnapshot {
  return { Title: title, Name: name, Website: website ?? '' };
}

/** What a sponsor's version is made from: two who change only the logo change the same thing. */
export function versionedSponsor(row: SponsorRow): ActivitySnapshot {
  return { ...sponsorSnapshot(row), Logo: row.picture };
}
