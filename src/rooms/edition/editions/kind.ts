import { defineKind } from '#platform/contract/kind.ts';
import * as say from './messages.ts';

export const editionKind = defineKind({
  name: 'event',
  one: say.one,
  counted: say.counted,
  many: say.many,
  module: 'editions',
  access: { right: 'editions' },
  publicTables: ['events'],
  holdsPeople: false,
  isFound: false,
  screens: {
    '/admin/basic-data': { right: 'editions' },
    '/admin/data-center': { right: 'editions' },
    '/admin/basic-data-edit/$id': { right: 'editions' },
    '/admin/copy-edition/$id': { right: 'editions' },
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
