import { defineKind } from '#platform/contract/kind.ts';
import * as say from './messages.ts';

export const mailKind = defineKind({
  name: 'mail',
  one: say.one,
  counted: say.counted,
  many: say.many,
  module: 'mail',
  publicTables: [],
  holdsPeople: true,
  isFound: false,
  screens: { '/admin/mail': 'administrator' },
  recordScreen: '/admin/mail',
  list: { call: 'viewMails', screen: '/admin/mail' },
  menu: [{ section: 'Registrations', position: 3, to: '/admin/mail', label: say.many }],
});

declare module '#platform/contract/kind.ts' {
  interface Kinds {
    mail: typeof mailKind;
  }
}
