import { z } from 'zod';
import { email, lines, TITLE_MAX, text } from '#platform/contract/fields.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { DOCUMENTED_CONSENT, DOCUMENTED_NEWS_CONSENT } from './consents.ts';
import { plain } from './field-forms.ts';
import { formed, line, oneOfThese, onOff, paragraph, section, stored, website } from './fields.ts';
import { logo } from './logo.ts';
import { look } from './look.ts';
import { libraryPicture } from './picture-field.ts';
import { FURTHER, linkList, NAVIGATION, ownPages, privacySections } from './site-lists.ts';

/** When the words of the neutral privacy policy were last changed. */
export const PRIVACY_WRITTEN = '2026-11-24';

const CONSENT_MAX = 1_000;

const NO_MAP = 'Choose a picture, or another kind of map.';
const PHONE = /^[+\d][\d ()./-]{4,30}$/;
const NO_PHONE = 'Enter a phone number: digits and spaces, with or without a +.';

/** What the whole site says, whichever edition is current. */
export const siteContent = z.strictObject({
  identity: section(
    {
      title: 'Name and organiser',
      lead: 'Who you are: in every title, in the header and footer, in calendars and previews of shared pages.',
      page: publicAddress.home,
    },
    {
      name: line('Name of the summit', { neutral: 'Summit', required: true, max: 80 }),
      shortName: line('Short name', {
        neutral: 'Summit',
        max: 30,
        hint: 'Below the icon on a phone.',
        half: true,
      }),
      organiser: line('Organiser', { max: 80, half: true }),
      website: website('The organiser’s website'),
      description: paragraph('The summit in one sentence', {
        max: 200,
        hint: 'For phones on which the site is installed.',
      }),
      tagline: line('Line in the footer', { max: 60, hint: 'In large letters, next to the address.' }),
      copyright: line('Copyright line', { neutral: '© {year} {organiser}', max: 160 }),
      designerName: line('Designer', { half: true, hint: 'Credited in the back-office.' }),
      designerWebsite: website('The designer’s website', { half: true }),
    },
  ),
  look,
  logo,
  contact: section(
    {
      title: 'Contact details',
      lead: 'How people reach you: on the contact page, in the footer, and wherever the site says ‘write to us’.',
      page: publicAddress.contact,
    },
    {
      email: formed('Email', email(), { half: true }),
      phone: formed('Phone', z.string().trim().regex(PHONE, NO_PHONE), { half: true }),
      location: line('Where you are', { max: 200 }),
      social: linkList('Social networks', { noun: 'network' }),
    },
  ),
  navigation: section(
    {
      title: 'Navigation and footer',
      lead: 'The links at the top of every page, and those in the footer. Pages of your own can add themselves.',
      page: publicAddress.home,
    },
    {
      links: linkList('Links at the top', { noun: 'link', neutral: NAVIGATION }),
      register: line('The button to register', { neutral: 'Register', required: true, max: 24 }),
      summitHeading: line('First group in the footer', { neutral: 'Summit', required: true, half: true }),
      moreHeading: line('Second group in the footer', { neutral: 'More', required: true, half: true }),
      more: linkList('Links of the second group', { noun: 'link', neutral: FURTHER }),
    },
  ),
  contactPage: section(
    {
      title: 'Contact page',
      lead: 'The words around your contact details.',
      page: publicAddress.contact,
      wrong: ({ map, mapPicture }): Record<string, string> =>
        map === 'picture' && !mapPicture ? { mapPicture: NO_MAP } : {},
    },
    {
      title: line('Title', { neutral: 'Contact', required: true, max: 60 }),
      description: line('Description for search engines', { max: 200 }),
      lead: paragraph('Below the title', { max: 300 }),
      showsSpeaking: onOff('Show the invitation to speak', false),
      speakingHeading: line('Heading of the invitation'),
      speaking: paragraph('The invitation to speak'),
      map: oneOfThese('The map', z.enum(['always', 'asked', 'picture', 'link', 'none']).default('always'), {
        labels: ['Loads by itself', 'Loads on a click', 'A picture of it', 'Only a link to it', 'None'],
        hint: 'The map comes from OpenStreetMap, which then sees the visitor’s address.',
      }),
      mapPicture: libraryPicture('Picture of the map', {
        hint: 'Stands there if you choose a picture of it.',
      }),
      mapHeading: line('Heading of the map', { neutral: 'On the map' }),
    },
  ),
  privacy: section(
    {
      title: 'Privacy policy',
      lead: 'What you keep about people, and why. Its date follows by itself when you publish a change.',
      page: publicAddress.privacy,
    },
    {
      title: line('Title', { neutral: 'Privacy policy', required: true, max: 60 }),
      description: line('Description for search engines', { max: 200 }),
      lead: paragraph('Below the title', { max: 300 }),
      sections: privacySections,
      updated: stored('Last updated', z.iso.date().default(PRIVACY_WRITTEN)),
    },
  ),
  consent: section(
    {
      title: 'Consent',
      lead: 'What people agree to by sending a form. Every wording is kept with those who agreed to it.',
      page: publicAddress.registration,
      placeholders: null,
    },
    {
      form: plain('By sending a form', lines(CONSENT_MAX), {
        neutral: DOCUMENTED_CONSENT.text,
        required: true,
        isLong: true,
      }),
      formVersion: stored('Its version', z.string().max(TITLE_MAX).default(DOCUMENTED_CONSENT.version)),
      news: plain('By ticking the box about news', text(CONSENT_MAX), {
        neutral: DOCUMENTED_NEWS_CONSENT.text,
        required: true,
        hint: 'The box is never ticked for them.',
      }),
      newsVersion: stored('Its version', z.string().max(TITLE_MAX).default(DOCUMENTED_NEWS_CONSENT.version)),
    },
  ),
  blog: section(
    {
      title: 'Blog',
      lead: 'What search engines and feed readers say about the blog.',
      page: publicAddress.blog,
    },
    {
      description: line('Description of all posts', { max: 200 }),
      categoryDescription: line('Description of a category, after its name', { max: 200 }),
      feedDescription: line('Description of the feed', { max: 200 }),
    },
  ),
  ownPages: section(
    {
      title: 'Your own pages',
      lead: 'Travel, visas, a code of conduct: each has an address below /p/.',
      page: publicAddress.home,
    },
    { pages: ownPages },
  ),
});
export type SiteContent = z.output<typeof siteContent>;
