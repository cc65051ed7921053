import { defineKind } from '#platform/contract/kind.ts';
import * as say from './messages.ts';

export const faqKind = defineKind({
  name: 'faq',
  one: say.one,
  counted: say.counted,
  many: say.title,
  module: 'faq',
  access: { right: 'site' },
  publicTables: ['faq', 'translations'],
  holdsPeople: false,
  isOfEdition: true,
  isFound: true,
  isImported: true,
  screens: {
    '/admin/questions': { right: 'site' },
    '/admin/add-question': { right: 'site' },
    '/admin/update-question/$id': { right: 'site' },
  },
  recordScreen: '/admin/update-question/$id',
  addScreen: '/admin/add-question',
  listScreen: '/admin/questions',
  list: { call: 'viewQuestions', screen: '/admin/questions' },
  menu: [{ section: 'Website', position: 5, to: '/admin/questions', label: say.title }],
});

declare module '#platform/contract/kind.ts' {
  interface Kinds {
    faq: typeof faqKind;
  }
}
