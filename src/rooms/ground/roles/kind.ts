import { defineKind } from '#platform/contract/kind.ts';
import * as say from './messages.ts';

export const roleKind = defineKind({
  name: 'role',
  one: say.one,
  many: say.title,
  counted: say.counted,
  module: 'roles',
  access: { right: 'users' },
  publicTables: [],
  holdsPeople: false,
  isFound: false,
  screens: {
    '/admin/roles': { right: 'users' },
    '/admin/add-role': { right: 'users' },
    '/admin/update-role/$id': { right: 'users' },
  },
  recordScreen: '/admin/update-role/$id',
  addScreen: '/admin/add-role',
  listScreen: '/admin/roles',
  menu: [{ section: 'Trust', position: 3, to: '/admin/roles', label: say.title }],
});

declare module '#platform/contract/kind.ts' {
  interface Kinds {
    role: typeof roleKind;
  }
}
