import { defineKind } from '#platform/contract/kind.ts';
import * as say from './messages.ts';

export const proposalKind = defineKind({
  name: 'proposal',
  one: say.one,
  counted: say.counted,
  many: say.many,
  module: 'proposals',
  access: { right: 'proposals' },
  publicTables: ['speaker_calls'],
  isUnpublished: true,
  holdsPeople: true,
  isOfEdition: true,
  isFound: false,
  screens: {
    '/admin/proposals': { right: ['proposals', 'reviews'] },
    '/admin/proposals/$id': { right: ['proposals', 'reviews'] },
  },
  recordScreen: '/admin/proposals/$id',
  list: { call: 'viewProposals', screen: '/admin/proposals' },
  menu: [{ section: 'Summit', position: 2, to: '/admin/proposals', label: say.many }],
});

declare module '#platform/contract/kind.ts' {
  interface Kinds {
    proposal: typeof proposalKind;
  }
}
