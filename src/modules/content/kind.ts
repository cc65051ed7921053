import { defineKind } from '#platform/contract/kind.ts';

export const contentKind = defineKind({
  name: 'content',
  one: 'site content',
  many: 'Site',
  module: 'content',
  publicTables: ['content_versions', 'films'],
  holdsPeople: false,
  isFound: false,
  screens: {
    '/admin/site': 'administrator',
    '/admin/site/$section': 'administrator',
    '/admin/site-preview': 'administrator',
    '/admin/site-versions': 'administrator',
  },
  pictureScreen: '/admin/site/$section',
  menu: [
    { section: 'Site', position: 1, to: '/admin/site', label: 'Texts and packages' },
    { section: 'Site', position: 2, to: '/admin/site-preview', label: 'Preview' },
    { section: 'Site', position: 3, to: '/admin/site-versions', label: 'Versions' },
  ],
});

declare module '#platform/contract/kind.ts' {
  interface Kinds {
    content: typeof contentKind;
  }
}
