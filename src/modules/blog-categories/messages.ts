import { message } from '#platform/contract/message.ts';

export const one = message('blog category');
export const many = message('Blog categories');
export const menu = message('Blog Categories');

// Titles.
export const addBlogCategory = message('Add Blog Category');
export const title = message('Title');
export const date = message('Date');
export const postsKeptWithoutCategory = message('Its posts are kept, without a category.');

// What is wrong with a form.
