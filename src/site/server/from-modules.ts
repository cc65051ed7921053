import { listPastEditions } from '#modules/editions/server/service.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { Services } from '#platform/server/http/context.ts';
import { givenBy } from '#platform/server/module.ts';
import type { Feed } from '../feeds/mount-feeds.ts';
import type { NavigationLink } from '../navigation.ts';

declare module '#platform/server/module.ts' {
  interface ServerModule {
    /** Its links in the navigation bar, after those that organisers chose. */
    navigation?: (database: Database, now: Date) => Promise<readonly NavigationLink[]>;
  }
}

/** What modules add to every page. */
export interface FromModules {
  /** To the navigation bar; undefined if it can't be read. */
  links: () => Promise<readonly NavigationLink[] | undefined>;
  /** The years of editions that are over, newest first. */
  pastYears: () => Promise<readonly number[]>;
  feeds: readonly Pick<Feed, 'path' | 'title'>[];
}

export function fromModules({ modules, store, clock }: Services): FromModules {
  return {
    feeds: givenBy(modules, 'feeds').flat(),
    pastYears: () =>
      listPastEditions(store.database, clock.now()).then(
        (rows) => rows.map(({ year }) => year),
        () => [],
      ),
    links: () => {
      const reading = givenBy(modules, 'navigation').map((links) => links(store.database, clock.now()));
      return Promise.all(reading).then(
        (links) => links.flat(),
        () => undefined,
      );
    },
  };
}
