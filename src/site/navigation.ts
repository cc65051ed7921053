import { publicAddress } from '#platform/contract/public-addresses.ts';
/** The links of the navigation bar (docs/product.md, 2.2); Register is a separate button. */
export const NAVIGATION = [
  { href: publicAddress.home, label: 'Home' },
  { href: publicAddress.speakers, label: 'Speakers' },
  { href: publicAddress.sponsors, label: 'Partners & Sponsors' },
  { href: publicAddress.contact, label: 'Contact' },
] as const;
export const REGISTER = { href: publicAddress.registration, label: 'Register' } as const;

/** More pages, linked in the footer. */
export const FURTHER = [
  { href: publicAddress.aboutUs, label: 'About us' },
  { href: publicAddress.sponsorship, label: 'Sponsorship' },
  { href: publicAddress.blog, label: 'Blog' },
  { href: publicAddress.privacy, label: 'Privacy policy' },
] as const;
