import { defineScreens } from '#platform/contract/screens.ts';
import * as say from './messages.ts';

export const settingUpScreens = defineScreens({
  screens: { '/admin/setting-up': 'administrator', '/admin/setting-up/$step': 'administrator' },
  menu: [
    { section: 'Summit', position: 5, to: '/admin/setting-up', label: say.settingUp, whilePending: true },
  ],
});
