import { defineKind } from '#platform/contract/kind.ts';
import * as say from './messages.ts';

export const waitingKind = defineKind({
  name: 'waiting',
  one: say.one,
  counted: say.counted,
  many: say.many,
  module: 'waiting-list',
  access: { right: 'waiting-list' },
  publicTables: [],
  holdsPeople: true,
  isOfEdition: true,
  isFound: true,
  screens: { '/admin/waiting-list': { right: 'waiting-list' } },
  recordScreen: '/admin/waiting-list',
  list: { call: 'viewWaiting', screen: '/admin/waiting-list' },
  menu: [{ section: 'Registrations', position: 2, to: '/admin/waiting-list', label: say.many }],
});

declare module '#platform/contract/kind.ts' {
  interface Kinds {
    waiting: typeof waitingKind;
  }
}
