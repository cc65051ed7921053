import { defineScreens } from '#platform/contract/screens.ts';

export const activityScreens = defineScreens({
  screens: { '/admin/activity': 'administrator' },
  menu: [],
  inPalette: [{ to: '/admin/activity', label: 'Activity' }],
});
