import { z } from 'zod';
import { lines, ownEmail, TITLE_MAX, text } from '#platform/contract/fields.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { DOCUMENTED_CONSENT, DOCUMENTED_NEWS_CONSENT } from './consents.ts';
import { plain } from './field-forms.ts';
import { formed, line, oneOfThese, onOff, paragraph, section, stored, website } from './fields.ts';
import { logo } from './logo.ts';
import { look } from './look.ts';
import * as say from './messages.ts';
import { libraryPicture } from './picture-field.ts';
import { BLOG_LINK, FURTHER, linkList, NAVIGATION, ownPages, privacySections } from './site-lists.ts';

/** When the words of the neutral privacy policy were last changed. */
const PRIVACY_WRITTEN = '2026-11-24';

const CONSENT_MAX = 1_000;
const consentVersion = z.string().max(TITLE_MAX);

const PHONE = /^[+\d][\d ()./-]{4,30}$/;

/** What the whole site says, whichever edition is current. */
export const siteContent = z.strictObject({
  identity: section(
    {
      title: say.nameAndOrganiser,
      lead: say.identityLead,
      page: publicAddress.home,
    },
    {
      name: line(say.nameOfSummit, { neutral: 'Summit', required: true, max: 80 }),
      shortName: line(say.shortName, {
        neutral: 'Summit',
        max: 30,
        hint: say.shortNameHint,
        half: true,
      }),
      organiser: line(say.organiserName, { max: 80, half: true }),
      website: website(say.organisersWebsite),
      description: paragraph(say.summitInOneSentence, {
        max: 200,
        hint: say.descriptionHint,
      }),
      tagline: line(say.lineInFooter, { max: 60, hint: say.taglineHint }),
      copyright: line(say.copyrightLine, { neutral: '© {year} {organiser}', max: 160 }),
      designerName: line(say.designer, { half: true, hint: say.designerHint }),
      designerWebsite: website(say.designersWebsite, { half: true }),
    },
  ),
  look,
  logo,
  contact: section(
    {
      title: say.contactDetails,
      lead: say.contactLead,
      page: publicAddress.contact,
    },
    {
      email: formed(say.email, ownEmail(), { half: true }),
      phone: formed(say.phone, z.string().trim().regex(PHONE, { error: say.enterPhoneNumber }), {
        half: true,
      }),
      location: line(say.location, { max: 200 }),
      social: linkList(say.socialNetworks, { noun: say.network, add: say.addNetwork }),
    },
  ),
  navigation: section(
    {
      title: say.navigationAndFooter,
      lead: say.navigationLead,
      page: publicAddress.home,
    },
    {
      links: linkList(say.linksAtTop, { noun: say.link, add: say.addLink, neutral: NAVIGATION }),
      register: line(say.buttonToRegister, { neutral: 'Register', required: true, max: 24 }),
      summitHeading: line(say.firstGroupInFooter, { neutral: 'Summit', required: true, half: true }),
      moreHeading: line(say.secondGroupInFooter, { neutral: 'More', required: true, half: true }),
      more: linkList(say.linksOfSecondGroup, { noun: say.link, add: say.addLink, neutral: FURTHER }),
    },
  ),
  contactPage: section(
    {
      title: say.contactPage,
      lead: say.contactPageLead,
      page: publicAddress.contact,
      wrong: ({ map, mapPicture }): Record<string, string> =>
        map === 'picture' && !mapPicture ? { mapPicture: say.mapPictureMissing() } : {},
    },
    {
      title: line(say.title, { neutral: 'Contact', required: true, max: 60 }),
      description: line(say.descriptionForSearchEngines, { max: 200 }),
      lead: paragraph(say.belowTitle, { max: 300 }),
      showsSpeaking: onOff(say.showInvitationToSpeak, false),
      speakingHeading: line(say.headingOfInvitation),
      speaking: paragraph(say.invitationToSpeak),
      map: oneOfThese(say.map, z.enum(['always', 'asked', 'picture', 'link', 'none']).default('always'), {
        labels: [say.loadsByItself, say.loadsOnClick, say.pictureOf, say.onlyLink, say.none],
        hint: say.mapHint,
      }),
      mapPicture: libraryPicture(say.pictureOfMap, {
        hint: say.mapPictureHint,
      }),
      mapHeading: line(say.headingOfMap, { neutral: 'On the map' }),
    },
  ),
  privacy: section(
    {
      title: say.privacyPolicy,
      lead: say.privacyLead,
      page: publicAddress.privacy,
    },
    {
      title: line(say.title, { neutral: 'Privacy policy', required: true, max: 60 }),
      description: line(say.descriptionForSearchEngines, { max: 200 }),
      lead: paragraph(say.belowTitle, { max: 300 }),
      sections: privacySections,
      saysWhatIsTaken: onOff(say.sayWhatIsTaken, true, { hint: say.sayWhatIsTakenHint }),
      updated: stored(say.lastUpdated, z.iso.date().default(PRIVACY_WRITTEN)),
    },
  ),
  consent: section(
    {
      title: say.consent,
      lead: say.consentLead,
      page: publicAddress.registration,
      placeholders: null,
    },
    {
      form: plain(say.bySendingForm, lines(CONSENT_MAX), {
        neutral: DOCUMENTED_CONSENT.text,
        required: true,
        isLong: true,
      }),
      formVersion: stored(say.itsVersion, consentVersion.default(DOCUMENTED_CONSENT.version), {
        words: consentVersion,
      }),
      news: plain(say.byTickingNews, text(CONSENT_MAX), {
        neutral: DOCUMENTED_NEWS_CONSENT.text,
        required: true,
        hint: say.newsHint,
      }),
      newsVersion: stored(say.itsVersion, consentVersion.default(DOCUMENTED_NEWS_CONSENT.version), {
        words: consentVersion,
      }),
    },
  ),
  blog: section(
    {
      title: say.blog,
      lead: say.blogLead,
      page: BLOG_LINK.address,
    },
    {
      description: line(say.descriptionOfAllPosts, { max: 200 }),
      categoryDescription: line(say.descriptionOfCategory, { max: 200 }),
      feedDescription: line(say.descriptionOfFeed, { max: 200 }),
    },
  ),
  notFound: section(
    { title: say.notFoundPage, lead: say.notFoundPageLead },
    {
      heading: line(say.title, { neutral: 'This thread leads nowhere.', required: true, max: 100 }),
      lead: paragraph(say.text, {
        neutral: 'There’s no page at this address. It may have moved, or the link may contain a typo.',
        max: 300,
      }),
    },
  ),
  ownPages: section(
    {
      title: say.yourOwnPages,
      lead: say.ownPagesLead,
      page: publicAddress.home,
    },
    { pages: ownPages },
  ),
});
export type SiteContent = z.output<typeof siteContent>;
