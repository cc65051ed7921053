import type { Services } from '#platform/server/http/context.ts';
import { givenBy } from '#platform/server/module.ts';
import type { SiteView } from '#rooms/edition/editions/site-view.ts';

declare module '#platform/server/module.ts' {
  interface ServerModule {
    /** What it keeps about people as the site is set up now, in words; nothing if that is switched off. */
    takes?: (services: Services, siteView: SiteView) => readonly string[] | Promise<readonly string[]>;
  }
}

/** What the site keeps about people as it is set up now, for the privacy policy. */
export async function whatIsTaken(services: Services, siteView: SiteView): Promise<string[]> {
  const taken = givenBy(services.modules, 'takes').map((takes) => takes(services, siteView));
  return (await Promise.all(taken)).flat();
}
