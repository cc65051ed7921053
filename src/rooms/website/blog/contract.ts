import { z } from 'zod';
import { defineCall } from '#platform/contract/define-call.ts';
import { id, idOrSlug, optional, plainNumber } from '#platform/contract/fields.ts';
import { changed, listOf, listQuery, oneOf, shownQuery, wholeListQuery } from '#platform/contract/lists.ts';
import { version, versioned } from '#platform/contract/version.ts';
import { EXPORT_MEDIA_TYPES, exportOptions } from '#rooms/ground/contract.ts';
import { draftFields, POST_STATES, POST_STATUSES, postFields, savedFields } from './post-fields.ts';

const post = z.strictObject({
  id: z.string(),
  title: z.string(),
  /** HTML, sanitised by the server. */
  content: z.string(),
  /** A file name below /aiAPI/uploads/, or ''. */
  image: z.string(),
  /** An instant. */
  publishDate: z.string(),
  author: z.string(),
  categoryId: z.string(),
  /** The category's title. */
  category: z.string(),
  /** What its address ends with. */
  slug: z.string(),
  /** The author's own, or ''. */
  excerpt: z.string(),
  imageAlt: z.string(),
  /** The part of the picture that is never cut off: percentages from the left and from the top. */
  focus: z.string(),
  tags: z.array(z.string()),
  /** When it was last changed: an instant. */
  changed: z.string(),
});
export type Post = z.output<typeof post>;

/** A post as lists of the site show it. Its excerpt is the author's own, or how it begins. */
const postCard = post.pick({
  id: true,
  title: true,
  image: true,
  publishDate: true,
  author: true,
  slug: true,
  excerpt: true,
  focus: true,
});
export type PostCard = z.output<typeof postCard>;

const blogCategory = z.strictObject({ id: z.string(), title: z.string() });

/** A post that another one leads to. */
const linkedPost = z.strictObject({ id: z.string(), title: z.string(), slug: z.string() });
export type LinkedPost = z.output<typeof linkedPost>;

export const blogPosts = defineCall({
  name: 'blogPosts',
  summary: 'The published posts, newest first: all, or those of one category; or a page of them',
  method: 'GET',
  path: '/risk/blogs/blogs',
  access: 'anyone',
  cached: true,
  query: { catId: optional(id), ...shownQuery },
  reply: z.array(post),
});

export const postCards = defineCall({
  name: 'postCards',
  summary: 'The published posts in brief, newest first, a page at a time: all, or those of one category',
  method: 'GET',
  path: '/api/v1/published-posts',
  access: 'anyone',
  cached: true,
  query: { catId: optional(id), ...shownQuery },
  reply: listOf(postCard),
});

export const blogCategories = defineCall({
  name: 'blogCategories',
  summary: 'One category of posts; without an id, all of them',
  method: 'GET',
  path: '/backend/categories/single_category',
  access: 'anyone',
  cached: true,
  query: { catId: optional(id) },
  reply: z.strictObject({ records: z.array(blogCategory) }),
});

export const blogDetails = defineCall({
  name: 'blogDetails',
  summary: 'One post, by its id or by what its address ends with',
  method: 'GET',
  path: '/backend/media/blogdetails',
  access: 'anyone',
  query: { Id: idOrSlug },
  reply: z.strictObject({ message: z.string(), records: z.array(post) }),
});

export const relatedPosts = defineCall({
  name: 'relatedPosts',
  summary: 'Posts to read after this one',
  method: 'GET',
  path: '/risk/blogs/all_related_blogs',
  access: 'anyone',
  query: { id: idOrSlug },
  reply: z.array(linkedPost),
});

export const adjacentPosts = defineCall({
  name: 'adjacentPosts',
  summary: 'The posts published before and after this one; each list has at most one',
  method: 'GET',
  path: '/api/v1/posts/{id}/adjacent',
  access: 'anyone',
  query: { id },
  reply: z.strictObject({ earlier: z.array(linkedPost), later: z.array(linkedPost) }),
});

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
  access: { right: 'posts' },
  query: { ...listQuery(POST_SORTS), ...postFilters },
  reply: listOf(listedPost),
});

export const singlePost = defineCall({
  name: 'singlePost',
  summary: 'One post as its form needs it, with what was typed since it was saved',
  method: 'GET',
  path: '/api/v1/posts/{postId}',
  access: { right: 'posts' },
  query: { postId: id },
  reply: oneOf(versioned(deskPost)),
});

export const addPost = defineCall({
  name: 'addPost',
  summary: 'Add a post; it is a draft until it is published',
  method: 'POST',
  path: '/api/v1/posts',
  access: { right: 'posts' },
  status: 201,
  body: newPost,
  reply: changed,
});

export const updatePost = defineCall({
  name: 'updatePost',
  summary: 'Save a post: as a draft, at once, or with a later time at which it appears by itself',
  method: 'PUT',
  path: '/api/v1/posts/{postId}',
  access: { right: 'posts' },
  body: changedPost,
  reply: changed,
});

export const deletePost = defineCall({
  name: 'deletePost',
  summary: 'Delete a post',
  method: 'DELETE',
  path: '/api/v1/posts/{id}',
  access: { right: 'posts' },
  query: { id },
  reply: changed,
});

export const exportPosts = defineCall({
  name: 'exportPosts',
  summary: 'The posts as a CSV or XLSX file: filtered and sorted like the list, or only the chosen ones',
  method: 'POST',
  path: '/api/v1/posts/export',
  access: { right: 'posts' },
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
  access: { right: 'posts' },
  alsoRefused: ['conflict'],
  body: z.strictObject({ ...draftFields, postId: id, revision }),
  reply: z.strictObject({ message: z.string(), revision: z.number().int(), savedAt: z.string() }),
});

export const discardPostDraft = defineCall({
  name: 'discardPostDraft',
  summary: 'Go back to the saved post; what was typed since stays as a version',
  method: 'DELETE',
  path: '/api/v1/posts/{postId}/draft',
  access: { right: 'posts' },
  body: z.strictObject({ postId: id }),
  reply: changed,
});

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
  access: { right: 'posts' },
  query: { postId: id },
  reply: z.strictObject({ records: z.array(postVersion) }),
});

export const singlePostVersion = defineCall({
  name: 'singlePostVersion',
  summary: 'One version of a post with all its texts',
  method: 'GET',
  path: '/api/v1/post-versions/{versionId}',
  access: { right: 'posts' },
  query: { versionId: id },
  reply: oneOf(postVersion.extend(postFields.shape)),
});

export const keepPostVersion = defineCall({
  name: 'keepPostVersion',
  summary: 'Keep a text as a version without saving the post, because another one takes its place',
  method: 'POST',
  path: '/api/v1/posts/{postId}/versions',
  access: { right: 'posts' },
  status: 201,
  body: z.strictObject({ ...draftFields, postId: id }),
  reply: changed,
});

export const bringBackPostVersion = defineCall({
  name: 'bringBackPostVersion',
  summary: 'Save a post as it was in a version; its state and date stay',
  method: 'POST',
  path: '/api/v1/post-versions/{versionId}/restore',
  access: { right: 'posts' },
  body: z.strictObject({ versionId: id, version }),
  reply: changed,
});
