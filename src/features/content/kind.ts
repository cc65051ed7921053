import { defineKind } from '#platform/contract/kind.ts';

export const contentKind = defineKind({
  name: 'content',
  one: 'site content',
  many: 'Site',
  feature: 'content',
  tables: ['content_versions', 'content_drafts', 'preview_links'],
  isPublic: true,
  holdsPeople: false,
  isFound: false,
  screens: {},
  menu: [],
});
