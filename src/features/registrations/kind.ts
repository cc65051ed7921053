import { defineKind } from '#platform/contract/kind.ts';

export const attendeeKind = defineKind({
  name: 'attendee',
  one: 'registration',
  many: 'Attendees',
  feature: 'registrations',
  tables: ['attendees'],
  isPublic: false,
  holdsPeople: true,
  isFound: true,
  screens: { '/admin/attendees': 'administrator' },
  recordScreen: '/admin/attendees',
  list: { call: 'viewAttendees', screen: '/admin/attendees' },
  menu: [{ section: 'Registrations', position: 1, to: '/admin/attendees', label: 'Attendees' }],
});
