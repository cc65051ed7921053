import { defineKind } from '#platform/contract/kind.ts';

export const waitingKind = defineKind({
  name: 'waiting',
  one: 'waiting-list entry',
  many: 'Waiting list',
  module: 'waiting-list',
  publicTables: [],
  holdsPeople: true,
  isFound: false,
  screens: { '/admin/waiting-list': 'administrator' },
  menu: [{ section: 'Registrations', position: 4, to: '/admin/waiting-list', label: 'Waiting list' }],
});

declare module '#platform/contract/kind.ts' {
  interface Kinds {
    waiting: typeof waitingKind;
  }
}
