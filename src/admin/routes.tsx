import { createRoute } from '@tanstack/react-router';
import { accountRoute } from '#modules/account/client/routes.tsx';
import { activityRoute } from '#modules/activity/client/routes.tsx';
import { AccessPanel } from '#modules/auth/client/access-panel.tsx';
import { FailedSignInsPanel } from '#modules/auth/client/failed-sign-ins-panel.tsx';
import { SessionsPanel } from '#modules/auth/client/sessions-panel.tsx';
import { TokensPanel } from '#modules/auth/client/tokens-panel.tsx';
import { TwoFactorPanel } from '#modules/auth/client/two-factor/two-factor-panel.tsx';
import { blogRoutes } from '#modules/blog/client/routes.tsx';
import { blogCategoryRoutes } from '#modules/blog-categories/client/routes.tsx';
import { categoryRoutes } from '#modules/categories/client/routes.tsx';
import { contentRoutes } from '#modules/content/client/routes.tsx';
import { dashboardRoute } from '#modules/dashboard/client/routes.tsx';
import { eventRoutes } from '#modules/event/client/routes.tsx';
import { importRoute } from '#modules/imports/client/routes.tsx';
import { MailPreview } from '#modules/mail/client/mail-preview.tsx';
import { mailRoutes } from '#modules/mail/client/routes.tsx';
import { mailingRoutes } from '#modules/mailings/client/routes.tsx';
import { partnershipRoutes } from '#modules/partnerships/client/routes.tsx';
import { pictureRoute } from '#modules/pictures/client/routes.tsx';
import { privacyRoute } from '#modules/privacy/client/routes.tsx';
import { attendeeRoutes } from '#modules/registrations/client/routes.tsx';
import { speakerRoutes } from '#modules/speakers/client/routes.tsx';
import { sponsorRoutes } from '#modules/sponsors/client/routes.tsx';
import { userRoutes } from '#modules/users/client/routes.tsx';
import { waitingListRoute } from '#modules/waiting-list/client/routes.tsx';
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
    ...contentRoutes({ mails: (shown) => <MailPreview {...shown} /> }),
    ...settingUpRoutes,
    ...mailRoutes,
    ...mailingRoutes,
    privacyRoute,
    importRoute,
    missing,
  ]),
]);
