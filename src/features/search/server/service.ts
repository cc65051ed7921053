import { partnershipsNamed } from '#features/partnerships/server/service.ts';
import { attendeesNamed } from '#features/registrations/server/service.ts';
import { speakersNamed } from '#features/speakers/server/service.ts';
import { sponsorsNamed } from '#features/sponsors/server/service.ts';
import { usersNamed } from '#features/users/server/service.ts';
import type { Database } from '#platform/server/database/store.ts';
import { FOUND_PER_KIND, type Found } from '../contract.ts';

/** Everything that has the term in its name, kind by kind. */
export async function findEverything(database: Database, term: string): Promise<Found[]> {
  const attendees = await attendeesNamed(database, term, FOUND_PER_KIND);
  const partnerships = await partnershipsNamed(database, term, FOUND_PER_KIND);
  const speakers = await speakersNamed(database, term, FOUND_PER_KIND);
  const sponsors = await sponsorsNamed(database, term, FOUND_PER_KIND);
  const users = await usersNamed(database, term, FOUND_PER_KIND);
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
