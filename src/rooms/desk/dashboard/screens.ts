import { defineScreens } from '#platform/contract/screens.ts';
import * as say from './messages.ts';

export const dashboardScreens = defineScreens({
  screens: { '/admin/dashboard': 'signed-in' },
  menu: [],
  inPalette: [{ to: '/admin/dashboard', label: say.dashboard }],
});
