import { defineKind } from '#platform/contract/kind.ts';
import * as say from './messages.ts';

export const editionKind = defineKind({
  name: 'event',
  one: say.one,
  counted: say.counted,
  many: say.many,
  module: 'editions',
  publicTables: ['events'],
  holdsPeople: false,
  isFound: false,
  screens: {
    '/admin/basic-data': 'administrator',
    '/admin/data-center': 'administrator',
    '/admin/basic-data-edit/$id': 'administrator',
    '/admin/copy-edition/$id': 'administrator',
  },
  recordScreen: '/admin/basic-data-edit/$id',
  addScreen: '/admin/basic-data',
  listScreen: '/admin/data-center',
  list: { call: 'viewBasicData', screen: '/admin/data-center' },
  menu: [
    { section: 'Data', position: 1, to: '/admin/basic-data', label: say.addMenu },
    { section: 'Data', position: 3, to: '/admin/data-center', label: say.listMenu },
  ],
});

declare module '#platform/contract/kind.ts' {
  interface Kinds {
    event: typeof editionKind;
  }
}
