import type { ReactNode } from 'react';
import { Island } from '#platform/client/island.tsx';
import { askedEdition, languagePrefix } from '#platform/contract/language.ts';
import { phaseAt, type SiteView, scheduleOf } from '#rooms/edition/contract.ts';
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
  /** Of the current edition, which is what one registers for; the same but on pages of another. */
  current: SiteView;
  /** What modules add to the navigation bar. */
  links: readonly NavigationLink[];
  /** What modules have to say at the top of every page. */
  notices: readonly string[];
  /** The years of editions that are over and keep their pages, newest first. */
  pastYears: readonly number[];
  /** The same page in the languages of the site. */
  languages: readonly PageLanguage[];
  isDraft?: boolean | undefined;
}

/** The layout of every public page. */
export function Layout({
  children,
  path,
  now,
  siteView,
  current,
  links,
  notices,
  pastYears,
  languages,
  isDraft,
}: LayoutProps) {
  const edition = askedEdition();
  const phase = phaseAt(now, scheduleOf(current.current));
  return (
    <div id="top" className="flex min-h-svh flex-col">
      <a className="skip-link" href="#content">
        {say.skipContent()}
      </a>
      {edition && !isDraft && (
        <aside className="draft-banner" aria-label={say.pastSummits()}>
          <RichMessage
            of={say.pastBanner({ year: String(edition.year) })}
            tags={{
              current: (words) => (
                <a className="underline" data-edition="current" href={languagePrefix() || '/'}>
                  {words}
                </a>
              ),
            }}
          />
        </aside>
      )}
      {isDraft && (
        <p className="draft-banner">
          {edition ? say.draftBannerOf({ year: String(edition.year) }) : say.draftBanner()}
        </p>
      )}
      {notices.map((notice) => (
        <aside key={notice} className="draft-banner" aria-label={say.notice()}>
          {notice}
        </aside>
      ))}
      <Island
        name="site-header"
        component={SiteHeader}
        props={{ path, phase, languages, ...navigationOf(siteView, links, current) }}
      />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <SiteFooter {...{ siteView, current, phase, links, pastYears, languages }} />
    </div>
  );
}
