import { message } from '#platform/contract/message.ts';

export const one = message('blog category');
export const counted = message({ one: '{count} blog category', other: '{count} blog categories' });
export const many = message('Blog categories');
export const menu = message('Blog Categories');

// Titles.
export const addBlogCategory = message('Add Blog Category');
export const title = message('Title');
export const date = message('Date');
export const postsKeptWithoutCategory = message('Its posts are kept, without a category.');

// What is wrong with a form.

// What calls answer, and the record of activity.
export const taken = message('There is already a blog category called {title}.');
export const createdEntry = message('Created the blog category {title}');
export const renamedEntry = message('Renamed the blog category {title} to {to}');
export const deletedEntry = message('Deleted the blog category {title}');
export const restoredEntry = message('Restored the blog category {title}');
