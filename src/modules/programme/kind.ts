import { defineKind } from '#platform/contract/kind.ts';
import * as say from './messages.ts';

export const sessionKind = defineKind({
  name: 'programme',
  one: say.one,
  counted: say.counted,
  many: say.programme,
  module: 'programme',
  access: { right: 'programme' },
  publicTables: ['programme_published', 'programme_publications', 'translations'],
  isUnpublished: true,
  holdsPeople: false,
  isOfEdition: true,
  isFound: true,
  isImported: true,
  screens: {
    '/admin/programme': { right: 'programme' },
    '/admin/programme-rooms': { right: 'programme' },
    '/admin/update-session/$id': { right: 'programme' },
  },
  recordScreen: '/admin/update-session/$id',
  listScreen: '/admin/programme',
  menu: [{ section: 'Summit', position: 1, to: '/admin/programme', label: say.programme }],
});

declare module '#platform/contract/kind.ts' {
  interface Kinds {
    programme: typeof sessionKind;
  }
}
