import { defineScreens } from '#platform/contract/screens.ts';
import * as say from './messages.ts';

export const privacyScreens = defineScreens({
  screens: { '/admin/privacy': 'administrator' },
  menu: [{ section: 'Trust', position: 1, to: '/admin/privacy', label: say.privacyDesk }],
});
