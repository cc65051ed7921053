import type { Message } from '#platform/contract/message.ts';
import { versionOf } from '#platform/server/activity-snapshot.ts';
import { handler, keyedHandler } from '#platform/server/http/handler.ts';
import { withActivity } from '#rooms/ground/server.ts';
import {
  addPost,
  bringBackPostVersion,
  deletePost,
  discardPostDraft,
  exportPosts,
  keepPostVersion,
  saveDraft,
  singlePost,
  singlePostVersion,
  updatePost,
  viewPosts,
  viewPostVersions,
} from '../contract.ts';
import * as say from '../messages.ts';
import type { PostStatus } from '../post-fields.ts';
import { dropDraft, keepDraft } from './drafts.ts';
import { exportFile } from './export-file.ts';
import { completed, statusOf, versionedPost } from './fields-of.ts';
import { listPosts } from './queries.ts';
import { describePost, getPost, toDeskPost, toListedPosts, withCleanContent } from './read-posts.ts';
import { bringBack, changePost, createPost, removePost } from './service.ts';
import { describeVersion, fieldsIn, getVersion, keepVersion, versionsOf } from './versions.ts';

const SAVED: Record<PostStatus, Message> = {
  draft: say.draftSaved,
  scheduled: say.postScheduled,
  published: say.postPublished,
};

export const deskHandlers = [
  handler(viewPosts, async ({ query }, { store, clock }) => {
    const now = clock.now().toISOString();
    const { rows, total } = await listPosts(store.database, now, query);
    return { records: await toListedPosts(store.database, now, rows), total };
  }),

  handler(singlePost, async ({ query }, { store }) => {
    const row = await getPost(store.database, query.postId);
    const post = await toDeskPost(store.database, row);
    return { record: { ...post, version: versionOf(() => versionedPost(row)) } };
  }),

  keyedHandler(
    addPost,
    ({ body }, context) => createPost(context, body),
    (id) => ({ message: say.postAdded(), id }),
  ),

  handler(updatePost, async ({ body }, context) => {
    const post = await changePost(context, body);
    return { message: SAVED[statusOf(post, context.clock.now().toISOString())](), id: post.id };
  }),

  handler(deletePost, async ({ query }, context) => ({
    message: say.deleted({ name: await removePost(context, query.id) }),
    id: query.id,
  })),

  handler(exportPosts, ({ query, body }, context) => exportFile(context, query, body)),

  handler(saveDraft, async ({ body: { postId, revision, ...given } }, context) => {
    const kept = await keepDraft(context, postId, { fields: completed(given), revision });
    return { message: say.draftKept(), ...kept };
  }),

  handler(discardPostDraft, async ({ body: { postId } }, context) => {
    await dropDraft(context, postId);
    return { message: say.isAsSaved(), id: postId };
  }),

  handler(viewPostVersions, async ({ query }, { store }) => {
    await getPost(store.database, query.postId);
    return { records: await versionsOf(store.database, query.postId) };
  }),

  handler(singlePostVersion, async ({ query }, { store }) => {
    const row = await getVersion(store.database, query.versionId);
    const described = await describeVersion(store.database, row);
    return { record: { ...described, ...withCleanContent(fieldsIn(row)) } };
  }),

  keyedHandler(
    keepPostVersion,
    ({ body: { postId, ...given } }, context) =>
      withActivity(context, async (database) => {
        const post = await getPost(database, postId);
        const note = say.otherWindowNote();
        await keepVersion(database, context, postId, { fields: completed(given), note });
        return {
          result: undefined,
          activity: describePost('Updated', post, say.keptVersionEntry({ title: post.title })),
        };
      }),
    (_kept, { body: { postId: id } }) => ({ message: say.keptVersion(), id }),
  ),

  handler(bringBackPostVersion, async ({ body: { versionId, version } }, context) => {
    const post = await bringBack(context, versionId, version);
    return { message: say.versionBroughtBack(), id: post.id };
  }),
];
