import type { ReactNode } from 'react';
import type { CurrentEdition } from '#features/event/edition.ts';
import { phaseAt, scheduleOf } from '#features/event/schedule.ts';
import { Island } from '#platform/client/island.tsx';
import { NO_ZONE, zonedDate } from '#platform/contract/event-zone.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

interface LayoutProps {
  children: ReactNode;
  path: string;
  now: Date;
  event: CurrentEdition | undefined;
}

/** The frame of every public page. */
export function Layout({ children, path, now, event }: LayoutProps) {
  const isOver = phaseAt(now, scheduleOf(event)) === 'after';
  return (
    <div id="top" className="flex min-h-svh flex-col">
      <a className="skip-link" href="#content">
        Skip to the content
      </a>
      <Island name="site-header" component={SiteHeader} props={{ path, isOver }} />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <SiteFooter year={Number(zonedDate(now, event?.zone ?? NO_ZONE).slice(0, 4))} />
    </div>
  );
}
