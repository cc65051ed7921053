import { defineKind } from '#platform/contract/kind.ts';
import * as say from './messages.ts';

export const orderKind = defineKind({
  name: 'order',
  one: say.one,
  counted: say.counted,
  many: say.many,
  module: 'orders',
  access: { right: 'finance' },
  publicTables: [],
  holdsPeople: true,
  isOfEdition: true,
  isFound: true,
  screens: {
    '/admin/orders': { right: 'finance' },
    '/admin/orders/$id': { right: 'finance' },
    '/admin/statements': { right: 'finance' },
    '/admin/paying-online': { right: 'finance' },
  },
  recordScreen: '/admin/orders/$id',
  listScreen: '/admin/orders',
  list: { call: 'viewOrders', screen: '/admin/orders' },
  menu: [{ section: 'Registrations', position: 6, to: '/admin/orders', label: say.many }],
  inPalette: [
    { to: '/admin/statements', label: say.statementsTitle },
    { to: '/admin/paying-online', label: say.onlineTitle },
  ],
});

declare module '#platform/contract/kind.ts' {
  interface Kinds {
    order: typeof orderKind;
  }
}
