import { Refusal } from '#platform/contract/refusal.ts';
import { dateTime } from '#platform/contract/zoned-time.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { namesOfUsers } from '#rooms/access/server.ts';
import { siteZone } from '#rooms/edition/server.ts';
import { withActivity } from '#rooms/ground/server.ts';
import * as say from '../messages.ts';
import type { PostFields } from '../post-fields.ts';
import { findDraft, removeDraft, writeDraft } from './draft-queries.ts';
import { describePost, getPost } from './read-posts.ts';
import { fieldsIn, keepVersion } from './versions.ts';

/**
 * Keeps what is being typed. It isn't recorded, as nobody sees it but those who write. Refused if another
 * window kept something since this revision, so that neither text takes the other's place.
 */
export function keepDraft(
  context: CallContext,
  postId: string,
  { fields, revision }: { fields: PostFields; revision: number },
): Promise<{ revision: number; savedAt: string }> {
  return withActivity(context, async (database) => {
    await getPost(database, postId);
    const draft = await findDraft(database, postId);
    const current = Number(draft?.revision ?? 0);
    const now = context.clock.now();
    if (current !== revision) throw await elsewhere(database, now, draft);
    const savedAt = now.toISOString();
    // Never a number of before, even after the post was saved and its draft is gone.
    const next = Math.max(now.getTime(), current + 1);
    const stored = { post_id: postId, revision: next, fields: JSON.stringify(fields) };
    await writeDraft(database, { ...stored, user_id: context.actor?.userId ?? null, saved_at: savedAt });
    return { result: { revision: next, savedAt } };
  });
}

async function elsewhere(
  database: Database,
  now: Date,
  draft: Awaited<ReturnType<typeof findDraft>>,
): Promise<Refusal> {
  if (!draft) return new Refusal('conflict', say.savedElsewhere());
  const nameOf = await namesOfUsers(database, [draft.user_id]);
  const name = nameOf(draft.user_id) || say.somebody();
  return new Refusal(
    'conflict',
    say.writtenElsewhere({ name, date: dateTime(draft.saved_at, await siteZone(database, now)) }),
  );
}

/** Goes back to the saved post. What was typed stays as a version. */
export function dropDraft(context: CallContext, postId: string): Promise<void> {
  return withActivity(context, async (database) => {
    const post = await getPost(database, postId);
    const draft = await findDraft(database, postId);
    if (!draft) return { result: undefined };
    await endDraft(database, context, postId, undefined);
    return {
      result: undefined,
      activity: describePost('Updated', post, say.discardedEntry({ title: post.title })),
    };
  });
}

/**
 * Removes the draft when its post was saved. If it isn't the one that was saved, it stays as a version. Runs
 * in the caller's transaction.
 */
export async function endDraft(
  database: Database,
  context: CallContext,
  postId: string,
  saved: number | undefined,
): Promise<void> {
  const draft = await findDraft(database, postId);
  if (!draft) return;
  if (Number(draft.revision) !== saved) {
    const stored = { fields: fieldsIn(draft), note: say.notSavedNote(), userId: draft.user_id };
    await keepVersion(database, context, postId, stored);
  }
  await removeDraft(database, postId);
}
