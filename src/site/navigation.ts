import { publicAddress } from '#platform/contract/public-addresses.ts';
import type { SiteLogo } from '#platform/contract/site-logo.ts';
import { clothSeed, logoOf, registerLabel, type SiteView } from '#rooms/edition/contract.ts';
import { lostLink } from '#ui/messages.ts';

export interface NavigationLink {
  label: string;
  address: string;
}

/** What the navigation bar shows; Register is a separate button. */
export interface Navigation {
  name: string;
  /** What the block of cloth beside the name is woven from. */
  seed: string;
  logo: SiteLogo | undefined;
  links: readonly NavigationLink[];
  register: NavigationLink;
  /** The edition whose tickets count. */
  edition: string | undefined;
  /** In its place once the summit is over: nobody is asked to register for that. */
  next: NavigationLink;
}

/** With what modules add. It leads to the registration for the current edition, also on pages of one that is over. */
export function navigationOf(
  siteView: SiteView,
  added: readonly NavigationLink[],
  current: SiteView,
): Navigation {
  const { navigation, ownPages } = siteView.site;
  const own = ownPages.pages.filter(({ isShown, inNavigation }) => isShown && inNavigation);
  const register = {
    label: registerLabel(current, navigation.register),
    address: publicAddress.registration,
  };
  return {
    name: siteView.site.identity.name,
    seed: clothSeed(siteView.site),
    logo: logoOf(siteView.site),
    links: [...navigation.links, ...added, ...own.map(toLink)],
    register,
    edition: current.current?.id,
    next: { ...register, label: current.edition.past.next || register.label },
  };
}

/** More pages, linked in the footer. */
export function furtherLinks({ site: { navigation, ownPages } }: SiteView): NavigationLink[] {
  const own = ownPages.pages.filter(({ isShown, inFooter }) => isShown && inFooter);
  return [...navigation.more, ...own.map(toLink), { label: lostLink(), address: publicAddress.lostLink }];
}

function toLink({ title, slug }: { title: string; slug: string }): NavigationLink {
  return { label: title, address: publicAddress.ownPage(slug) };
}
