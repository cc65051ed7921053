import type { Change } from '#platform/contract/change.ts';
import { countryName } from '#platform/contract/countries.ts';
import { plainTextOf } from '#platform/contract/rich-text.ts';
import { type ActivitySnapshot, changed, changesBetween } from '#platform/server/activity-snapshot.ts';
import { roleLabel } from '../contract.ts';
import type { ListedSpeaker } from './listed-speakers.ts';

/** Leaves out the picture: changes to it are described separately, because its file name tells nothing. */
function speakerSnapshot(row: ListedSpeaker): ActivitySnapshot {
  return {
    Title: row.title,
    Category: row.category ?? '',
    'Full name': row.fullname,
    Designation: row.designation,
    'Event role': roleLabel(row.role),
    Company: row.company,
    Country: row.country ? countryName(row.country) : '',
    Description: plainTextOf(row.description),
  };
}

/**
 * What a speaker's version is computed from. Includes the picture, so that two changes to it alone conflict.
 */
export function versionedSpeaker(row: ListedSpeaker): ActivitySnapshot {
  return { ...speakerSnapshot(row), Description: row.description, Picture: row.picture ?? '' };
}

/** What an update changed, in words. Of the description's formatting, it only says that it changed. */
export function speakerChanges(before: ListedSpeaker, after: ListedSpeaker): Change[] {
  const changes = changesBetween(speakerSnapshot(before), speakerSnapshot(after));
  const isReformatted =
    before.description !== after.description && !changes.some(({ field }) => field === 'Description');
  return isReformatted ? [...changes, changed('Formatting of the description')] : changes;
}
