import { emailKey } from '#platform/contract/email-address.ts';
import { ownName } from '#platform/contract/language.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { Services } from '#platform/server/http/context.ts';
import { newId } from '#platform/server/identifier.ts';
import type { ServerModule } from '#platform/server/module.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';
import { languageOf } from '#platform/server/reader.ts';
import { eraseMailsAbout } from '#rooms/mail/server.ts';
import * as say from '../messages.ts';
import {
  contactsWithSponsors,
  deleteContacts,
  findContact,
  findContacts,
  insertContact,
  listContacts,
  updateContact,
} from './contact-queries.ts';
import type { SponsorContactRow } from './tables.ts';

/** As a form has it; '' or nothing where nobody is known. */
export interface Contact {
  contactName?: string | undefined;
  contactEmail?: string | undefined;
}

export function toContact(row: SponsorContactRow | undefined) {
  return { contactName: row?.name ?? '', contactEmail: row?.email ?? '' };
}

/** Sets who is written to at a sponsor, or that nobody is. Runs in the caller's transaction. */
export async function setContact(
  database: Database,
  { clock }: Pick<Services, 'clock'>,
  { id: sponsorId, name: company }: { id: string; name: string },
  { contactName, contactEmail, language = null }: Contact & { language?: string | null },
): Promise<void> {
  const missing = say.contactEmailMissing();
  if (contactName && !contactEmail) throw new Refusal('invalid', missing, { contactEmail: missing });
  const known = await findContact(database, sponsorId);
  if (!contactEmail) return removeContacts(database, known ? [known] : []);
  const columns = { name: contactName ?? company, email: contactEmail, email_key: emailKey(contactEmail) };
  if (known) {
    const changed = { ...columns, language: known.email === contactEmail ? known.language : language };
    await updateContact(database, known.id, changed);
    return;
  }
  const created_at = clock.now().toISOString();
  await insertContact(database, { ...columns, id: newId(), sponsor_id: sponsorId, language, created_at });
}

/** With the mails to them. */
async function removeContacts(database: Database, rows: readonly SponsorContactRow[]): Promise<void> {
  if (rows.length === 0) return;
  const idsOf = (name: 'id' | 'sponsor_id') => rows.map((row) => row[name]);
  await eraseMailsAbout(database, idsOf('sponsor_id'));
  await deleteContacts(database, idsOf('id'));
}

/** Known by their sponsors, in whose record the mails stand. */
export const sponsorAddressees = {
  sponsors: {
    label: say.contacts,
    reason: say.reasonOfMailing,
    isBusiness: true,
    list: async (database, which) =>
      (await listContacts(database, which)).map(
        ({ sponsor_id: id, name, email, email_key: key, language }) => ({
          ...{ id, name, email, key, language },
        }),
      ),
  },
} satisfies ServerModule['addressees'];

const toRecords = (rows: Awaited<ReturnType<typeof listContacts>>) =>
  rows.map((row) => ({
    id: row.id,
    name: row.name,
    reachedAt: [row.email],
    editionId: row.event_id,
    date: row.created_at,
    isDeleted: row.deleted_at !== null,
    details: {
      [say.sponsor()]: row.company,
      [say.contactName()]: row.name,
      [say.contactEmail()]: row.email,
      [say.language()]: ownName(languageOf(row)),
    },
  }));

export const sponsorContactData: PersonalData = {
  isByName: false,
  find: async (database, { email }) =>
    toRecords(await contactsWithSponsors(database).where('email_key', '=', emailKey(email)).execute()),
  findOfEdition: async (database, editionId, limit) =>
    toRecords(
      await contactsWithSponsors(database).where('sponsors.event_id', '=', editionId).limit(limit).execute(),
    ),
  async erase(database, ids) {
    await removeContacts(database, await findContacts(database, ids));
  },
  correct: null,
};
