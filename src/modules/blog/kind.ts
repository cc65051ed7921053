import { defineKind } from '#platform/contract/kind.ts';

export const postKind = defineKind({
  name: 'post',
  one: 'post',
  many: 'Posts',
  module: 'blog',
  publicTables: ['posts'],
  holdsPeople: false,
  isFound: true,
  screens: {
    '/admin/add-post': 'administrator',
    '/admin/post-versions/$postId': 'administrator',
    '/admin/posts': 'administrator',
    '/admin/update-post/$postId': 'administrator',
  },
  recordScreen: '/admin/update-post/$postId',
  addScreen: '/admin/add-post',
  listScreen: '/admin/posts',
  list: { call: 'viewPosts', screen: '/admin/posts' },
  menu: [
    { section: 'Data', position: 5, to: '/admin/add-post', label: 'Add Post' },
    { section: 'Data', position: 6, to: '/admin/posts', label: 'Posts' },
  ],
});

declare module '#platform/contract/kind.ts' {
  interface Kinds {
    post: typeof postKind;
  }
}
