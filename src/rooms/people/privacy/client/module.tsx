import { createRoute } from '@tanstack/react-router';
import type { ClientModule } from '#ui/admin/client-module.tsx';
import { shell } from '#ui/admin/roots.ts';
import { privacyScreens } from '../screens.ts';
import { PrivacyScreen } from './privacy-screen.tsx';

const privacyRoute = createRoute({
  getParentRoute: () => shell,
  path: '/admin/privacy',
  component: PrivacyScreen,
});

export const privacyClient = {
  screens: privacyScreens,
  routes: [privacyRoute],
} as const satisfies ClientModule;
