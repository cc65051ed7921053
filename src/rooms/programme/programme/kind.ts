import { defineKind } from '#platform/contract/kind.ts';
import * as say from './messages.ts';

export const sessionKind = defineKind({
  name: 'programme',
  one: say.one,
  counted: say.counted,
  many: say.programme,
  module: 'programme',
  access: { right: 'programme' },
  publicTables: ['programme_published', 'programme_publications'],
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

/** What the rooms, tracks and kinds of an edition are called; each of these records is an edition's. */
export const programmeNamesKind = defineKind({
  name: 'programme-names',
  one: say.names,
  counted: say.countedNames,
  many: say.names,
  module: 'programme',
  access: { right: 'programme' },
  publicTables: [],
  holdsPeople: false,
  isOfEdition: true,
  isFound: false,
  screens: {},
  menu: [],
});

declare module '#platform/contract/kind.ts' {
  interface Kinds {
    programme: typeof sessionKind;
    'programme-names': typeof programmeNamesKind;
  }
}
