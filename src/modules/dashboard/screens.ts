import { defineScreens } from '#platform/contract/screens.ts';

export const dashboardScreens = defineScreens({
  screens: { '/admin/dashboard': 'signed-in' },
  menu: [],
  inPalette: [{ to: '/admin/dashboard', label: 'Dashboard' }],
});
