import { defineKind } from '#platform/contract/kind.ts';

export const postKind = defineKind({
  name: 'post',
  one: 'post',
  many: 'Posts',
  feature: 'blog',
  tables: ['posts', 'blog_categories'],
  isPublic: true,
  holdsPeople: false,
  isFound: false,
  screens: {},
  menu: [],
});
