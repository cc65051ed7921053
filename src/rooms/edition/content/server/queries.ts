import { allRows } from '#platform/server/database/all-rows.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { ContentDraftRow, ContentVersionRow, PreviewLinkRow } from './tables.ts';

/** Where a document belongs: which part of the site, and in which language. */
export type Place = Pick<ContentDraftRow, 'scope' | 'language'>;

export function findNewest(
  database: Database,
  { scope, language }: Place,
): Promise<ContentVersionRow | undefined> {
  return database
    .selectFrom('content_versions')
    .selectAll()
    .where('scope', '=', scope)
    .where('language', '=', language)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The newest version of each of these scopes that has one. */
export async function findNewestIds(
  database: Database,
  scopes: readonly string[],
  language: string,
): Promise<Partial<Record<string, string | null>>> {
  return database
    .selectNoFrom((of) =>
      scopes.map((scope) =>
        of
          .selectFrom('content_versions')
          .select('id')
          .where('scope', '=', scope)
          .where('language', '=', language)
          .orderBy('number', 'desc')
          .limit(1)
          .as(scope),
      ),
    )
    .executeTakeFirstOrThrow();
}

/** The newest version of every scope. */
export function listNewest(database: Database, language: string): Promise<ContentVersionRow[]> {
  return database
    .selectFrom('content_versions as version')
    .selectAll()
    .where('language', '=', language)
    .where('number', '=', (of) =>
      of
        .selectFrom('content_versions as other')
        .select((other) => other.fn.max('other.number').as('number'))
        .whereRef('other.scope', '=', 'version.scope')
        .whereRef('other.language', '=', 'version.language'),
    )
    .execute();
}

/** The version that was published last of all scopes but these, which may end in a '%'. */
export async function findLastId(
  database: Database,
  others: readonly string[],
  language: string,
): Promise<string | undefined> {
  const row = await database
    .selectFrom('content_versions')
    .select('id')
    .where('language', '=', language)
    .where((is) => is.and(others.map((scope) => is('scope', 'not like', scope))))
    .orderBy('publication', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** The content of a version, as JSON. */
export async function findContent(database: Database, id: string): Promise<string | undefined> {
  const row = await database
    .selectFrom('content_versions')
    .select('content')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.content;
}

/** The newest content of these scopes that is like this, as JSON. */
export async function findLastLike(
  database: Database,
  scopes: readonly string[],
  { like, language }: { like: string; language: string },
): Promise<string | undefined> {
  const row = await database
    .selectFrom('content_versions')
    .select('content')
    .where('scope', 'in', scopes)
    .where('language', '=', language)
    .where('content', 'like', like)
    .orderBy('publication', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.content;
}

/** All of them or these, oldest first. */
export function listVersions(database: Database, ids?: readonly string[]): Promise<ContentVersionRow[]> {
  return database
    .selectFrom('content_versions')
    .selectAll()
    .$if(ids !== undefined, (versions) => versions.where('id', 'in', ids ?? []))
    .orderBy('publication')
    .orderBy('scope')
    .execute();
}

/** The same without what they say, which is much. */
export function listVersionNames(
  database: Database,
): Promise<Pick<ContentVersionRow, 'id' | 'scope' | 'publication'>[]> {
  return database
    .selectFrom('content_versions')
    .select(['id', 'scope', 'publication'])
    .orderBy('publication')
    .orderBy('scope')
    .execute();
}

export async function insertVersion(database: Database, row: ContentVersionRow): Promise<void> {
  await database.insertInto('content_versions').values(row).execute();
}

export function findDraft(
  database: Database,
  { scope, language }: Place,
): Promise<ContentDraftRow | undefined> {
  return database
    .selectFrom('content_drafts')
    .selectAll()
    .where('scope', '=', scope)
    .where('language', '=', language)
    .executeTakeFirst();
}

export function listDrafts(database: Database): Promise<ContentDraftRow[]> {
  return database.selectFrom('content_drafts').selectAll().orderBy('scope').execute();
}

export async function writeDraft(database: Database, row: ContentDraftRow): Promise<void> {
  const { content, updated_at } = row;
  await database
    .insertInto('content_drafts')
    .values(row)
    .onConflict((conflict) => conflict.columns(['scope', 'language']).doUpdateSet({ content, updated_at }))
    .execute();
}

export async function deleteDraft(database: Database, { scope, language }: Place): Promise<void> {
  await database
    .deleteFrom('content_drafts')
    .where('scope', '=', scope)
    .where('language', '=', language)
    .execute();
}

interface PicturedVersion {
  id: string;
  scope: string;
  content: string;
  /** No later version of its scope and language. */
  isNewest: boolean;
}

/**
 * Every picture that fills a field has its point, and no text can look like it: its quotes would be escaped. Others stand
 * in texts.
 */
const WITH_PICTURES = ['%"focus":"%', '%<img %'];

/** The versions with pictures. */
export async function listPicturedVersions(database: Database): Promise<PicturedVersion[]> {
  const rows = await database
    .selectFrom('content_versions as version')
    .select((version) => [
      'version.id',
      'version.scope',
      'version.content',
      version
        .selectFrom('content_versions as later')
        .select((later) => later.fn.max('later.id').as('id'))
        .whereRef('later.scope', '=', 'version.scope')
        .whereRef('later.language', '=', 'version.language')
        .whereRef('later.number', '>', 'version.number')
        .as('later'),
    ])
    .where((version) => version.or(WITH_PICTURES.map((like) => version('version.content', 'like', like))))
    .execute();
  return rows.map(({ later, ...row }) => ({ ...row, isNewest: later === null }));
}

/** The drafts with pictures. */
export function listPicturedDrafts(database: Database) {
  return database
    .selectFrom('content_drafts')
    .select(['scope', 'language', 'content'])
    .where((draft) => draft.or(WITH_PICTURES.map((like) => draft('content', 'like', like))))
    .execute();
}

/** Every film says whether it has captions, as no text can: its quotes would be escaped. */
const WITH_FILMS = '%"captions":%';

/** What versions and drafts with films say. */
export async function listFilmed(database: Database): Promise<string[]> {
  const versions = await database
    .selectFrom('content_versions')
    .select('content')
    .where('content', 'like', WITH_FILMS)
    .execute();
  const drafts = await database
    .selectFrom('content_drafts')
    .select('content')
    .where('content', 'like', WITH_FILMS)
    .execute();
  return [...versions, ...drafts].map(({ content }) => content);
}

export async function rewriteVersion(
  database: Database,
  id: string,
  changed: { id: string; content: string },
): Promise<void> {
  await database.updateTable('content_versions').set(changed).where('id', '=', id).execute();
}

export async function rewriteDraft(database: Database, place: Place, content: string): Promise<void> {
  await database
    .updateTable('content_drafts')
    .set({ content })
    .where('scope', '=', place.scope)
    .where('language', '=', place.language)
    .execute();
}

export async function insertPreviewLink(database: Database, row: PreviewLinkRow): Promise<void> {
  await database.insertInto('preview_links').values(row).execute();
}

/** Those that still work, newest first. */
export function listPreviewLinks(database: Database, now: string): Promise<PreviewLinkRow[]> {
  return database
    .selectFrom('preview_links')
    .selectAll()
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .execute();
}

export function findPreviewLink(
  database: Database,
  by: { id: string } | { token_hash: string },
): Promise<PreviewLinkRow | undefined> {
  const [[column, value] = ['id', '']] = Object.entries(by);
  return database
    .selectFrom('preview_links')
    .selectAll()
    .where(column as 'id' | 'token_hash', '=', value)
    .executeTakeFirst();
}

export async function deletePreviewLink(database: Database, id: string): Promise<void> {
  await database.deleteFrom('preview_links').where('id', '=', id).execute();
}

export async function deleteEndedPreviewLinks(database: Database, now: string): Promise<void> {
  await database.deleteFrom('preview_links').where('expires_at', '<=', now).execute();
}

export function listWrittenDrafts(database: Database) {
  return allRows(database.selectFrom('content_drafts').select(['scope as id', 'content']), 'scope');
}

export function listWrittenVersions(database: Database) {
  return allRows(database.selectFrom('content_versions').selectAll());
}
