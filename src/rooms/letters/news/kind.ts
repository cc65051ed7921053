import { defineKind } from '#platform/contract/kind.ts';
import * as say from './messages.ts';

/** An address that gets news without a registration. */
export const newsReaderKind = defineKind({
  name: 'news-reader',
  one: say.one,
  counted: say.counted,
  many: say.many,
  module: 'news',
  access: { right: 'news' },
  publicTables: [],
  holdsPeople: true,
  isFound: false,
  screens: {},
  menu: [],
});

declare module '#platform/contract/kind.ts' {
  interface Kinds {
    'news-reader': typeof newsReaderKind;
  }
}
