import { defineScreens } from '#platform/contract/screens.ts';

export const badgeScreens = defineScreens({
  screens: { '/admin/badges': { right: ['attendees', 'door'] } },
  menu: [],
});
