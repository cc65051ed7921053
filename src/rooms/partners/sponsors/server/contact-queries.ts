import type { Database } from '#platform/server/database/store.ts';
import type { EditionScope } from '#rooms/edition/server.ts';
import type { SponsorContactRow } from './tables.ts';

export function findContact(database: Database, sponsorId: string): Promise<SponsorContactRow | undefined> {
  return database
    .selectFrom('sponsor_contacts')
    .selectAll()
    .where('sponsor_id', '=', sponsorId)
    .executeTakeFirst();
}

export async function insertContact(database: Database, row: SponsorContactRow): Promise<void> {
  await database.insertInto('sponsor_contacts').values(row).execute();
}

export async function updateContact(
  database: Database,
  id: string,
  columns: Partial<SponsorContactRow>,
): Promise<void> {
  await database.updateTable('sponsor_contacts').set(columns).where('id', '=', id).execute();
}

export async function deleteContacts(database: Database, ids: readonly string[]): Promise<void> {
  await database.deleteFrom('sponsor_contacts').where('id', 'in', ids).execute();
}

export function findContacts(database: Database, ids: readonly string[]): Promise<SponsorContactRow[]> {
  return database.selectFrom('sponsor_contacts').selectAll().where('id', 'in', ids).execute();
}

/** How many of them hang on these sponsors. */
export async function countOfSponsors(database: Database, sponsorIds: readonly string[]): Promise<number> {
  const contacts = database.selectFrom('sponsor_contacts').where('sponsor_id', 'in', sponsorIds);
  const { count } = await contacts.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow();
  return Number(count);
}

/** With the sponsors that they are of. */
export function contactsWithSponsors(database: Database) {
  return database
    .selectFrom('sponsor_contacts')
    .innerJoin('sponsors', 'sponsors.id', 'sponsor_contacts.sponsor_id')
    .selectAll('sponsor_contacts')
    .select(['sponsors.name as company', 'sponsors.event_id', 'sponsors.deleted_at']);
}

/** Those of an edition's sponsors, or those of some sponsors. */
export function listContacts(database: Database, which: EditionScope | { ids: readonly string[] }) {
  const shown = contactsWithSponsors(database).where('sponsors.deleted_at', 'is', null);
  if ('ids' in which) return shown.where('sponsor_id', 'in', which.ids).execute();
  const { editionId } = which;
  return (editionId ? shown.where('sponsors.event_id', '=', editionId) : shown).execute();
}
