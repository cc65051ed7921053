import { defineScreens } from '#platform/contract/screens.ts';

export const badgeScreens = defineScreens({
  screens: { '/admin/badges': 'administrator' },
  menu: [],
});
