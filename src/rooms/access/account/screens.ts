import { defineScreens } from '#platform/contract/screens.ts';
import * as say from './messages.ts';

export const accountScreens = defineScreens({
  screens: { '/admin/account': 'own-account' },
  menu: [],
  inPalette: [{ to: '/admin/account', label: say.yourAccount }],
});
