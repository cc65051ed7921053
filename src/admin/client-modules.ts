import { kindNamed, listKinds } from '#platform/contract/kind.ts';
import { accountClient } from '#rooms/access/account/client/module.tsx';
import { authClient } from '#rooms/access/auth/client/module.tsx';
import { languagesClient } from '#rooms/access/languages/client/module.tsx';
import { usersClient } from '#rooms/access/users/client/module.tsx';
import { dashboardClient } from '#rooms/desk/dashboard/client/module.tsx';
import { settingUpClient } from '#rooms/desk/setting-up/client/module.tsx';
import { doorClient } from '#rooms/door/door/client/module.tsx';
import { contentClient } from '#rooms/edition/content/client/module.tsx';
import { editionsClient } from '#rooms/edition/editions/client/module.tsx';
import { importsClient } from '#rooms/edition/imports/client/module.tsx';
import { activityClient } from '#rooms/ground/activity/client/module.tsx';
import { picturesClient } from '#rooms/ground/pictures/client/module.tsx';
import { recordsClient } from '#rooms/ground/records/client/module.tsx';
import { rolesClient } from '#rooms/ground/roles/client/module.tsx';
import { viewsClient } from '#rooms/ground/views/client/module.tsx';
import { mailingsClient } from '#rooms/letters/mailings/client/module.tsx';
import { newsClient } from '#rooms/letters/news/client/module.tsx';
import { listMails } from '#rooms/mail/contract.ts';
import { mailClient } from '#rooms/mail/mail/client/module.tsx';
import { ordersClient } from '#rooms/money/orders/client/module.tsx';
import { partnershipsClient } from '#rooms/partners/partnerships/client/module.tsx';
import { sponsorsClient } from '#rooms/partners/sponsors/client/module.tsx';
import { badgesClient } from '#rooms/people/badges/client/module.tsx';
import { personalPageClient } from '#rooms/people/personal-page/client/module.tsx';
import { privacyClient } from '#rooms/people/privacy/client/module.tsx';
import { registrationsClient } from '#rooms/people/registrations/client/module.tsx';
import { waitingListClient } from '#rooms/people/waiting-list/client/module.tsx';
import { categoriesClient } from '#rooms/programme/categories/client/module.tsx';
import { feedbackClient } from '#rooms/programme/feedback/client/module.tsx';
import { programmeClient } from '#rooms/programme/programme/client/module.tsx';
import { proposalsClient } from '#rooms/programme/proposals/client/module.tsx';
import { speakerLinksClient } from '#rooms/programme/speaker-links/client/module.tsx';
import { speakersClient } from '#rooms/programme/speakers/client/module.tsx';
import { blogClient } from '#rooms/website/blog/client/module.tsx';
import { blogCategoriesClient } from '#rooms/website/blog-categories/client/module.tsx';
import { faqClient } from '#rooms/website/faq/client/module.tsx';
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
