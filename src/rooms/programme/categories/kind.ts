import { defineKind } from '#platform/contract/kind.ts';
import * as say from './messages.ts';

export const categoryKind = defineKind({
  name: 'category',
  one: say.one,
  counted: say.counted,
  many: say.many,
  module: 'categories',
  access: { right: 'speakers' },
  publicTables: ['categories'],
  holdsPeople: false,
  isFound: false,
  screens: {
    '/admin/add-category': { right: 'speakers' },
    '/admin/categories': { right: 'speakers' },
    '/admin/update-category/$categoryId': { right: 'speakers' },
  },
  recordScreen: '/admin/update-category/$categoryId',
  addScreen: '/admin/add-category',
  listScreen: '/admin/categories',
  list: { call: 'viewCategories', screen: '/admin/categories' },
  menu: [
    { section: 'Events', position: 1, to: '/admin/add-category', label: say.addSpeakerCategory },
    { section: 'Events', position: 4, to: '/admin/categories', label: say.many },
  ],
});

declare module '#platform/contract/kind.ts' {
  interface Kinds {
    category: typeof categoryKind;
  }
}
