import { defineScreens } from '#platform/contract/screens.ts';
import * as say from './messages.ts';

export const activityScreens = defineScreens({
  screens: { '/admin/activity': 'administrator' },
  menu: [{ section: 'Trust', position: 2, to: '/admin/activity', label: say.activity }],
});
