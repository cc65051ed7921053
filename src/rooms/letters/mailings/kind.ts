import { defineKind } from '#platform/contract/kind.ts';
import * as say from './messages.ts';

export const mailingKind = defineKind({
  name: 'mailing',
  one: say.one,
  counted: say.counted,
  many: say.many,
  module: 'mailings',
  access: { right: 'mailings' },
  publicTables: [],
  holdsPeople: false,
  isFound: true,
  screens: {
    '/admin/add-mailing': { right: 'mailings' },
    '/admin/mailings': { right: 'mailings' },
    '/admin/mailing/$id': { right: 'mailings' },
  },
  recordScreen: '/admin/mailing/$id',
  addScreen: '/admin/add-mailing',
  listScreen: '/admin/mailings',
  list: { call: 'viewMailings', screen: '/admin/mailings' },
  menu: [{ section: 'Registrations', position: 5, to: '/admin/mailings', label: say.menu }],
});

declare module '#platform/contract/kind.ts' {
  interface Kinds {
    mailing: typeof mailingKind;
  }
}
