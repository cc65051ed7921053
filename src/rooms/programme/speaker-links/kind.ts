import { defineKind } from '#platform/contract/kind.ts';
import * as say from './messages.ts';

export const speakerLinkKind = defineKind({
  name: 'speaker-link',
  one: say.one,
  counted: say.counted,
  many: say.title,
  module: 'speaker-links',
  access: { right: 'speaker-pages' },
  publicTables: [],
  holdsPeople: true,
  isOfEdition: true,
  isFound: false,
  screens: {
    '/admin/speaker-links': { right: 'speaker-pages' },
    '/admin/speaker-links/$speakerId': { right: 'speaker-pages' },
  },
  list: { call: 'viewSpeakerLinks', screen: '/admin/speaker-links' },
  menu: [],
  tabs: [{ of: '/admin/speakers', position: 2, to: '/admin/speaker-links', label: say.title }],
});

declare module '#platform/contract/kind.ts' {
  interface Kinds {
    'speaker-link': typeof speakerLinkKind;
  }
}
