import { createRoute } from '@tanstack/react-router';
import { AccountScreen } from '#features/account/client/account-screen.tsx';
import { ActivityScreen } from '#features/activity/client/activity-screen.tsx';
import { viewActivity } from '#features/activity/contract.ts';
import { SessionsPanel } from '#features/auth/client/sessions-panel.tsx';
import { TokensPanel } from '#features/auth/client/tokens-panel.tsx';
import { TwoFactorPanel } from '#features/auth/client/two-factor/two-factor-panel.tsx';
import { tableSearch } from '#ui/admin/table/table-search.ts';
import { shell } from './roots.ts';

const account = createRoute({
  getParentRoute: () => shell,
  path: '/admin/account',
  component: () => (
    <AccountScreen
      twoFactor={(profile) => <TwoFactorPanel profile={profile} />}
      sessions={<SessionsPanel />}
      tokens={<TokensPanel />}
    />
  ),
});

const activity = createRoute({
  getParentRoute: () => shell,
  path: '/admin/activity',
  validateSearch: tableSearch(viewActivity),
  component: ActivityScreen,
});

export const accountRoutes = [account, activity] as const;
