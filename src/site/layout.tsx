import type { ReactNode } from 'react';
import { phaseAt, scheduleOf } from '#modules/event/schedule.ts';
import type { Summit } from '#modules/event/summit-content.ts';
import { Island } from '#platform/client/island.tsx';
import { navigationOf } from './navigation.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

interface LayoutProps {
  children: ReactNode;
  path: string;
  now: Date;
  summit: Summit;
  isDraft?: boolean | undefined;
}

/** The frame of every public page. */
export function Layout({ children, path, now, summit, isDraft }: LayoutProps) {
  const isOver = phaseAt(now, scheduleOf(summit.event)) === 'after';
  return (
    <div id="top" className="flex min-h-svh flex-col">
      <a className="skip-link" href="#content">
        Skip to the content
      </a>
      {isDraft && <p className="draft-banner">This is a draft. Visitors don’t see it yet.</p>}
      <Island name="site-header" component={SiteHeader} props={{ path, isOver, ...navigationOf(summit) }} />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <SiteFooter summit={summit} />
    </div>
  );
}
