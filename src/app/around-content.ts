import { postsOnServer } from '#features/blog/server/kind.ts';
import type { AroundContent } from '#features/content/server/service.ts';
import { currentEvent } from '#features/event/server/service.ts';
import { speakersOnServer } from '#features/speakers/server/kind.ts';
import { countSponsorsByTitle } from '#features/sponsors/server/service.ts';
import { keepConsent } from '#features/submissions/server/service.ts';
import { namesOfUsers } from '#features/users/server/service.ts';
import { inProcessClient } from '#platform/server/http/in-process.ts';

/** Whose records have pages. */
const WITH_PAGES = [postsOnServer, speakersOnServer];

/** What the site's content is given: the edition that it is about, and what is sold of its packages. */
export const AROUND_CONTENT: AroundContent = {
  currentEditionId: async (database, now) => (await currentEvent(database, now))?.id,
  namesOfUsers,
  keepConsent,
  countSold: countSponsorsByTitle,
  recordAddresses: async (context) => {
    const call = inProcessClient(
      WITH_PAGES.flatMap(({ handlers }) => handlers),
      context,
    );
    const lists = await Promise.all(WITH_PAGES.map(({ listAddresses }) => listAddresses(call)));
    return lists.flat().map(({ path }) => path);
  },
};
