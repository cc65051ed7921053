import { defineKind } from '#platform/contract/kind.ts';

export const speakerKind = defineKind({
  name: 'speaker',
  one: 'speaker',
  many: 'Speakers',
  module: 'speakers',
  publicTables: ['speakers'],
  holdsPeople: true,
  isFound: true,
  isImported: true,
  screens: {
    '/admin/add-speaker': 'administrator',
    '/admin/speakers': 'administrator',
    '/admin/update-speaker/$speakerId': 'administrator',
  },
  recordScreen: '/admin/update-speaker/$speakerId',
  addScreen: '/admin/add-speaker',
  listScreen: '/admin/speakers',
  list: { call: 'speakerList', screen: '/admin/speakers' },
  menu: [
    { section: 'Events', position: 2, to: '/admin/add-speaker', label: 'Add Speaker' },
    { section: 'Events', position: 3, to: '/admin/speakers', label: 'Speakers' },
  ],
});

declare module '#platform/contract/kind.ts' {
  interface Kinds {
    speaker: typeof speakerKind;
  }
}
