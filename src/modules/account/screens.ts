import { defineScreens } from '#platform/contract/screens.ts';

export const accountScreens = defineScreens({
  screens: { '/admin/account': 'own-account' },
  menu: [],
  inPalette: [{ to: '/admin/account', label: 'Your account' }],
});
