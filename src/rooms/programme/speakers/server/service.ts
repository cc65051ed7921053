import type { z } from 'zod';
import { toColumns } from '#platform/contract/record.ts';
import { assertCurrentVersion, changed } from '#platform/server/activity-snapshot.ts';
import { reordered } from '#platform/server/database/positions.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext, Services } from '#platform/server/http/context.ts';
import { newId } from '#platform/server/identifier.ts';
import { pictureProcess } from '#platform/server/pictures/prepare-in-child.ts';
import type { PreparedPicture } from '#platform/server/pictures/prepare-picture.ts';
import { markPicture } from '#platform/server/pictures/queries.ts';
import { replacePicture, storePicture } from '#platform/server/pictures/store-picture.ts';
import { translated } from '#rooms/access/server.ts';
import { copiedRows, type EditionScope, editionOfNew, type FoundRecord } from '#rooms/edition/server.ts';
import type { ActivityType } from '#rooms/ground/contract.ts';
import { type ActivityEntry, type WithActivity, withActivity } from '#rooms/ground/server.ts';
import { categories } from '#rooms/programme/categories/server/service.ts';
import type { changedSpeaker, newSpeaker } from '../contract.ts';
import { speakerKind } from '../kind.ts';
import * as say from '../messages.ts';
import { roleLabel } from '../roles.ts';
import { type SpeakerFields, speakerFields } from '../speaker-fields.ts';
import { getSpeaker, type ListedSpeaker } from './listed-speakers.ts';
import {
  findDeletedSpeaker,
  findNamed,
  findPositions,
  findSpeaker,
  insertSpeaker,
  listSpeakers,
  nextPositionIn,
  updateSpeakerRow,
} from './queries.ts';
import { speakerChanges, versionedSpeaker } from './speaker-row.ts';
import type { SpeakerRow } from './tables.ts';
import { assertOffered } from './titles.ts';
import { translatedSpeaker } from './translated.ts';

export { speakerKind } from '../kind.ts';
export { documentedRole, roleLabel, SPEAKER_ROLES } from '../roles.ts';
export { getSpeaker, type ListedSpeaker } from './listed-speakers.ts';
export {
  announceSpeakers,
  findSpeaker,
  listAllSpeakers,
  listBriefly as listSpeakersBriefly,
  listByIds as listSpeakersByIds,
  listNames as listSpeakerNames,
  listNamesOf,
  listSpeakers,
} from './queries.ts';
export type { SpeakerRow } from './tables.ts';
export { offeredBy, titlesOfEdition } from './titles.ts';

export type SpeakerData = Omit<z.output<typeof newSpeaker>, 'image' | 'edition'>;

export async function findSpeakersByName(
  database: Database,
  term: string,
  limit: number,
  scope: EditionScope,
): Promise<FoundRecord[]> {
  const rows = await findNamed(database, term, limit, scope);
  return rows.map((row) => ({ id: row.id, title: row.fullname, details: [row.designation, row.company] }));
}

/** What speakers do, in the language that is spoken. */
export function speakersInSpokenLanguage<Row extends Pick<SpeakerRow, 'id' | 'designation'>>(
  context: Pick<CallContext, 'store' | 'actor'>,
  rows: readonly Row[],
): Promise<Row[]> {
  return translated(context, speakerKind.name, translatedSpeaker, rows);
}

export async function createSpeaker(
  context: CallContext,
  { image, edition, ...data }: z.output<typeof newSpeaker>,
): Promise<string> {
  const picture = await pictureProcess.preparePhoto(image);
  return withActivity(context, async (database) => {
    const chosen = await editionOfNew(database, context.clock.now(), edition);
    await assertOffered(database, chosen?.id, data);
    return insertNewSpeaker(database, context, { ...data, editionId: chosen?.id }, picture);
  });
}

/** Adds a speaker after all others, or where many are put in their order. Runs in the caller's transaction. */
export async function insertNewSpeaker(
  database: Database,
  services: Pick<Services, 'clock'>,
  { editionId, ...data }: SpeakerData & { editionId: string | undefined },
  picture: PreparedPicture | undefined,
  position?: number,
  awaits_programme = 0,
): Promise<WithActivity<string>> {
  await categories.require(database, data.categoryId);
  const id = newId();
  const now = services.clock.now().toISOString();
  await insertSpeaker(database, {
    id,
    event_id: editionId ?? null,
    ...toColumns(speakerFields, data),
    picture: picture ? await storePicture(database, services, 'upload', picture) : null,
    position: position ?? (await nextPositionIn(database)),
    awaits_programme,
    created_at: now,
    updated_at: now,
    deleted_at: null,
  });
  const description = say.addedEntry({
    name: data.username,
    company: data.company,
    role: roleLabel(data.role),
  });
  return { result: id, activity: describe('Created', id, description) };
}

/** Updates a speaker; refused if the given version is out of date. */
export async function changeSpeaker(
  context: CallContext,
  id: string,
  { image, version, ...data }: Pick<z.output<typeof changedSpeaker>, keyof SpeakerData | 'image' | 'version'>,
): Promise<void> {
  const next = image && (await pictureProcess.preparePhoto(image));
  return withActivity(context, async (database) => {
    const speaker = await getSpeaker(database, id);
    assertCurrentVersion(() => versionedSpeaker(speaker), version);
    await assertOffered(database, speaker.event_id, data, speaker);
    await categories.require(database, data.categoryId);
    const picture = await replacePicture(database, context, 'upload', { former: speaker.picture, next });
    const updated_at = context.clock.now().toISOString();
    await updateSpeakerRow(database, id, {
      ...toColumns(speakerFields, data),
      ...{ picture, updated_at, awaits_programme: 0 },
    });
    const changes = speakerChanges(speaker, await getSpeaker(database, id));
    if (next) changes.push(changed(say.picture));
    const activity = describe('Updated', id, say.updatedEntry({ name: data.username }));
    return { result: undefined, activity: { ...activity, changes } };
  });
}

interface Correction {
  /** By field, as they are stored; '' for nothing. */
  values: Partial<Record<keyof SpeakerFields, string>>;
  picture: PreparedPicture | undefined;
}

/** Changes some of what is said of a speaker, and says what to record of it. Runs in the caller's transaction. */
export async function correctSpeaker(
  database: Database,
  services: Pick<Services, 'clock'>,
  speaker: ListedSpeaker,
  { values, picture: next }: Correction,
): Promise<ActivityEntry> {
  const { title = speaker.title, role = speaker.role } = values;
  await assertOffered(database, speaker.event_id, { title, role }, speaker);
  const names = Object.keys(values) as (keyof SpeakerFields)[];
  const fields = Object.fromEntries(names.map((name) => [name, speakerFields[name]]));
  const sent = Object.fromEntries(names.map((name) => [speakerFields[name].sent, values[name] || undefined]));
  const columns = toColumns(fields, sent) as Partial<SpeakerRow>;
  const picture = await replacePicture(database, services, 'upload', { former: speaker.picture, next });
  const updated_at = services.clock.now().toISOString();
  await updateSpeakerRow(database, speaker.id, { ...columns, picture, updated_at });
  const after = await getSpeaker(database, speaker.id);
  const changes = speakerChanges(speaker, after);
  if (next) changes.push(changed(say.picture));
  return { ...describe('Updated', speaker.id, say.updatedEntry({ name: after.fullname })), changes };
}

/** Deletes a speaker and their picture. */
export function removeSpeaker(context: CallContext, id: string): Promise<string> {
  return withActivity(context, async (database) => {
    const { fullname } = await getSpeaker(database, id);
    await hideSpeaker(database, id, context.clock.now().toISOString());
    return { result: fullname, activity: describe('Deleted', id, say.deletedEntry({ fullname })) };
  });
}

/** Deletes a speaker and their picture; undefined if there is none with this id. Runs in the caller's transaction. */
export async function hideSpeaker(database: Database, id: string, deleted_at: string) {
  const speaker = await findSpeaker(database, id);
  if (!speaker) return undefined;
  await updateSpeakerRow(database, id, { deleted_at });
  await markPicture(database, speaker.picture, deleted_at);
  return speaker;
}

/** Restores a deleted speaker; undefined if there is none with this id. Runs in the caller's transaction. */
export async function restoreSpeaker(
  database: Database,
  id: string,
): Promise<WithActivity<string> | undefined> {
  const speaker = await findDeletedSpeaker(database, id);
  if (!speaker) return undefined;
  const { fullname, picture } = speaker;
  await updateSpeakerRow(database, id, { deleted_at: null });
  await markPicture(database, picture, null);
  return { result: fullname, activity: describe('Restored', id, say.restoredEntry({ fullname })) };
}

/** Copies those of an edition into another one, in their order. Returns how many they are. Runs in the caller's transaction. */
export async function copySpeakers(
  database: Database,
  services: Pick<Services, 'clock'>,
  { from, to }: { from: string; to: string },
): Promise<number> {
  const { rows } = await listSpeakers(database, {}, { editionId: from });
  const place = { editionId: to, position: await nextPositionIn(database) };
  for (const copy of await copiedRows(database, services, rows, place)) await insertSpeaker(database, copy);
  return rows.length;
}

/** Puts these speakers in this order; all others keep their place. */
export function reorderSpeakers(context: CallContext, ids: readonly string[]): Promise<void> {
  return withActivity(context, async (database) => {
    const moved = reordered(ids, await findPositions(database, ids));
    for (const { id, position } of moved) await updateSpeakerRow(database, id, { position });
    if (moved.length === 0) return { result: undefined };
    return { result: undefined, activity: describe('Updated', null, say.orderedEntry()) };
  });
}

function describe(type: ActivityType, id: string | null, description: string) {
  return { type, description, subject: { type: 'speaker' as const, id } };
}
