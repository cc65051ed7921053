import { defineKind } from '#platform/contract/kind.ts';

export const postKind = defineKind({
  name: 'post',
  one: 'post',
  many: 'Posts',
  feature: 'blog',
  tables: ['blog_categories', 'posts'],
  isPublic: true,
  isFound: false,
  screens: {},
  menu: [],
});
