import { defineKind } from '#platform/contract/kind.ts';

export const userKind = defineKind({
  name: 'user',
  one: 'user',
  many: 'Users',
  module: 'users',
  publicTables: [],
  holdsPeople: true,
  isFound: true,
  screens: {
    '/admin/users': 'administrator',
    '/admin/adduser': 'administrator',
    '/admin/useredit/$userId': 'administrator',
  },
  recordScreen: '/admin/useredit/$userId',
  addScreen: '/admin/adduser',
  listScreen: '/admin/users',
  list: { call: 'viewUsers', screen: '/admin/users' },
  menu: [
    { section: 'People', position: 1, to: '/admin/adduser', label: 'Add user' },
    { section: 'People', position: 2, to: '/admin/users', label: 'Users' },
  ],
});

declare module '#platform/contract/kind.ts' {
  interface Kinds {
    user: typeof userKind;
  }
}
