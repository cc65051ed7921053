import { accountModule } from '#modules/account/server/module.ts';
import { activityModule } from '#modules/activity/server/module.ts';
import { authModule } from '#modules/auth/server/module.ts';
import { badgesModule } from '#modules/badges/server/module.ts';
import { blogModule } from '#modules/blog/server/module.ts';
import { blogCategoriesModule } from '#modules/blog-categories/server/module.ts';
import { categoriesModule } from '#modules/categories/server/module.ts';
import { contentModule } from '#modules/content/server/module.ts';
import { dashboardModule } from '#modules/dashboard/server/module.ts';
import { doorModule } from '#modules/door/server/module.ts';
import { editionsModule } from '#modules/editions/server/module.ts';
import { faqModule } from '#modules/faq/server/module.ts';
import { feedbackModule } from '#modules/feedback/server/module.ts';
import { filmsModule } from '#modules/films/server/module.ts';
import { groupsModule } from '#modules/groups/server/module.ts';
import { importsModule } from '#modules/imports/server/module.ts';
import { languagesModule } from '#modules/languages/server/module.ts';
import { listMails } from '#modules/mail/mail-texts.ts';
import { mailModule } from '#modules/mail/server/module.ts';
import { mailingsModule } from '#modules/mailings/server/module.ts';
import { newsModule } from '#modules/news/server/module.ts';
import { ordersModule } from '#modules/orders/server/module.ts';
import { partnershipsModule } from '#modules/partnerships/server/module.ts';
import { personalPageModule } from '#modules/personal-page/server/module.ts';
import { picturesModule } from '#modules/pictures/server/module.ts';
import { privacyModule } from '#modules/privacy/server/module.ts';
import { PROGRAMME_CALENDAR } from '#modules/programme/addresses.ts';
import { programmeModule } from '#modules/programme/server/module.ts';
import { proposalsModule } from '#modules/proposals/server/module.ts';
import { recordsModule } from '#modules/records/server/module.ts';
import { registrationsModule } from '#modules/registrations/server/module.ts';
import { rolesModule } from '#modules/roles/server/module.ts';
import { searchModule } from '#modules/search/server/module.ts';
import { settingUpModule } from '#modules/setting-up/server/module.ts';
import { spamGuardModule } from '#modules/spam-guard/server/module.ts';
import { speakerLinksModule } from '#modules/speaker-links/server/module.ts';
import { speakersModule } from '#modules/speakers/server/module.ts';
import { sponsorsModule } from '#modules/sponsors/server/module.ts';
import { submissionsModule } from '#modules/submissions/server/module.ts';
import { ticketsModule } from '#modules/tickets/server/module.ts';
import { usersModule } from '#modules/users/server/module.ts';
import { viewsModule } from '#modules/views/server/module.ts';
import { waitingListModule } from '#modules/waiting-list/server/module.ts';
import { listKinds } from '#platform/contract/kind.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { backupJobs } from '#platform/server/backup/jobs.ts';
import type { Config } from '#platform/server/config.ts';
import { pruneTaken } from '#platform/server/database/shared-limits.ts';
import type { Handler } from '#platform/server/http/handler.ts';
import { pruneRepeatable } from '#platform/server/http/once-for-key.ts';
import { listSecretAddresses } from '#platform/server/http/secret-addresses.ts';
import type { Job } from '#platform/server/jobs/job.ts';
import { givenBy, kindsWith, publicRoutes, type ServerModule } from '#platform/server/module.ts';
import { listLocalPages } from '#site/server/local-links.ts';
import { siteModule } from '#site/server/module.ts';

/** Every capability of the server, in the order in which calls are documented. */
export const MODULES: readonly ServerModule[] = [
  editionsModule,
  registrationsModule,
  badgesModule,
  waitingListModule,
  groupsModule,
  ordersModule,
  doorModule,
  submissionsModule,
  partnershipsModule,
  usersModule,
  rolesModule,
  categoriesModule,
  speakersModule,
  programmeModule,
  speakerLinksModule,
  proposalsModule,
  feedbackModule,
  sponsorsModule,
  blogModule,
  contentModule,
  languagesModule,
  blogCategoriesModule,
  faqModule,
  picturesModule,
  mailModule,
  mailingsModule,
  newsModule,
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
  activityModule,
  privacyModule,
  importsModule,
  personalPageModule,
  siteModule,
];

listKinds(kindsWith(MODULES, 'kind').map(({ kind }) => kind));
listSecretAddresses(
  MODULES.flatMap(({ magicLinkPages = [], cameraPages = [] }) => [
    ...magicLinkPages.map(({ path }) => path),
    ...cameraPages,
  ]),
);
listLocalPages(
  [
    ...publicRoutes(MODULES).map(({ path }) => path),
    ...MODULES.flatMap(({ magicLinkPages = [] }) => magicLinkPages).map(({ path }) => path),
    ...givenBy(MODULES, 'feeds')
      .flat()
      .map(({ path }) => path),
    ...[publicAddress.calendar, publicAddress.manifest, publicAddress.register, PROGRAMME_CALENDAR],
  ],
  [
    ...publicRoutes(MODULES).flatMap(({ path, isOfEdition }) => (isOfEdition ? [path] : [])),
    ...givenBy(MODULES, 'filesOfEdition').flat(),
  ],
);
listMails(MODULES);

export const HANDLERS: readonly Handler[] = MODULES.flatMap(({ handlers = [] }) => handlers);

/** Everything that the program does by itself. */
export function createJobs(config: Config): Job[] {
  return [
    pruneTaken,
    pruneRepeatable,
    ...backupJobs(config),
    ...MODULES.flatMap(({ jobs }) => jobs?.(config) ?? []),
  ];
}
