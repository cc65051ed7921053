import { defineKind } from '#platform/contract/kind.ts';

export const partnershipKind = defineKind({
  name: 'partnership',
  one: 'partnership request',
  many: 'Partnerships',
  module: 'partnerships',
  publicTables: [],
  holdsPeople: true,
  isOfEdition: true,
  isFound: true,
  screens: { '/admin/partnerships': 'administrator' },
  recordScreen: '/admin/partnerships',
  list: { call: 'viewPartnerships', screen: '/admin/partnerships' },
  menu: [{ section: 'Registrations', position: 2, to: '/admin/partnerships', label: 'Partnerships' }],
});

declare module '#platform/contract/kind.ts' {
  interface Kinds {
    partnership: typeof partnershipKind;
  }
}
