import { createRootRoute, createRoute, redirect } from '@tanstack/react-router';
import { readSessionValues } from '#platform/client/session-values.ts';
import { signInAddress } from '#platform/contract/sign-in-addresses.ts';

export const root = createRootRoute();

/**
 * Everything behind the sign-in. The server refuses first; this covers navigation without the server. The
 * admin sets what is around the screens.
 */
export const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  beforeLoad: ({ location }) => {
    if (!readSessionValues())
      throw redirect({ href: signInAddress.loginFor(location.href), reloadDocument: true });
  },
});
