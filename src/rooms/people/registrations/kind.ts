import { defineKind } from '#platform/contract/kind.ts';
import * as say from './messages.ts';

export const attendeeKind = defineKind({
  name: 'attendee',
  one: say.one,
  counted: say.counted,
  many: say.many,
  module: 'registrations',
  access: { right: 'attendees' },
  publicTables: [],
  holdsPeople: true,
  isOfEdition: true,
  isFound: true,
  isImported: true,
  screens: {
    '/admin/attendees': { right: 'attendees' },
    '/admin/add-attendee': { right: 'attendees' },
    '/admin/update-attendee/$id': { right: 'attendees' },
  },
  recordScreen: '/admin/attendees',
  addScreen: '/admin/add-attendee',
  editScreen: '/admin/update-attendee/$id',
  list: { call: 'viewAttendees', screen: '/admin/attendees' },
  menu: [{ section: 'Registrations', position: 1, to: '/admin/attendees', label: say.many }],
});

declare module '#platform/contract/kind.ts' {
  interface Kinds {
    attendee: typeof attendeeKind;
  }
}
