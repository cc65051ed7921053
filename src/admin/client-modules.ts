import { authClient } from '#modules/auth/client/module.tsx';
import { blogClient } from '#modules/blog/client/module.tsx';
import { blogCategoriesClient } from '#modules/blog-categories/client/module.tsx';
import { categoriesClient } from '#modules/categories/client/module.tsx';
import { contentClient } from '#modules/content/client/module.tsx';
import { eventClient } from '#modules/event/client/module.tsx';
import { mailClient } from '#modules/mail/client/module.tsx';
import { listMails } from '#modules/mail/mail-texts.ts';
import { mailingsClient } from '#modules/mailings/client/module.tsx';
import { partnershipsClient } from '#modules/partnerships/client/module.tsx';
import { personalPageClient } from '#modules/personal-page/client/module.tsx';
import { picturesClient } from '#modules/pictures/client/module.tsx';
import { registrationsClient } from '#modules/registrations/client/module.tsx';
import { speakersClient } from '#modules/speakers/client/module.tsx';
import { sponsorsClient } from '#modules/sponsors/client/module.tsx';
import { usersClient } from '#modules/users/client/module.tsx';
import { waitingListClient } from '#modules/waiting-list/client/module.tsx';
import { listKinds } from '#platform/contract/kind.ts';
import type { ClientModule } from '#ui/admin/client-module.ts';

/** Every capability of the browser, in the order in which lists of kinds show theirs. */
export const CLIENT_MODULES = [
  registrationsClient,
  waitingListClient,
  partnershipsClient,
  eventClient,
  speakersClient,
  categoriesClient,
  sponsorsClient,
  blogClient,
  contentClient,
  blogCategoriesClient,
  picturesClient,
  mailClient,
  mailingsClient,
  usersClient,
  authClient,
  personalPageClient,
] as const satisfies readonly ClientModule[];

const modules: readonly ClientModule[] = CLIENT_MODULES;
listKinds(modules.flatMap(({ kinds = [] }) => kinds));
listMails(modules.map(({ mails = {} }) => mails));
