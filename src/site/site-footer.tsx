import { Island } from '#platform/client/island.tsx';
import { languagePrefix } from '#platform/contract/language.ts';
import type { Phase, SiteView } from '#rooms/edition/contract.ts';
import { Strip } from '#ui/cloth/strip.tsx';
import { Logo } from '#ui/logo.tsx';
import { ThemeSwitch } from '#ui/theme-switch.island.tsx';
import { LanguageLinks, type PageLanguage } from './language-links.tsx';
import * as say from './messages.ts';
import { furtherLinks, type NavigationLink, navigationOf } from './navigation.ts';

interface SiteFooterProps {
  phase: Phase;
  siteView: SiteView;
  current: SiteView;
  /** What modules add to the navigation bar. */
  links: readonly NavigationLink[];
  /** The years of editions that are over. */
  pastYears: readonly number[];
  languages: readonly PageLanguage[];
}

export function SiteFooter({
  siteView,
  current,
  phase,
  links: added,
  pastYears,
  languages,
}: SiteFooterProps) {
  const { identity, contact, navigation } = siteView.site;
  const { name, seed, logo, links, register, next } = navigationOf(siteView, added, current);
  return (
    <footer className="night mt-auto print:hidden">
      <div className="draws-along h-8 overflow-hidden">
        <Strip seed={seed} along picks={1344} />
      </div>
      <div className="wrap grid grid-cols-[fit-content(58%)_minmax(0,1fr)] gap-x-4 gap-y-12 py-14 md:grid-cols-[1fr_auto_auto] md:gap-20 lg:grid-cols-3 lg:gap-8">
        <div className="col-span-2 md:col-span-1">
          {logo && (
            <p className="footer-logo flex items-center gap-3">
              <Logo logo={logo} name={name} onNight />
              {logo.showsName && <span className="font-display text-title font-bold">{name}</span>}
            </p>
          )}
          {identity.tagline && <p className="display max-w-[12ch] text-section">{identity.tagline}</p>}
          {contact.email && (
            <p className="mt-6">
              <a className="link" href={`mailto:${contact.email}`}>
                {contact.email}
              </a>
            </p>
          )}
          {contact.social.length > 0 && (
            <ul className="footer-links mt-4 flex flex-wrap gap-x-5">
              {contact.social.map(({ label, address }) => (
                <li key={address}>
                  <a href={address} rel="me noopener">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        <FooterLinks
          heading={navigation.summitHeading}
          links={[...links, phase === 'after' ? next : register]}
        />
        <FooterLinks heading={navigation.moreHeading} links={furtherLinks(siteView)} />
      </div>
      <div className="wrap flex flex-wrap items-center justify-between gap-x-10 gap-y-4 border-t border-line py-5">
        <p className="text-small text-quiet">{identity.copyright}</p>
        <PastSummits years={pastYears} />
        <LanguageLinks languages={languages} offers />
        <Island name="theme-switch" component={ThemeSwitch} props={{}} />
      </div>
    </footer>
  );
}

function PastSummits({ years }: { years: readonly number[] }) {
  if (years.length === 0) return null;
  return (
    <nav aria-label={say.pastSummits()} className="flex flex-wrap gap-x-4 text-small text-quiet">
      <span>{say.pastSummits()}</span>
      {years.map((year) => (
        <a key={year} className="link" data-edition={year} href={`${languagePrefix()}/${year}`}>
          {year}
        </a>
      ))}
    </nav>
  );
}

function FooterLinks({ heading, links }: { heading: string; links: readonly NavigationLink[] }) {
  return (
    <nav aria-label={heading}>
      <ul className="footer-links">
        {links.map(({ address, label }) => (
          <li key={address}>
            <a href={address}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
