import type { ActivitySnapshot } from '#platform/server/activity-snapshot.ts';
import type { SponsorRow } from './tables.ts';

/** Leaves out the logo: changes to it are described separately, because its file name tells nothing. */
export function sponsorSnapshot({ title, name, website }: SponsorRow): ActivitySnapshot {
  return { Title: title, Name: name, Website: website ?? '' };
}

/** What a sponsor's version is computed from. Includes the logo, so that two changes to it alone conflict. */
export function versionedSponsor(row: SponsorRow): ActivitySnapshot {
  return { ...sponsorSnapshot(row), Logo: row.picture };
}
