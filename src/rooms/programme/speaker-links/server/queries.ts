import { count } from '#platform/server/database/list.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { SpeakerLinkPictureRow, SpeakerLinkRow } from './tables.ts';

function all(database: Database) {
  return database.selectFrom('speaker_links').selectAll();
}

export function listLinks(database: Database): Promise<SpeakerLinkRow[]> {
  return all(database).execute();
}

/** What became of each, without what was sent. */
const STANDING = [
  'id',
  'speaker_id',
  'email',
  'token_hash',
  'asked_at',
  'reminded_at',
  'answered_at',
  'recording',
  'topic',
] as const;
export type LinkStanding = Pick<SpeakerLinkRow, (typeof STANDING)[number]>;

export function listStandings(database: Database): Promise<LinkStanding[]> {
  return database.selectFrom('speaker_links').select(STANDING).execute();
}

/** Those with something sent that nobody has decided about. */
export function listSentLinks(database: Database): Promise<SpeakerLinkRow[]> {
  const pictures = database.selectFrom('speaker_link_pictures').select('link_id');
  return all(database)
    .where((of) => of.or([of('proposed', 'is not', null), of('id', 'in', pictures)]))
    .execute();
}

export async function listLinksOf(
  database: Database,
  speakerIds: readonly string[],
): Promise<SpeakerLinkRow[]> {
  return speakerIds.length === 0 ? [] : all(database).where('speaker_id', 'in', speakerIds).execute();
}

export function findLink(database: Database, id: string): Promise<SpeakerLinkRow | undefined> {
  return all(database).where('id', '=', id).executeTakeFirst();
}

export function findLinkOf(database: Database, speakerId: string): Promise<SpeakerLinkRow | undefined> {
  return all(database).where('speaker_id', '=', speakerId).executeTakeFirst();
}

export function findByHash(database: Database, hash: string): Promise<SpeakerLinkRow | undefined> {
  return all(database)
    .where((of) => of.or([of('token_hash', '=', hash), of('former_hash', '=', hash)]))
    .executeTakeFirst();
}

export function findByEmailKey(database: Database, key: string): Promise<SpeakerLinkRow[]> {
  return all(database).where('email_key', '=', key).execute();
}

export async function insertLink(database: Database, row: SpeakerLinkRow): Promise<void> {
  await database.insertInto('speaker_links').values(row).execute();
}

export async function updateLink(
  database: Database,
  id: string,
  row: Partial<SpeakerLinkRow>,
): Promise<void> {
  await database.updateTable('speaker_links').set(row).where('id', '=', id).execute();
}

export async function eraseLinks(database: Database, ids: readonly string[]): Promise<void> {
  await database.deleteFrom('speaker_links').where('id', 'in', ids).execute();
}

export function findSentPicture(
  database: Database,
  linkId: string,
): Promise<SpeakerLinkPictureRow | undefined> {
  return database
    .selectFrom('speaker_link_pictures')
    .selectAll()
    .where('link_id', '=', linkId)
    .executeTakeFirst();
}

/** The links with a picture that nobody has decided about, and when each was sent. */
export function listSentPictures(database: Database) {
  return database.selectFrom('speaker_link_pictures').select(['link_id', 'created_at']).execute();
}

export async function replaceSentPicture(database: Database, row: SpeakerLinkPictureRow): Promise<void> {
  await removeSentPicture(database, row.link_id);
  await database.insertInto('speaker_link_pictures').values(row).execute();
}

export async function removeSentPicture(database: Database, linkId: string): Promise<void> {
  await database.deleteFrom('speaker_link_pictures').where('link_id', '=', linkId).execute();
}

/** How many of them hang on these. */
export function countOfSpeakers(database: Database, ids: readonly string[]): Promise<number> {
  return count(database.selectFrom('speaker_links').selectAll().where('speaker_id', 'in', ids));
}
