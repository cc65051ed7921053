import { defineKind } from '#platform/contract/kind.ts';
import * as say from './messages.ts';

export const postKind = defineKind({
  name: 'post',
  one: say.one,
  counted: say.counted,
  many: say.many,
  module: 'blog',
  access: { right: 'posts' },
  publicTables: ['posts', 'translations'],
  holdsPeople: false,
  isFound: true,
  screens: {
    '/admin/add-post': { right: 'posts' },
    '/admin/post-versions/$postId': { right: 'posts' },
    '/admin/posts': { right: 'posts' },
    '/admin/update-post/$postId': { right: 'posts' },
  },
  recordScreen: '/admin/update-post/$postId',
  addScreen: '/admin/add-post',
  listScreen: '/admin/posts',
  list: { call: 'viewPosts', screen: '/admin/posts' },
  menu: [
    { section: 'Website', position: 2, to: '/admin/add-post', label: say.addPost },
    { section: 'Website', position: 3, to: '/admin/posts', label: say.many },
  ],
  tabs: [{ of: '/admin/posts', position: 1, to: '/admin/posts', label: say.many }],
});

declare module '#platform/contract/kind.ts' {
  interface Kinds {
    post: typeof postKind;
  }
}
