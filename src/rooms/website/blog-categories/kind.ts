import { defineKind } from '#platform/contract/kind.ts';
import * as say from './messages.ts';

export const blogCategoryKind = defineKind({
  name: 'blog-category',
  one: say.one,
  counted: say.counted,
  many: say.many,
  module: 'blog-categories',
  access: { right: 'posts' },
  publicTables: ['blog_categories'],
  holdsPeople: false,
  isFound: false,
  screens: {
    '/admin/add-blog-category': { right: 'posts' },
    '/admin/blog-categories': { right: 'posts' },
    '/admin/update-blog-category/$categoryId': { right: 'posts' },
  },
  recordScreen: '/admin/update-blog-category/$categoryId',
  addScreen: '/admin/add-blog-category',
  listScreen: '/admin/blog-categories',
  list: { call: 'viewBlogCategories', screen: '/admin/blog-categories' },
  menu: [],
  tabs: [{ of: '/admin/posts', position: 2, to: '/admin/blog-categories', label: say.menu }],
});

declare module '#platform/contract/kind.ts' {
  interface Kinds {
    'blog-category': typeof blogCategoryKind;
  }
}
