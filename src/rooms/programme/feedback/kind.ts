import { defineKind } from '#platform/contract/kind.ts';
import * as say from './messages.ts';

export const feedbackKind = defineKind({
  name: 'feedback',
  one: say.one,
  counted: say.counted,
  many: say.title,
  module: 'feedback',
  access: { right: 'feedback' },
  publicTables: [],
  holdsPeople: true,
  isFound: false,
  screens: {
    '/admin/feedback': { right: 'feedback' },
    '/admin/feedback/$sessionId': { right: 'feedback' },
  },
  list: { call: 'viewFeedback', screen: '/admin/feedback' },
  menu: [{ section: 'Summit', position: 4, to: '/admin/feedback', label: say.title }],
});

declare module '#platform/contract/kind.ts' {
  interface Kinds {
    feedback: typeof feedbackKind;
  }
}
