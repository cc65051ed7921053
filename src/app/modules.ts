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
import { accountModule } from '#rooms/access/account/server/module.ts';
import { authModule } from '#rooms/access/auth/server/module.ts';
import { languagesModule } from '#rooms/access/languages/server/module.ts';
import { usersModule } from '#rooms/access/users/server/module.ts';
import { dashboardModule } from '#rooms/desk/dashboard/server/module.ts';
import { settingUpModule } from '#rooms/desk/setting-up/server/module.ts';
import { doorModule } from '#rooms/door/door/server/module.ts';
import { contentModule } from '#rooms/edition/content/server/module.ts';
import { editionsModule } from '#rooms/edition/editions/server/module.ts';
import { importsModule } from '#rooms/edition/imports/server/module.ts';
import { searchModule } from '#rooms/edition/search/server/module.ts';
import { activityModule } from '#rooms/ground/activity/server/module.ts';
import { filmsModule } from '#rooms/ground/films/server/module.ts';
import { picturesModule } from '#rooms/ground/pictures/server/module.ts';
import { recordsModule } from '#rooms/ground/records/server/module.ts';
import { rolesModule } from '#rooms/ground/roles/server/module.ts';
import { spamGuardModule } from '#rooms/ground/spam-guard/server/module.ts';
import { ticketsModule } from '#rooms/ground/tickets/server/module.ts';
import { viewsModule } from '#rooms/ground/views/server/module.ts';
import { mailingsModule } from '#rooms/letters/mailings/server/module.ts';
import { newsModule } from '#rooms/letters/news/server/module.ts';
import { listMails } from '#rooms/mail/contract.ts';
import { mailModule } from '#rooms/mail/mail/server/module.ts';
import { ordersModule } from '#rooms/money/orders/server/module.ts';
import { partnershipsModule } from '#rooms/partners/partnerships/server/module.ts';
import { sponsorsModule } from '#rooms/partners/sponsors/server/module.ts';
import { badgesModule } from '#rooms/people/badges/server/module.ts';
import { groupsModule } from '#rooms/people/groups/server/module.ts';
import { personalPageModule } from '#rooms/people/personal-page/server/module.ts';
import { privacyModule } from '#rooms/people/privacy/server/module.ts';
import { registrationsModule } from '#rooms/people/registrations/server/module.ts';
import { submissionsModule } from '#rooms/people/submissions/server/module.ts';
import { waitingListModule } from '#rooms/people/waiting-list/server/module.ts';
import { categoriesModule } from '#rooms/programme/categories/server/module.ts';
import { PROGRAMME_CALENDAR } from '#rooms/programme/contract.ts';
import { feedbackModule } from '#rooms/programme/feedback/server/module.ts';
import { programmeModule } from '#rooms/programme/programme/server/module.ts';
import { proposalsModule } from '#rooms/programme/proposals/server/module.ts';
import { speakerLinksModule } from '#rooms/programme/speaker-links/server/module.ts';
import { speakersModule } from '#rooms/programme/speakers/server/module.ts';
import { blogModule } from '#rooms/website/blog/server/module.ts';
import { blogCategoriesModule } from '#rooms/website/blog-categories/server/module.ts';
import { faqModule } from '#rooms/website/faq/server/module.ts';
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
