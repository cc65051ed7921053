import { allRows } from '#platform/server/database/all-rows.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { PostDraftRow, PostVersionRow } from './tables.ts';

export function findDraft(database: Database, postId: string) {
  return database.selectFrom('post_drafts').selectAll().where('post_id', '=', postId).executeTakeFirst();
}

export async function removeDraft(database: Database, postId: string): Promise<void> {
  await database.deleteFrom('post_drafts').where('post_id', '=', postId).execute();
}

export async function writeDraft(database: Database, draft: PostDraftRow): Promise<void> {
  const { post_id: _, ...values } = draft;
  await database
    .insertInto('post_drafts')
    .values(draft)
    .onConflict((there) => there.column('post_id').doUpdateSet(values))
    .execute();
}

export function listVersions(database: Database, postId: string): Promise<PostVersionRow[]> {
  return database
    .selectFrom('post_versions')
    .selectAll()
    .where('post_id', '=', postId)
    .orderBy('number', 'desc')
    .execute();
}

export function findVersion(database: Database, id: string): Promise<PostVersionRow | undefined> {
  return database.selectFrom('post_versions').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findLastVersion(database: Database, postId: string): Promise<PostVersionRow | undefined> {
  return database
    .selectFrom('post_versions')
    .selectAll()
    .where('post_id', '=', postId)
    .orderBy('number', 'desc')
    .executeTakeFirst();
}

export async function insertVersion(database: Database, row: PostVersionRow): Promise<void> {
  await database.insertInto('post_versions').values(row).execute();
}

/** The drafts that have one of these pictures. */
export function listDraftsKeeping(database: Database, names: readonly string[]) {
  return database
    .selectFrom('post_drafts')
    .select(['post_id', 'fields'])
    .where((where) => where.or(names.map((name) => where('fields', 'like', `%${name}%`))))
    .execute();
}

export function listVersionsKeeping(database: Database, names: readonly string[]) {
  return database
    .selectFrom('post_versions')
    .select(['id', 'post_id', 'fields'])
    .where((where) => where.or(names.map((name) => where('fields', 'like', `%${name}%`))))
    .execute();
}

/** Rewrites the drafts and versions that have this in their fields. */
export async function rewriteDrafts(
  database: Database,
  having: string,
  rewrite: (fields: string) => string,
): Promise<void> {
  for (const { post_id, fields } of await listDraftsKeeping(database, [having])) {
    const set = { fields: rewrite(fields) };
    await database.updateTable('post_drafts').set(set).where('post_id', '=', post_id).execute();
  }
  for (const { id, fields } of await listVersionsKeeping(database, [having])) {
    await database
      .updateTable('post_versions')
      .set({ fields: rewrite(fields) })
      .where('id', '=', id)
      .execute();
  }
}

/** Whatever was typed, for every post. */
export function listWrittenDrafts(database: Database) {
  return allRows(database.selectFrom('post_drafts').select(['post_id as id', 'fields']), 'post_id');
}

export function listWrittenVersions(database: Database) {
  return allRows(database.selectFrom('post_versions').select(['id', 'post_id', 'number', 'fields']));
}
