import type { ActivitySnapshot } from '#platform/server/activity-snapshot.ts';
import * as say from '../messages.ts';
import type { toContact } from './contacts.ts';
import type { SponsorRow } from './tables.ts';

/** Leaves out the logo: changes to it are described separately, because its file name tells nothing. */
export function sponsorSnapshot({ title, name, website }: SponsorRow): ActivitySnapshot {
  return { [say.title()]: title, [say.name()]: name, [say.website()]: website ?? '' };
}

/** What a sponsor's version is computed from. Includes the logo and the contact, so that two changes to them alone conflict. */
export function versionedSponsor(row: SponsorRow, contact: ReturnType<typeof toContact>): ActivitySnapshot {
  return { ...sponsorSnapshot(row), [say.logo()]: row.picture, ...contact };
}
