import { createRoute } from '@tanstack/react-router';
import { accountRoute } from '#features/account/client/routes.tsx';
import { activityRoute } from '#features/activity/client/routes.tsx';
import { AccessPanel } from '#features/auth/client/access-panel.tsx';
import { FailedSignInsPanel } from '#features/auth/client/failed-sign-ins-panel.tsx';
import { SessionsPanel } from '#features/auth/client/sessions-panel.tsx';
import { TokensPanel } from '#features/auth/client/tokens-panel.tsx';
import { TwoFactorPanel } from '#features/auth/client/two-factor/two-factor-panel.tsx';
import { blogRoutes } from '#features/blog/client/routes.tsx';
import { blogCategoryRoutes } from '#features/blog-categories/client/routes.tsx';
import { categoryRoutes } from '#features/categories/client/routes.tsx';
import { contentRoutes } from '#features/content/client/routes.tsx';
import { dashboardRoute } from '#features/dashboard/client/routes.tsx';
import { eventRoutes } from '#features/event/client/routes.tsx';
import { importRoute } from '#features/imports/client/routes.tsx';
import { MailPreview } from '#features/mail/client/mail-preview.tsx';
import { mailRoutes } from '#features/mail/client/routes.tsx';
import { mailingRoutes } from '#features/mailings/client/routes.tsx';
import { partnershipRoutes } from '#features/partnerships/client/routes.tsx';
import { pictureRoute } from '#features/pictures/client/routes.tsx';
import { privacyRoute } from '#features/privacy/client/routes.tsx';
import { attendeeRoutes } from '#features/registrations/client/routes.tsx';
import { speakerRoutes } from '#features/speakers/client/routes.tsx';
import { sponsorRoutes } from '#features/sponsors/client/routes.tsx';
import { userRoutes } from '#features/users/client/routes.tsx';
import { waitingListRoute } from '#features/waiting-list/client/routes.tsx';
import { MissingScreen } from '#ui/admin/missing-screen.tsx';
import { root, shell } from '#ui/admin/roots.ts';
import { UNDECLARED } from './admin-screens.ts';
import { settingUpRoutes } from './setting-up/routes.tsx';
import { Shell } from './shell.tsx';

const missing = createRoute({
  getParentRoute: () => shell,
  path: UNDECLARED,
  component: MissingScreen,
});

/** Every screen of the admin. */
export const routeTree = root.addChildren([
  shell.update({ component: Shell }).addChildren([
    dashboardRoute,
    activityRoute,
    accountRoute({
      attempts: ({ attempts }) => <FailedSignInsPanel attempts={attempts} />,
      twoFactor: (profile) => <TwoFactorPanel profile={profile} />,
      sessions: <SessionsPanel />,
      tokens: <TokensPanel />,
    }),
    ...userRoutes((user) => <AccessPanel user={user} />),
    ...eventRoutes,
    ...sponsorRoutes,
    ...blogRoutes,
    ...blogCategoryRoutes,
    pictureRoute,
    ...categoryRoutes,
    ...speakerRoutes,
    ...attendeeRoutes,
    waitingListRoute,
    ...partnershipRoutes,
    ...contentRoutes((mail) => <MailPreview {...mail} />),
    ...settingUpRoutes,
    ...mailRoutes,
    ...mailingRoutes,
    privacyRoute,
    importRoute,
    missing,
  ]),
]);
