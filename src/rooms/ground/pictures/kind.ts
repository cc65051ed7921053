import { defineKind } from '#platform/contract/kind.ts';
import * as say from './messages.ts';

export const pictureKind = defineKind({
  name: 'picture',
  one: say.one,
  counted: say.counted,
  many: say.pictures,
  module: 'pictures',
  access: { right: 'pictures' },
  // The platform stores pictures (src/platform/server/pictures).
  publicTables: ['pictures', 'picture_details'],
  holdsPeople: false,
  isFound: false,
  screens: { '/admin/pictures': { right: 'pictures' } },
  menu: [{ section: 'Website', position: 4, to: '/admin/pictures', label: say.pictures }],
});

declare module '#platform/contract/kind.ts' {
  interface Kinds {
    picture: typeof pictureKind;
  }
}
