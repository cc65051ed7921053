import { inAddress } from '#platform/contract/slug.ts';

export const BLOG_PAGE = '/blogs';
export const postAddress = (slug: string) => `/our/blog/${inAddress(slug)}/single`;
export const categoryAddress = (id: string) => `/newspage/${id}/collections/`;
export const BLOG_WITHOUT_POST = `${BLOG_PAGE}?notice=missing`;
/** Whole rows of three, and of two. */
export const POSTS_A_PAGE = 24;
export const BLOG_FEED = '/feed.xml';
/** The picture of a post where it is shared. */
export const sharedPost = (id: string) => `/share/post/${id}`;
