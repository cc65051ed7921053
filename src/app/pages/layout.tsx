import type { ReactNode } from 'react';
import { Island } from '#platform/client/island.tsx';
import { zonedDate } from '#platform/contract/event-zone.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** What stands around every public page. */
export function Layout({ children, path, now }: { children: ReactNode; path: string; now: Date }) {
  return (
    <div id="top" className="flex min-h-svh flex-col">
      <a className="skip-link" href="#content">
        Skip to the content
      </a>
      <Island name="site-header" component={SiteHeader} props={{ path }} />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <SiteFooter year={Number(zonedDate(now).slice(0, 4))} />
    </div>
  );
}
