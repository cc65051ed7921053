import { defineKind } from '#platform/contract/kind.ts';
import * as say from './messages.ts';

export const userKind = defineKind({
  name: 'user',
  one: say.one,
  counted: say.counted,
  many: say.users,
  module: 'users',
  access: { right: 'users' },
  publicTables: [],
  holdsPeople: true,
  isFound: true,
  screens: {
    '/admin/users': { right: 'users' },
    '/admin/adduser': { right: 'users' },
    '/admin/useredit/$userId': { right: 'users' },
  },
  recordScreen: '/admin/useredit/$userId',
  addScreen: '/admin/adduser',
  listScreen: '/admin/users',
  list: { call: 'viewUsers', screen: '/admin/users' },
  menu: [
    { section: 'People', position: 1, to: '/admin/adduser', label: say.addUser },
    { section: 'People', position: 2, to: '/admin/users', label: say.users },
  ],
});

declare module '#platform/contract/kind.ts' {
  interface Kinds {
    user: typeof userKind;
  }
}
