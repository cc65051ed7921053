import type { Database } from '#platform/server/database/store.ts';
import type { Services } from '#platform/server/http/context.ts';
import { givenBy } from '#platform/server/module.ts';
import type { NavigationLink } from '../navigation.ts';

declare module '#platform/server/module.ts' {
  interface ServerModule {
    /** Its links in the navigation bar, after those that organisers chose. */
    navigation?: (database: Database, now: Date) => Promise<readonly NavigationLink[]>;
  }
}

/** Reads what modules add to the navigation bar; undefined if it can't be read. */
export function moduleLinks({
  modules,
  store,
  clock,
}: Services): () => Promise<NavigationLink[] | undefined> {
  return async () => {
    const reading = givenBy(modules, 'navigation').map((links) => links(store.database, clock.now()));
    return Promise.all(reading).then(
      (links) => links.flat(),
      () => undefined,
    );
  };
}
