import type { Database } from '#platform/server/database/store.ts';
import type { Services } from '#platform/server/http/context.ts';
import { givenBy } from '#platform/server/module.ts';
import { listPastEditions } from '#rooms/edition/server.ts';
import type { Feed } from '../feeds/mount-feeds.ts';
import type { LayoutProps } from '../layout.tsx';
import type { NavigationLink } from '../navigation.ts';

declare module '#platform/server/module.ts' {
  interface ServerModule {
    /** Its links in the navigation bar, after those that organisers chose. */
    navigation?: (database: Database, now: Date) => Promise<readonly NavigationLink[]>;
    /** What every page has to say at its top; '' for nothing. */
    notice?: (services: Services) => Promise<string>;
  }
}

/** Where every page leads besides its own links. */
export type LayoutLinks = Pick<LayoutProps, 'links' | 'pastYears' | 'notices'>;

/** What modules add to every page. */
export interface FromModules {
  /** What can't be read is empty; `isWhole` says whether modules' links could. */
  layoutLinks: () => Promise<LayoutLinks & { isWhole: boolean }>;
  feeds: readonly Pick<Feed, 'path' | 'title'>[];
}

export function fromModules(services: Services): FromModules {
  const { modules, store, clock } = services;
  return {
    feeds: givenBy(modules, 'feeds').flat(),
    async layoutLinks() {
      const now = clock.now();
      const whole = <Part>(parts: Promise<Part>[]) => Promise.all(parts).catch(() => undefined);
      // At once: what fails while another is awaited would end the program.
      const [links, notices, past] = await Promise.all([
        whole(givenBy(modules, 'navigation').map((read) => read(store.database, now))),
        whole(givenBy(modules, 'notice').map((notice) => notice(services))),
        listPastEditions(store.database, now).catch(() => []),
      ]);
      return {
        links: links?.flat() ?? [],
        notices: notices?.filter(Boolean) ?? [],
        isWhole: links !== undefined && notices !== undefined,
        pastYears: past.map(({ year }) => year),
      };
    },
  };
}
