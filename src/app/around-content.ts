import type { AroundContent } from '#modules/content/server/service.ts';
import { findCurrentEdition } from '#modules/editions/server/service.ts';
import { countSponsorsByTitle } from '#modules/sponsors/server/service.ts';
import { keepConsent } from '#modules/submissions/server/service.ts';
import { findUserLetIn, namesOfUsers } from '#modules/users/server/service.ts';

/** What the site's content is given: the edition that it is about, and what is sold of its packages. */
export const AROUND_CONTENT: AroundContent = {
  currentEditionId: async (database, now) => (await findCurrentEdition(database, now))?.id,
  namesOfUsers,
  isAdministrator: async (database, userId) =>
    (await findUserLetIn(database, userId))?.role === 'Administrator',
  keepConsent,
  countSold: countSponsorsByTitle,
};
