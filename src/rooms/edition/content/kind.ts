import { defineKind } from '#platform/contract/kind.ts';
import * as say from './messages.ts';

export const contentKind = defineKind({
  name: 'content',
  one: say.one,
  counted: say.counted,
  many: say.many,
  module: 'content',
  access: { right: 'site' },
  publicTables: ['content_versions', 'films'],
  holdsPeople: false,
  isFound: false,
  screens: {
    '/admin/site': { right: 'site' },
    '/admin/site/$section': { right: 'site' },
    '/admin/site-preview': { right: 'site' },
    '/admin/site-versions': { right: 'site' },
  },
  pictureScreen: '/admin/site/$section',
  menu: [{ section: 'Website', position: 1, to: '/admin/site', label: say.pages }],
  tabs: [
    { of: '/admin/site', position: 1, to: '/admin/site', label: say.textsAndPackages },
    { of: '/admin/site', position: 2, to: '/admin/site-preview', label: say.preview },
    { of: '/admin/site', position: 3, to: '/admin/site-versions', label: say.versions },
  ],
});

declare module '#platform/contract/kind.ts' {
  interface Kinds {
    content: typeof contentKind;
  }
}
