import { defineScreens } from '#platform/contract/screens.ts';
import * as say from './messages.ts';

export const activityScreens = defineScreens({
  screens: { '/admin/activity': 'administrator' },
  menu: [],
  inPalette: [{ to: '/admin/activity', label: say.activity }],
});
