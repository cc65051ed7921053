import { defineKind } from '#platform/contract/kind.ts';
import * as say from './messages.ts';

export const sponsorKind = defineKind({
  name: 'sponsor',
  one: say.one,
  counted: say.counted,
  many: say.many,
  module: 'sponsors',
  access: { right: 'sponsors' },
  publicTables: ['sponsors'],
  holdsPeople: false,
  isOfEdition: true,
  isFound: true,
  isImported: true,
  screens: {
    '/admin/addpartner': { right: 'sponsors' },
    '/admin/sponsordata': { right: 'sponsors' },
    '/admin/sponsor-edit/$id': { right: 'sponsors' },
  },
  recordScreen: '/admin/sponsor-edit/$id',
  addScreen: '/admin/addpartner',
  listScreen: '/admin/sponsordata',
  list: { call: 'viewSponsors', screen: '/admin/sponsordata' },
  menu: [
    { section: 'Data', position: 2, to: '/admin/addpartner', label: say.addMenu },
    { section: 'Data', position: 4, to: '/admin/sponsordata', label: say.listMenu },
  ],
});

/** Erased without the sponsor. */
export const sponsorContactKind = defineKind({
  name: 'sponsor-contact',
  one: say.oneContact,
  counted: say.countedContacts,
  many: say.contacts,
  module: 'sponsors',
  access: { right: 'sponsors' },
  publicTables: [],
  holdsPeople: true,
  isFound: false,
  screens: {},
  menu: [],
});

declare module '#platform/contract/kind.ts' {
  interface Kinds {
    sponsor: typeof sponsorKind;
    'sponsor-contact': typeof sponsorContactKind;
  }
}
