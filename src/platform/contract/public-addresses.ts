/** Addresses of the public site that the layout and several modules know. Each module has its own in `addresses.ts`. A route's pattern is built like an address, with ':id' for the id. */
export const publicAddress = {
  home: '/',
  packages: '/#pricing',
  registration: '/registrants',
  /** Answers the picture of a badge that this program encrypted. */
  badgePicture: '/badge-picture',
  /** Sends the link of somebody's own page again. */
  lostLink: '/my',
  /** Somebody's own page: only they know the address. */
  personal: (token: string) => `/my/${token}`,
  /** Leads to the registration. */
  register: '/register',
  sponsorship: '/sponsorship',
  sponsorshipWith: (name: string) => `/sponsorship?package=${encodeURIComponent(name)}`,
  contact: '/contact',
  speakers: '/speakers',
  sponsors: '/sponsors',
  aboutUs: '/about-us',
  privacy: '/privacy-policy',
  /** A page that organisers wrote. */
  ownPage: (slug: string) => `/p/${slug}`,
  /** What precedes the address of a page that shows the draft. */
  preview: (token: string) => `/preview/${token}`,
  /** Shows a button that ends the news; mail programs press it by themselves. */
  unsubscribe: '/unsubscribe',
  unsubscribeWith: (token: string) => `/unsubscribe?mail=${token}` as const,
  unsubscribed: '/unsubscribed',
  /** Begins the news again for whoever had unsubscribed: only they know the address. */
  newsAgain: (token: string) => `/news/${token}`,
  calendar: '/summit.ics',
  /** One thread for each registration; the tall one is for phones, the large one for when it is finished. */
  summitCloth: '/summit-cloth.svg',
  summitClothLarge: '/summit-cloth-large.svg',
  summitClothTall: '/summit-cloth-tall.svg',
  manifest: '/site.webmanifest',
  /** The style sheet of a look, which its name describes. */
  look: (name: string) => `/look/${name}` as const,
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  securityTxt: '/.well-known/security.txt',
  /** What the addresses of all share images begin with. */
  shareImages: '/share/',
  shareSummit: '/share/summit.png',
} as const;
