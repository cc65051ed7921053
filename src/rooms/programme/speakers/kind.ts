import { defineKind } from '#platform/contract/kind.ts';
import * as say from './messages.ts';

export const speakerKind = defineKind({
  name: 'speaker',
  one: say.one,
  counted: say.counted,
  many: say.many,
  module: 'speakers',
  access: { right: 'speakers' },
  publicTables: ['speakers', 'translations'],
  holdsPeople: true,
  isOfEdition: true,
  isFound: true,
  isImported: true,
  screens: {
    '/admin/add-speaker': { right: 'speakers' },
    '/admin/speakers': { right: 'speakers' },
    '/admin/update-speaker/$speakerId': { right: 'speakers' },
  },
  recordScreen: '/admin/update-speaker/$speakerId',
  addScreen: '/admin/add-speaker',
  listScreen: '/admin/speakers',
  list: { call: 'speakerList', screen: '/admin/speakers' },
  menu: [
    { section: 'Events', position: 2, to: '/admin/add-speaker', label: say.addSpeaker },
    { section: 'Events', position: 3, to: '/admin/speakers', label: say.many },
  ],
  tabs: [{ of: '/admin/speakers', position: 1, to: '/admin/speakers', label: say.many }],
});

declare module '#platform/contract/kind.ts' {
  interface Kinds {
    speaker: typeof speakerKind;
  }
}
