import { accountModule } from '#features/account/server/module.ts';
import { activityModule } from '#features/activity/server/module.ts';
import { authModule } from '#features/auth/server/module.ts';
import { userAccess } from '#features/auth/server/service.ts';
import { handBadge } from '#features/badges/server/service.ts';
import { blogModule } from '#features/blog/server/module.ts';
import { blogCategoriesModule } from '#features/blog-categories/server/module.ts';
import { categoriesModule } from '#features/categories/server/module.ts';
import { contentModule } from '#features/content/server/module.ts';
import { dashboardModule } from '#features/dashboard/server/module.ts';
import { eventModule } from '#features/event/server/module.ts';
import { siteZone } from '#features/event/server/service.ts';
import { filmsModule } from '#features/films/server/module.ts';
import { importsModule } from '#features/imports/server/module.ts';
import { mailModule } from '#features/mail/server/module.ts';
import { mailingsModule } from '#features/mailings/server/module.ts';
import { partnershipsModule } from '#features/partnerships/server/module.ts';
import { personalPageModule } from '#features/personal-page/server/module.ts';
import { picturesModule } from '#features/pictures/server/module.ts';
import { privacyModule } from '#features/privacy/server/module.ts';
import { recordsModule } from '#features/records/server/module.ts';
import { registrationsModule } from '#features/registrations/server/module.ts';
import { searchModule } from '#features/search/server/module.ts';
import { settingUpModule } from '#features/setting-up/server/module.ts';
import { spamGuardModule } from '#features/spam-guard/server/module.ts';
import { speakersModule } from '#features/speakers/server/module.ts';
import { sponsorsModule } from '#features/sponsors/server/module.ts';
import { ticketsModule } from '#features/tickets/server/module.ts';
import { usersModule } from '#features/users/server/module.ts';
import type { UserAccess } from '#features/users/server/service.ts';
import { viewsModule } from '#features/views/server/module.ts';
import { listViews } from '#features/views/server/service.ts';
import { waitingListModule } from '#features/waiting-list/server/module.ts';
import { backupJobs } from '#platform/server/backup/jobs.ts';
import type { Config } from '#platform/server/config.ts';
import { gatherFirstStatistics } from '#platform/server/database/first-statistics.ts';
import { forgetPoints } from '#platform/server/database/forget-points.ts';
import type { Handler } from '#platform/server/http/handler.ts';
import type { Job } from '#platform/server/jobs/job.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { drawMailStrip } from '#site/share/mail-strip.ts';
import { AROUND_CONTENT } from './around-content.ts';
import { ownBadge } from './own-badge.tsx';

/** What is kept about users elsewhere includes the views that they saved. */
const ACCESS: UserAccess = {
  ...userAccess,
  async describe(database, userId) {
    const views = (await listViews(database, userId)).map(({ name, query }) => `${name}: ${query}`);
    return { ...(await userAccess.describe(database, userId)), 'Saved views': views.join('\n') };
  },
};

/** Every capability of the server, in the order in which calls are documented. */
export const MODULES: readonly ServerModule[] = [
  eventModule,
  registrationsModule(handBadge),
  waitingListModule,
  partnershipsModule,
  usersModule(ACCESS),
  categoriesModule,
  speakersModule,
  sponsorsModule,
  blogModule,
  contentModule(AROUND_CONTENT),
  blogCategoriesModule,
  picturesModule,
  mailModule(drawMailStrip),
  mailingsModule(drawMailStrip),
  recordsModule,
  dashboardModule,
  settingUpModule,
  filmsModule,
  searchModule,
  viewsModule,
  accountModule,
  authModule,
  spamGuardModule,
  ticketsModule,
  activityModule(siteZone),
  privacyModule,
  importsModule,
  personalPageModule(ownBadge),
];

export const HANDLERS: readonly Handler[] = MODULES.flatMap(({ handlers = [] }) => handlers);

/** Everything that the program does by itself. */
export function createJobs(config: Config): Job[] {
  return [
    forgetPoints,
    ...(config.databaseUrl ? [gatherFirstStatistics] : []),
    ...backupJobs(config),
    ...MODULES.flatMap(({ jobs }) => jobs?.(config) ?? []),
  ];
}
