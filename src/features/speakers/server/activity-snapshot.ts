import type { ActivitySnapshot } from '#platform/server/activity-snapshot.ts';
import { roleLabel } from '../contract.ts';
import { countryName } from '../countries.ts';
import type { ListedSpeaker } from './listed-speakers.ts';

/** Leaves out the picture: changes to it are described separately, because its file name tells nothing. */
export function speakerSnapshot(row: ListedSpeaker): ActivitySnapshot {
  return {
    Title: row.title,
    Category: row.category ?? '',
    'Full name': row.fullname,
    Designation: row.designation,
    'Event role': roleLabel(row.role),
    Company: row.company,
    Country: row.country ? countryName(row.country) : '',
    Description: row.description,
  };
}

/**
 * What a speaker's version is computed from. Includes the picture, so that two changes to it alone conflict.
 */
export function versionedSpeaker(row: ListedSpeaker): ActivitySnapshot {
  return { ...speakerSnapshot(row), Picture: row.picture ?? '' };
}
