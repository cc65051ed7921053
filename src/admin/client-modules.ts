import { accountClient } from '#modules/account/client/module.tsx';
import { activityClient } from '#modules/activity/client/module.tsx';
import { authClient } from '#modules/auth/client/module.tsx';
import { badgesClient } from '#modules/badges/client/module.tsx';
import { blogClient } from '#modules/blog/client/module.tsx';
import { blogCategoriesClient } from '#modules/blog-categories/client/module.tsx';
import { categoriesClient } from '#modules/categories/client/module.tsx';
import { contentClient } from '#modules/content/client/module.tsx';
import { dashboardClient } from '#modules/dashboard/client/module.tsx';
import { doorClient } from '#modules/door/client/module.tsx';
import { editionsClient } from '#modules/editions/client/module.tsx';
import { faqClient } from '#modules/faq/client/module.tsx';
import { feedbackClient } from '#modules/feedback/client/module.tsx';
import { importsClient } from '#modules/imports/client/module.tsx';
import { languagesClient } from '#modules/languages/client/module.tsx';
import { mailClient } from '#modules/mail/client/module.tsx';
import { listMails } from '#modules/mail/mail-texts.ts';
import { mailingsClient } from '#modules/mailings/client/module.tsx';
import { newsClient } from '#modules/news/client/module.tsx';
import { ordersClient } from '#modules/orders/client/module.tsx';
import { partnershipsClient } from '#modules/partnerships/client/module.tsx';
import { personalPageClient } from '#modules/personal-page/client/module.tsx';
import { picturesClient } from '#modules/pictures/client/module.tsx';
import { privacyClient } from '#modules/privacy/client/module.tsx';
import { programmeClient } from '#modules/programme/client/module.tsx';
import { proposalsClient } from '#modules/proposals/client/module.tsx';
import { recordsClient } from '#modules/records/client/module.tsx';
import { registrationsClient } from '#modules/registrations/client/module.tsx';
import { rolesClient } from '#modules/roles/client/module.tsx';
import { settingUpClient } from '#modules/setting-up/client/module.tsx';
import { speakerLinksClient } from '#modules/speaker-links/client/module.tsx';
import { speakersClient } from '#modules/speakers/client/module.tsx';
import { sponsorsClient } from '#modules/sponsors/client/module.tsx';
import { usersClient } from '#modules/users/client/module.tsx';
import { viewsClient } from '#modules/views/client/module.tsx';
import { waitingListClient } from '#modules/waiting-list/client/module.tsx';
import { kindNamed, listKinds } from '#platform/contract/kind.ts';
import type { ClientModule } from '#ui/admin/client-module.tsx';

/** Every capability of the back-office, in the order in which its lists show what they give. */
export const CLIENT_MODULES = [
  registrationsClient,
  waitingListClient,
  badgesClient,
  ordersClient,
  doorClient,
  partnershipsClient,
  editionsClient,
  speakersClient,
  programmeClient,
  speakerLinksClient,
  proposalsClient,
  feedbackClient,
  categoriesClient,
  sponsorsClient,
  blogClient,
  contentClient,
  languagesClient,
  blogCategoriesClient,
  faqClient,
  picturesClient,
  recordsClient,
  mailClient,
  mailingsClient,
  newsClient,
  usersClient,
  rolesClient,
  dashboardClient,
  accountClient,
  activityClient,
  privacyClient,
  settingUpClient,
  importsClient,
  authClient,
  personalPageClient,
  viewsClient,
] as const satisfies readonly ClientModule[];

const modules: readonly ClientModule[] = CLIENT_MODULES;
listKinds(modules.flatMap(({ kinds = [] }) => kinds));
listMails(
  modules.map(({ mails = {}, kinds: [kind] = [], mailsAbout = kind?.name }) => ({
    mails,
    about: () => kindNamed(mailsAbout ?? '')?.many() ?? '',
  })),
);
