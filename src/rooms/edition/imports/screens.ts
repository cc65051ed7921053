import { defineScreens } from '#platform/contract/screens.ts';

export const importScreens = defineScreens({
  screens: { '/admin/import/$kind': 'any-right' },
  menu: [],
});
