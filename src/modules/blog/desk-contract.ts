import { z } from 'zod';
import { EXPORT_MEDIA_TYPES, exportOptions } from '#modules/exports/contract.ts';
import { defineCall } from '#platform/contract/define-call.ts';
import { id, optional, plainNumber } from '#platform/contract/fields.ts';
import { changed, listOf, listQuery, oneOf, wholeListQuery } from '#platform/contract/lists.ts';
import { version, versioned } from '#platform/contract/version.ts';
import { draftFields, POST_STATES, POST_STATUSES, postFields, savedFields } from './post-fields.ts';

/** A title is enough to begin with: the rest is written afterwards. */
export const newPost = z.strictObject({ ...savedFields, state: savedFields.state.default('draft') });

/** Counts what was kept of a draft; 0 if nothing was. */
const revision = plainNumber(z.number().int().min(0).max(Number.MAX_SAFE_INTEGER));

export const changedPost = z.strictObject({
  ...savedFields,
  postId: id,
  version,
  revision: revision.optional(),
});

const listedPost = z.strictObject({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  category: z.string(),
  author: z.string(),
  tags: z.string(),
  state: z.enum(POST_STATUSES),
  /** When it appears or appeared: an instant; '' for a draft. */
  publishDate: z.string(),
  /** When it was last saved: an instant. */
  changed: z.string(),
});
export type ListedPost = z.output<typeof listedPost>;

const draft = z.strictObject({
  revision: z.number().int(),
  savedAt: z.string(),
  username: z.string(),
  fields: postFields,
});

const deskPost = postFields.extend({
  id: z.string(),
  state: z.enum(POST_STATES),
  /** An instant. */
  publishDate: z.string(),
  /** What was typed since it was last saved, or nothing. */
  draft: draft.nullable(),
});
export type DeskPost = z.output<typeof deskPost>;

export const POST_SORTS = ['title', 'author', 'publishDate', 'changed'] as const;
const postFilters = { state: z.enum(POST_STATUSES).optional(), categoryId: optional(id) };
export const POST_EXPORT_FILES = { csv: 'Posts_List.csv', xlsx: 'Posts_List.xlsx' } as const;

export const viewPosts = defineCall({
  name: 'viewPosts',
  summary: 'All posts, drafts included, last changed first; searches title, author and tags',
  method: 'GET',
  path: '/api/v1/posts',
  access: 'administrator',
  query: { ...listQuery(POST_SORTS), ...postFilters },
  reply: listOf(listedPost),
});

export const singlePost = defineCall({
  name: 'singlePost',
  summary: 'One post as its form needs it, with what was typed since it was saved',
  method: 'GET',
  path: '/api/v1/posts/{postId}',
  access: 'administrator',
  query: { postId: id },
  reply: oneOf(versioned(deskPost)),
});

export const addPost = defineCall({
  name: 'addPost',
  summary: 'Add a post; it is a draft until it is published',
  method: 'POST',
  path: '/api/v1/posts',
  access: 'administrator',
  status: 201,
  body: newPost,
  reply: changed,
});

export const updatePost = defineCall({
  name: 'updatePost',
  summary: 'Save a post: as a draft, at once, or with a later time at which it appears by itself',
  method: 'PUT',
  path: '/api/v1/posts/{postId}',
  access: 'administrator',
  body: changedPost,
  reply: changed,
});

export const deletePost = defineCall({
  name: 'deletePost',
  summary: 'Delete a post',
  method: 'DELETE',
  path: '/api/v1/posts/{id}',
  access: 'administrator',
  query: { id },
  reply: changed,
});

export const exportPosts = defineCall({
  name: 'exportPosts',
  summary: 'The posts as a CSV or XLSX file: filtered and sorted like the list, or only the chosen ones',
  method: 'POST',
  path: '/api/v1/posts/export',
  access: 'administrator',
  query: { ...wholeListQuery(POST_SORTS), ...postFilters },
  body: exportOptions,
  file: EXPORT_MEDIA_TYPES,
});

/** Refused with 'conflict' if somebody kept another text since this revision. */
export const saveDraft = defineCall({
  name: 'saveDraft',
  summary: 'Keep what is being typed without saving the post; visitors don’t see it',
  method: 'PUT',
  path: '/api/v1/posts/{postId}/draft',
  access: 'administrator',
  alsoRefused: ['conflict'],
  body: z.strictObject({ ...draftFields, postId: id, revision }),
  reply: z.strictObject({ message: z.string(), revision: z.number().int(), savedAt: z.string() }),
});

export const discardPostDraft = defineCall({
  name: 'discardPostDraft',
  summary: 'Go back to the saved post; what was typed since stays as a version',
  method: 'DELETE',
  path: '/api/v1/posts/{postId}/draft',
  access: 'administrator',
  body: z.strictObject({ postId: id }),
  reply: changed,
});
