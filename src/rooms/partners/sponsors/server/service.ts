import type { z } from 'zod';
import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { assertCurrentVersion, changed, changesBetween } from '#platform/server/activity-snapshot.ts';
import { reordered } from '#platform/server/database/positions.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext, Services } from '#platform/server/http/context.ts';
import { newId } from '#platform/server/identifier.ts';
import { pictureProcess } from '#platform/server/pictures/prepare-in-child.ts';
import type { PreparedPicture } from '#platform/server/pictures/prepare-picture.ts';
import { markPicture } from '#platform/server/pictures/queries.ts';
import { replacePicture, storePicture } from '#platform/server/pictures/store-picture.ts';
import { packageNamesOf } from '#rooms/edition/contract.ts';
import {
  copiedRows,
  type EditionScope,
  editionOfNew,
  editionScope,
  type FoundRecord,
  publishedEdition,
} from '#rooms/edition/server.ts';
import type { ActivityType } from '#rooms/ground/contract.ts';
import { type WithActivity, withActivity } from '#rooms/ground/server.ts';
import type { changedSponsor, newSponsor, Sponsor } from '../contract.ts';
import { DEFAULT_LOGO } from '../logos.ts';
import * as say from '../messages.ts';
import { sponsorTitles } from '../titles.ts';
import { sponsorSnapshot, versionedSponsor } from './activity-snapshot.ts';
import { findContact } from './contact-queries.ts';
import { type Contact, setContact, toContact } from './contacts.ts';
import { readableName } from './file-name.ts';
import {
  countByTitle,
  findDeletedSponsor,
  findNamed,
  findPositions,
  findSponsor,
  insertSponsor,
  listSponsors,
  nextPositionIn,
  updateSponsorRow,
} from './queries.ts';
import type { SponsorRow } from './tables.ts';

export type SponsorData = Omit<z.output<typeof newSponsor>, 'image' | 'edition' | keyof Contact> & Contact;

export async function getSponsor(database: Database, id: string): Promise<SponsorRow> {
  const sponsor = await findSponsor(database, id);
  if (!sponsor) throw new Refusal('not-found', say.gone());
  return sponsor;
}

export async function createSponsor(
  context: CallContext,
  { image, edition, ...data }: z.output<typeof newSponsor>,
): Promise<string> {
  const logo = await pictureProcess.prepareLogo(image);
  const name = data.name ?? readableName(image.name) ?? data.title;
  return withActivity(context, async (database) => {
    const editionId = (await editionOfNew(database, context.clock.now(), edition))?.id;
    await assertTitle(database, editionId, data.title);
    return insertNewSponsor(database, context, { ...data, name, editionId }, logo);
  });
}

/** How many sponsors of the current edition have each title: a package is sold to those who have its name. */
export async function countSponsorsByTitle(database: Database, now: Date): Promise<Record<string, number>> {
  const counts = await countByTitle(database, await editionScope(database, now));
  return Object.fromEntries(counts.map(({ title, count }) => [title, count]));
}

export async function findSponsorsByName(
  database: Database,
  term: string,
  limit: number,
  scope: EditionScope,
): Promise<FoundRecord[]> {
  const rows = await findNamed(database, term, limit, scope);
  return rows.map((row) => ({ id: row.id, title: row.name, details: [row.title] }));
}

/** Adds a sponsor after all others, or where many are put in their order. Runs in the caller's transaction. */
export async function insertNewSponsor(
  database: Database,
  services: Pick<Services, 'clock'>,
  data: SponsorData & { name: string; editionId: string | undefined; language?: string | null },
  logo: PreparedPicture | undefined,
  position?: number,
): Promise<WithActivity<string>> {
  const id = newId();
  const now = services.clock.now().toISOString();
  await insertSponsor(database, {
    id,
    event_id: data.editionId ?? null,
    ...toColumns(data, data.name),
    picture: logo ? await storePicture(database, services, 'sponsor', logo) : DEFAULT_LOGO,
    position: position ?? (await nextPositionIn(database)),
    created_at: now,
    updated_at: now,
    deleted_at: null,
  });
  if (data.contactName || data.contactEmail)
    await setContact(database, services, { id, name: data.name }, data);
  return {
    result: id,
    activity: describe('Created', id, say.addedEntry({ name: data.name, title: data.title })),
  };
}

/** Updates a sponsor; refused if the given version is out of date. */
export async function changeSponsor(
  context: CallContext,
  id: string,
  { image, version, ...data }: z.output<typeof changedSponsor>,
): Promise<void> {
  const next = image && (await pictureProcess.prepareLogo(image));
  return withActivity(context, async (database) => {
    const sponsor = await getSponsor(database, id);
    const contact = toContact(await findContact(database, id));
    assertCurrentVersion(() => versionedSponsor(sponsor, contact), version);
    if (data.title !== sponsor.title) await assertTitle(database, sponsor.event_id ?? undefined, data.title);
    const name = data.name ?? sponsor.name;
    const picture = await replacePicture(database, context, 'sponsor', { former: sponsor.picture, next });
    const updated_at = context.clock.now().toISOString();
    const columns = toColumns(data, name);
    await updateSponsorRow(database, id, { ...columns, picture, updated_at });
    await setContact(database, context, { id, name }, data);
    const changes = changesBetween(
      () => sponsorSnapshot(sponsor),
      () => sponsorSnapshot({ ...sponsor, ...columns }),
    );
    if (next) changes.push(changed(say.logo));
    const { contactName = '', contactEmail = '' } = data;
    if (contactName !== contact.contactName || contactEmail !== contact.contactEmail)
      changes.push(changed(say.contact));
    const activity = describe('Updated', id, say.updatedEntry({ name, title: data.title }));
    return { result: undefined, activity: { ...activity, changes } };
  });
}

/** A sponsor's title is one of the documented ones, or a package or a kind of its edition. */
export async function assertTitle(
  database: Database,
  editionId: string | undefined,
  title: string,
): Promise<void> {
  const known = await knownTitles(database, editionId);
  if (!known.includes(title)) throw new Refusal('invalid', say.titleMissing(), { title: say.titleMissing() });
}

export async function knownTitles(database: Database, editionId: string | undefined): Promise<string[]> {
  const edition = await publishedEdition(database, editionId);
  return [...sponsorTitles({ edition }), ...packageNamesOf({ edition })];
}

/** Deletes a sponsor and its logo. */
export function removeSponsor(context: CallContext, id: string): Promise<string> {
  return withActivity(context, async (database) => {
    const { name, title } = await getSponsor(database, id);
    await hideSponsor(database, id, context.clock.now().toISOString());
    return { result: name, activity: describe('Deleted', id, say.deletedEntry({ name, title })) };
  });
}

/** Deletes a sponsor and its logo; undefined if there is none with this id. Runs in the caller's transaction. */
export async function hideSponsor(database: Database, id: string, deleted_at: string) {
  const sponsor = await findSponsor(database, id);
  if (!sponsor) return undefined;
  await updateSponsorRow(database, id, { deleted_at });
  await markPicture(database, sponsor.picture, deleted_at);
  return sponsor;
}

/** Restores a deleted sponsor; undefined if there is none with this id. Runs in the caller's transaction. */
export async function restoreSponsor(
  database: Database,
  id: string,
): Promise<WithActivity<string> | undefined> {
  const sponsor = await findDeletedSponsor(database, id);
  if (!sponsor) return undefined;
  const { name, title, picture } = sponsor;
  await updateSponsorRow(database, id, { deleted_at: null });
  await markPicture(database, picture, null);
  return { result: name, activity: describe('Restored', id, say.restoredEntry({ name, title })) };
}

/** Copies those of an edition into another one, in their order. Returns how many they are. Runs in the caller's transaction. */
export async function copySponsors(
  database: Database,
  services: Pick<Services, 'clock'>,
  { from, to }: { from: string; to: string },
): Promise<number> {
  const { rows } = await listSponsors(database, {}, { editionId: from });
  const place = { editionId: to, position: await nextPositionIn(database) };
  for (const [index, copy] of (await copiedRows(database, services, rows, place)).entries()) {
    await insertSponsor(database, copy);
    const contact = await findContact(database, rows[index]?.id ?? '');
    await setContact(database, services, copy, {
      ...toContact(contact),
      language: contact?.language ?? null,
    });
  }
  return rows.length;
}

/** Puts these sponsors in this order; all others keep their place. */
export function reorderSponsors(context: CallContext, ids: readonly string[]): Promise<void> {
  return withActivity(context, async (database) => {
    const moved = reordered(ids, await findPositions(database, ids));
    for (const { id, position } of moved) await updateSponsorRow(database, id, { position });
    if (moved.length === 0) return { result: undefined };
    return { result: undefined, activity: describe('Updated', null, say.orderedEntry()) };
  });
}

function describe(type: ActivityType, id: string | null, description: string) {
  return { type, description, subject: { type: 'sponsor' as const, id } };
}

function toColumns({ title, website }: SponsorData, name: string) {
  const search_text = normaliseForSearch(`${title} ${name}`);
  return { title, name, name_key: normaliseForSearch(name), website: website ?? null, search_text };
}

export function toSponsor({ id, title, name, website, picture }: SponsorRow): Sponsor {
  return { id, title, name, website: website ?? '', image: picture };
}
