/** The links of the navigation bar (docs/product.md, 2.2); Register is a button beside them. */
export const NAVIGATION = [
  { href: '/', label: 'Home' },
  { href: '/speakers', label: 'Speakers' },
  { href: '/sponsors', label: 'Partners & Sponsors' },
  { href: '/contact', label: 'Contact' },
] as const;
export const REGISTER = { href: '/registrants', label: 'Register' } as const;

/** The further pages that the footer leads to. */
export const FURTHER = [
  { href: '/about-us', label: 'About us' },
  { href: '/sponsorship', label: 'Sponsorship' },
  { href: '/blogs', label: 'Blog' },
  { href: '/privacy-policy', label: 'Privacy policy' },
] as const;
