/** The navigation bar's links (specification, section 2.1); Register stands beside them as a button. */
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
