import { defineKind } from '#platform/contract/kind.ts';

export const speakerLinkKind = defineKind({
  name: 'speaker-link',
  one: 'speaker’s own page',
  many: 'Speakers’ own pages',
  module: 'speaker-links',
  publicTables: [],
  holdsPeople: true,
  isFound: false,
  screens: {
    '/admin/speaker-links': 'administrator',
    '/admin/speaker-links/$speakerId': 'administrator',
  },
  list: { call: 'viewSpeakerLinks', screen: '/admin/speaker-links' },
  menu: [{ section: 'Events', position: 6, to: '/admin/speaker-links', label: 'Speakers’ own pages' }],
});

declare module '#platform/contract/kind.ts' {
  interface Kinds {
    'speaker-link': typeof speakerLinkKind;
  }
}
