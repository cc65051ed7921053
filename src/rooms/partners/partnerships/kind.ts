import { defineKind } from '#platform/contract/kind.ts';
import * as say from './messages.ts';

export const partnershipKind = defineKind({
  name: 'partnership',
  one: say.one,
  counted: say.counted,
  many: say.many,
  module: 'partnerships',
  access: { right: 'partnerships' },
  publicTables: [],
  holdsPeople: true,
  isOfEdition: true,
  isFound: true,
  screens: { '/admin/partnerships': { right: 'partnerships' } },
  recordScreen: '/admin/partnerships',
  list: { call: 'viewPartnerships', screen: '/admin/partnerships' },
  menu: [{ section: 'Registrations', position: 3, to: '/admin/partnerships', label: say.many }],
});

declare module '#platform/contract/kind.ts' {
  interface Kinds {
    partnership: typeof partnershipKind;
  }
}
