import type { ReactNode } from 'react';
import type { EventRecord } from '#features/event/contract.ts';
import { phaseAt, scheduleOf } from '#features/event/schedule.ts';
import { Island } from '#platform/client/island.tsx';
import { zonedDate } from '#platform/contract/event-zone.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

interface LayoutProps {
  children: ReactNode;
  path: string;
  now: Date;
  event: EventRecord | undefined;
  isDraft?: boolean | undefined;
}

/** The frame of every public page. */
export function Layout({ children, path, now, event, isDraft }: LayoutProps) {
  const isOver = phaseAt(now, scheduleOf(event)) === 'after';
  return (
    <div id="top" className="flex min-h-svh flex-col">
      <a className="skip-link" href="#content">
        Skip to the content
      </a>
      {isDraft && <p className="draft-banner">This is a draft. Visitors don’t see it yet.</p>}
      <Island name="site-header" component={SiteHeader} props={{ path, isOver }} />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <SiteFooter year={Number(zonedDate(now).slice(0, 4))} />
    </div>
  );
}
