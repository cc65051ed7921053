import { expect, test } from 'vitest';
import { publicAddress } from './public-addresses.ts';

test('the public addresses stay as they are: search engines, print and other sites know them', () => {
  const built = Object.entries(publicAddress).map(([name, address]) => [
    name,
    typeof address === 'string' ? address : address('a1'),
  ]);
  expect(Object.fromEntries(built)).toMatchInlineSnapshot(`
    {
      "aboutUs": "/about-us",
      "badgePicture": "/badge-picture",
      "calendar": "/summit.ics",
      "contact": "/contact",
      "home": "/",
      "look": "/look/a1",
      "lostLink": "/my",
      "manifest": "/site.webmanifest",
      "newsAgain": "/news/a1",
      "ownPage": "/p/a1",
      "packages": "/#pricing",
      "personal": "/my/a1",
      "preview": "/preview/a1",
      "privacy": "/privacy-policy",
      "register": "/register",
      "registration": "/registrants",
      "robots": "/robots.txt",
      "securityTxt": "/.well-known/security.txt",
      "shareImages": "/share/",
      "shareSummit": "/share/summit.png",
      "sitemap": "/sitemap.xml",
      "speakers": "/speakers",
      "sponsors": "/sponsors",
      "sponsorship": "/sponsorship",
      "sponsorshipWith": "/sponsorship?package=a1",
      "summitCloth": "/summit-cloth.svg",
      "summitClothLarge": "/summit-cloth-large.svg",
      "summitClothTall": "/summit-cloth-tall.svg",
      "unsubscribe": "/unsubscribe",
      "unsubscribeWith": "/unsubscribe?mail=a1",
      "unsubscribed": "/unsubscribed",
    }
  `);
});
