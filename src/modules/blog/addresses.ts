export const postAddress = (slug: string) => `/our/blog/${slug}/single`;
export const categoryAddress = (id: string) => `/newspage/${id}/collections/`;
export const BLOG_WITHOUT_POST = '/blogs?notice=missing';
/** The picture of a post where it is shared. */
export const sharedPost = (id: string) => `/share/post/${id}`;
