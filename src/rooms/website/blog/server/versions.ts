import { Refusal } from '#platform/contract/refusal.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { newId } from '#platform/server/identifier.ts';
import { namesOfUsers } from '#rooms/access/server.ts';
import type { PostVersion } from '../contract.ts';
import * as say from '../messages.ts';
import type { PostFields } from '../post-fields.ts';
import { findLastVersion, findVersion, insertVersion, listVersions } from './draft-queries.ts';
import type { PostVersionRow } from './tables.ts';

type Writer = Pick<CallContext, 'actor' | 'clock'>;

/** Keeps a text as a version, unless the newest version is the same. Runs in the caller's transaction. */
export async function keepVersion(
  database: Database,
  { actor, clock }: Writer,
  postId: string,
  {
    fields,
    note = '',
    userId = actor?.userId ?? null,
  }: { fields: PostFields; note?: string; userId?: string | null },
): Promise<void> {
  const last = await findLastVersion(database, postId);
  const text = JSON.stringify(fields);
  if (last?.fields === text) return;
  await insertVersion(database, {
    id: newId(),
    post_id: postId,
    number: (last?.number ?? 0) + 1,
    fields: text,
    note,
    user_id: userId,
    created_at: clock.now().toISOString(),
  });
}

/** Posts from before there were versions get their first one when they are first changed. */
export async function keepFirstVersion(
  database: Database,
  writer: Writer,
  postId: string,
  fields: PostFields,
): Promise<void> {
  if (await findLastVersion(database, postId)) return;
  await keepVersion(database, writer, postId, { fields, note: say.firstNote(), userId: null });
}

export async function versionsOf(database: Database, postId: string): Promise<PostVersion[]> {
  const rows = await listVersions(database, postId);
  const nameOf = await namesOfUsers(
    database,
    rows.map(({ user_id }) => user_id),
  );
  return rows.map((row) => toVersion(row, nameOf));
}

export async function getVersion(database: Database, id: string): Promise<PostVersionRow> {
  const row = await findVersion(database, id);
  if (!row) throw new Refusal('not-found', say.versionGone());
  return row;
}

export async function describeVersion(database: Database, row: PostVersionRow): Promise<PostVersion> {
  const nameOf = await namesOfUsers(database, [row.user_id]);
  return toVersion(row, nameOf);
}

function toVersion(row: PostVersionRow, nameOf: (id: string | null) => string): PostVersion {
  return {
    id: row.id,
    number: row.number,
    title: fieldsIn(row).title,
    date: row.created_at,
    username: nameOf(row.user_id),
    note: row.note,
  };
}

export function fieldsIn({ fields }: Pick<PostVersionRow, 'fields'>): PostFields {
  return JSON.parse(fields) as PostFields;
}
