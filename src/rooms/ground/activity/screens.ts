import { defineScreens } from '#platform/contract/screens.ts';
import * as say from './messages.ts';

export const activityScreens = defineScreens({
  screens: { '/admin/activity': 'any-right' },
  menu: [{ section: 'Trust', position: 2, to: '/admin/activity', label: say.activity }],
});
