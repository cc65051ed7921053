import { z } from 'zod';
import { defineCall } from '#platform/contract/define-call.ts';
import { id, optional } from '#platform/contract/fields.ts';

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

const blogCategory = z.strictObject({ id: z.string(), title: z.string() });

/** A post that another one leads to. */
const linkedPost = z.strictObject({ id: z.string(), title: z.string(), slug: z.string() });
export type LinkedPost = z.output<typeof linkedPost>;

/** Shown if the post doesn't exist (docs/product.md, 9.1). */
export const NO_BLOG = 'No blog found.';

export const blogPosts = defineCall({
  name: 'blogPosts',
  summary: 'The published posts, newest first: all, or those of one category',
  method: 'GET',
  path: '/risk/blogs/blogs',
  access: 'anyone',
  cached: true,
  query: { catId: optional(id) },
  reply: z.array(post),
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
  query: { Id: id },
  reply: z.strictObject({ message: z.string(), records: z.array(post) }),
});

export const relatedPosts = defineCall({
  name: 'relatedPosts',
  summary: 'Posts to read after this one',
  method: 'GET',
  path: '/risk/blogs/all_related_blogs',
  access: 'anyone',
  query: { id },
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
