import type { SpeakerRow, SponsorRow, UserRow } from '#database/schema.ts';
import { contains } from '#platform/server/database/search.ts';
import type { Database } from '#platform/server/database/store.ts';
import { FOUND_PER_KIND } from '../contract.ts';

export function findSpeakers(database: Database, term: string): Promise<SpeakerRow[]> {
  return database
    .selectFrom('speakers')
    .selectAll()
    .where('deleted_at', 'is', null)
    .where(contains('fullname_key', term))
    .orderBy('fullname_key')
    .limit(FOUND_PER_KIND)
    .execute();
}

export function findSponsors(database: Database, term: string): Promise<SponsorRow[]> {
  return database
    .selectFrom('sponsors')
    .selectAll()
    .where('deleted_at', 'is', null)
    .where(contains('name_key', term))
    .orderBy('name_key')
    .limit(FOUND_PER_KIND)
    .execute();
}

export function findUsers(database: Database, term: string): Promise<UserRow[]> {
  return database
    .selectFrom('users')
    .selectAll()
    .where('deleted_at', 'is', null)
    .where((either) => either.or([contains('username_key', term), contains('email_key', term)]))
    .orderBy('username_key')
    .limit(FOUND_PER_KIND)
    .execute();
}
