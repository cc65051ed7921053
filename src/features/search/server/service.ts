import { findPartnershipsByName } from '#features/partnerships/server/service.ts';
import { findAttendeesByName } from '#features/registrations/server/service.ts';
import { findSpeakersByName } from '#features/speakers/server/service.ts';
import { findSponsorsByName } from '#features/sponsors/server/service.ts';
import { findUsersByName } from '#features/users/server/service.ts';
import type { Database } from '#platform/server/database/store.ts';
import { FOUND_PER_KIND, type Found } from '../contract.ts';

/** Everything that has the term in its name, kind by kind. */
export async function findEverything(database: Database, term: string): Promise<Found[]> {
  const attendees = await findAttendeesByName(database, term, FOUND_PER_KIND);
  const partnerships = await findPartnershipsByName(database, term, FOUND_PER_KIND);
  const speakers = await findSpeakersByName(database, term, FOUND_PER_KIND);
  const sponsors = await findSponsorsByName(database, term, FOUND_PER_KIND);
  const users = await findUsersByName(database, term, FOUND_PER_KIND);
  return [
    ...attendees.map((row) => found('attendee', row.id, row.fullname, [row.company, row.email])),
    ...partnerships.map((row) => found('partnership', row.id, row.fullname, [row.company, row.package])),
    ...speakers.map((row) => found('speaker', row.id, row.fullname, [row.designation, row.company])),
    ...sponsors.map((row) => found('sponsor', row.id, row.name, [row.title])),
    ...users.map((row) => found('user', row.id, row.username, [row.email, row.role])),
  ];
}

function found(kind: Found['kind'], id: string, title: string, details: string[]): Found {
  return { kind, id, title, detail: details.join(' · ') };
}
