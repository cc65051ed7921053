import { z } from 'zod';
import { defineCall } from '#platform/contract/define-call.ts';
import { id } from '#platform/contract/fields.ts';
import { changed, oneOf } from '#platform/contract/lists.ts';
import { version } from '#platform/contract/version.ts';
import { draftFields, postFields } from './post-fields.ts';

const postVersion = z.strictObject({
  id: z.string(),
  number: z.number().int(),
  title: z.string(),
  /** An instant. */
  date: z.string(),
  username: z.string(),
  /** Why it was kept, if not by saving. */
  note: z.string(),
});
export type PostVersion = z.output<typeof postVersion>;

export const viewPostVersions = defineCall({
  name: 'viewPostVersions',
  summary: 'Everything that a post has been, newest first',
  method: 'GET',
  path: '/api/v1/posts/{postId}/versions',
  access: 'administrator',
  query: { postId: id },
  reply: z.strictObject({ records: z.array(postVersion) }),
});

export const singlePostVersion = defineCall({
  name: 'singlePostVersion',
  summary: 'One version of a post with all its texts',
  method: 'GET',
  path: '/api/v1/post-versions/{versionId}',
  access: 'administrator',
  query: { versionId: id },
  reply: oneOf(postVersion.extend(postFields.shape)),
});

export const keepPostVersion = defineCall({
  name: 'keepPostVersion',
  summary: 'Keep a text as a version without saving the post, because another one takes its place',
  method: 'POST',
  path: '/api/v1/posts/{postId}/versions',
  access: 'administrator',
  status: 201,
  body: z.strictObject({ ...draftFields, postId: id }),
  reply: changed,
});

export const bringBackPostVersion = defineCall({
  name: 'bringBackPostVersion',
  summary: 'Save a post as it was in a version; its state and date stay',
  method: 'POST',
  path: '/api/v1/post-versions/{versionId}/restore',
  access: 'administrator',
  body: z.strictObject({ versionId: id, version }),
  reply: changed,
});
