import { createRoute } from '@tanstack/react-router';
import { shell } from '#ui/admin/roots.ts';
import { PrivacyScreen } from './privacy-screen.tsx';

export const privacyRoute = createRoute({
  getParentRoute: () => shell,
  path: '/admin/privacy',
  component: PrivacyScreen,
});
