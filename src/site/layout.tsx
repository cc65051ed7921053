import type { ReactNode } from 'react';
import { phaseAt, scheduleOf } from '#modules/editions/schedule.ts';
import type { SiteView } from '#modules/editions/site-view.ts';
import { Island } from '#platform/client/island.tsx';
import { languagePrefix, pastEdition } from '#platform/contract/language.ts';
import { RichMessage } from '#ui/rich-message.tsx';
import type { PageLanguage } from './language-links.tsx';
import * as say from './messages.ts';
import { type NavigationLink, navigationOf } from './navigation.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.island.tsx';

export interface LayoutProps {
  children: ReactNode;
  path: string;
  now: Date;
  siteView: SiteView;
  /** What modules add to the navigation bar. */
  links: readonly NavigationLink[];
  /** The years of editions that are over and keep their pages, newest first. */
  pastYears: readonly number[];
  /** The same page in the languages of the site. */
  languages: readonly PageLanguage[];
  isDraft?: boolean | undefined;
}

/** The layout of every public page. */
export function Layout({ children, path, now, siteView, links, pastYears, languages, isDraft }: LayoutProps) {
  const past = pastEdition();
  const phase = phaseAt(now, scheduleOf(siteView.current));
  return (
    <div id="top" className="flex min-h-svh flex-col">
      <a className="skip-link" href="#content">
        {say.skipContent()}
      </a>
      {past && (
        <aside className="draft-banner" aria-label={say.pastSummits()}>
          <RichMessage
            of={say.pastBanner({ year: String(past.year) })}
            tags={{
              current: (words) => (
                <a className="underline" data-edition="current" href={`${languagePrefix()}/`}>
                  {words}
                </a>
              ),
            }}
          />
        </aside>
      )}
      {isDraft && <p className="draft-banner">{say.draftBanner()}</p>}
      <Island
        name="site-header"
        component={SiteHeader}
        props={{ path, phase, languages, ...navigationOf(siteView, links) }}
      />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <SiteFooter {...{ siteView, links, pastYears, languages }} />
    </div>
  );
}
