import { createRootRoute, createRoute, redirect } from '@tanstack/react-router';
import { readSessionValues } from '#platform/client/session-values.ts';
import { signInAddress } from '#platform/contract/sign-in-addresses.ts';

export const root = createRootRoute();

/**
 * Everything behind the sign-in. The server refuses first; this is for moving about without it. What stands around
 * the screens is the admin's to set.
 */
export const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  beforeLoad: ({ location }) => {
    if (!readSessionValues())
      throw redirect({ href: signInAddress.loginFor(location.href), reloadDocument: true });
  },
});
