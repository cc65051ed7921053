import { listPastEditions } from '#modules/editions/server/service.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { Services } from '#platform/server/http/context.ts';
import { givenBy } from '#platform/server/module.ts';
import type { Feed } from '../feeds/mount-feeds.ts';
import type { LayoutProps } from '../layout.tsx';
import type { NavigationLink } from '../navigation.ts';

declare module '#platform/server/module.ts' {
  interface ServerModule {
    /** Its links in the navigation bar, after those that organisers chose. */
    navigation?: (database: Database, now: Date) => Promise<readonly NavigationLink[]>;
  }
}

/** Where every page leads besides its own links. */
export type LayoutLinks = Pick<LayoutProps, 'links' | 'pastYears'>;

/** What modules add to every page. */
export interface FromModules {
  /** What can't be read is empty; `isWhole` says whether modules' links could. */
  layoutLinks: () => Promise<LayoutLinks & { isWhole: boolean }>;
  feeds: readonly Pick<Feed, 'path' | 'title'>[];
}

export function fromModules({ modules, store, clock }: Services): FromModules {
  return {
    feeds: givenBy(modules, 'feeds').flat(),
    async layoutLinks() {
      const now = clock.now();
      const reading = givenBy(modules, 'navigation').map((links) => links(store.database, now));
      const links = await Promise.all(reading).catch(() => undefined);
      const past = await listPastEditions(store.database, now).catch(() => []);
      return {
        links: links?.flat() ?? [],
        isWhole: links !== undefined,
        pastYears: past.map(({ year }) => year),
      };
    },
  };
}
