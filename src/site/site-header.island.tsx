import { useEffect, useRef } from 'react';
import type { Phase } from '#rooms/edition/contract.ts';
import { BackToTop } from '#ui/back-to-top.tsx';
import { useOwnTicket } from '#ui/own-ticket.ts';
import { useScrolled } from '#ui/use-scrolled.ts';
import { Brand } from './brand.tsx';
import { LanguageLinks, type PageLanguage } from './language-links.tsx';
import * as say from './messages.ts';
import type { Navigation } from './navigation.ts';

/** As in chrome.css. */
const HAS_BAR = '(min-width: 80rem)';

interface SiteHeaderProps extends Navigation {
  languages: readonly PageLanguage[];
  path: string;
  phase: Phase;
}

/** The navigation bar. On small screens a button opens its menu, before any script runs, and any choice closes it. */
export function SiteHeader({ path, phase, languages, name, seed, logo, links, ...led }: SiteHeaderProps) {
  const hasTicket = useOwnTicket(phase === 'during' ? led.edition : undefined);
  const menu = useRef<HTMLElement>(null);
  const scrolled = useScrolled();
  const { register: usual, next } = led;
  const register = phase === 'after' ? next : hasTicket ? { ...usual, label: say.myTicket() } : usual;
  const mainUnlessOver = phase === 'after' ? 'button' : 'button button-main';
  const close = () => menu.current?.hidePopover?.();
  // An open one would lie over the bar that a wider window has.
  useEffect(() => {
    const bar = matchMedia(HAS_BAR);
    const shut = () => menu.current?.hidePopover?.();
    bar.addEventListener('change', shut);
    return () => bar.removeEventListener('change', shut);
  }, []);
  return (
    <header className="site-header" data-scrolled={scrolled || undefined}>
      <div className="wrap flex flex-wrap items-center justify-between gap-x-2 lg:gap-x-8">
        <Brand name={name} seed={seed} logo={logo} />
        <BackToTop shown={scrolled} />
        {path !== register.address && (
          <a href={register.address} className={`register-in-bar ${mainUnlessOver}`}>
            {register.label}
          </a>
        )}
        <button type="button" className="menu-toggle" popoverTarget="site-menu">
          <span className="when-closed">{say.menu()}</span>
          <span className="when-open">{say.close()}</span>
        </button>
        <nav ref={menu} popover="auto" id="site-menu" className="site-menu" aria-label={say.mainNavigation()}>
          <ul>
            {links.map(({ address: href, label }) => (
              <li key={href}>
                <a href={href} className="site-menu-link" aria-current={current(path, href)} onClick={close}>
                  {label}
                </a>
              </li>
            ))}
            {languages.length > 0 && (
              <li>
                <LanguageLinks languages={languages.filter(({ isShown }) => !isShown)} />
              </li>
            )}
            <li>
              <a
                href={register.address}
                className={mainUnlessOver}
                aria-current={current(path, register.address)}
                onClick={close}
              >
                {register.label}
              </a>
            </li>
          </ul>
        </nav>
      </div>
    </header>
  );
}

function current(path: string, href: string): 'page' | undefined {
  return path === href ? 'page' : undefined;
}
