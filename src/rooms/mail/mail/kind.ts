import { defineKind } from '#platform/contract/kind.ts';
import * as say from './messages.ts';

export const mailKind = defineKind({
  name: 'mail',
  one: say.one,
  counted: say.counted,
  many: say.many,
  module: 'mail',
  access: { right: 'mail' },
  publicTables: [],
  holdsPeople: true,
  isFound: false,
  screens: {
    '/admin/mail': { right: 'mail' },
    '/admin/mail/wording': { right: 'site' },
    '/admin/mail/wording/$section': { right: 'site' },
  },
  recordScreen: '/admin/mail',
  list: { call: 'viewMails', screen: '/admin/mail' },
  menu: [{ section: 'Registrations', position: 4, to: '/admin/mail', label: say.many }],
  tabs: [
    { of: '/admin/mail', position: 1, to: '/admin/mail', label: say.outbox },
    { of: '/admin/mail', position: 2, to: '/admin/mail/wording', label: say.wording },
  ],
});

declare module '#platform/contract/kind.ts' {
  interface Kinds {
    mail: typeof mailKind;
  }
}
