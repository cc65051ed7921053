import type { Details } from '#platform/server/details.ts';
import { roleLabel } from '../contract.ts';
import { countryName } from '../countries.ts';
import type { ListedSpeaker } from './listed-speakers.ts';

/** A picture is told of by itself: its file's name says nothing. */
export function speakerDetails(row: ListedSpeaker): Details {
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

/** What a speaker's version is made from: two who change only the picture change the same thing. */
export function versionedSpeaker(row: ListedSpeaker): Details {
  return { ...speakerDetails(row), Picture: row.picture ?? '' };
}
