import { z } from 'zod';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import {
  aboutUs,
  formsContent,
  partnershipContent,
  personalContent,
  registrationContent,
  speakersContent,
  sponsorsContent,
} from './edition-pages.ts';
import {
  address,
  line,
  listOfThese,
  oneOfThese,
  onOff,
  paragraph,
  richText,
  section,
  website,
} from './fields.ts';
import { uploadedFilm } from './film-field.ts';
import { factsContent, heroButtons, homePageContent } from './home-content.ts';
import * as say from './messages.ts';
import { packageList } from './packages.ts';
import { libraryPicture } from './picture-field.ts';

/** What an edition says about itself. */
export const editionContent = z.strictObject({
  hero: section(
    {
      title: say.topOfHomePage,
      lead: say.topOfHomePageLead,
      page: publicAddress.home,
      wrong: ({ film, picture }): Record<string, string> =>
        film === 'own' && !picture ? { picture: say.heroPictureMissing() } : {},
    },
    {
      before: line(say.aboveName, { max: 60, half: true }),
      during: line(say.sameDuring, { neutral: 'On now', max: 60, half: true }),
      theme: line(say.themeOtherwise, { max: 200, half: true, hint: say.otherwiseHint }),
      venue: line(say.venueOtherwise, { max: 200, half: true, hint: say.otherwiseHint }),
      intro: paragraph(say.introduction, { max: 500 }),
      buttons: heroButtons,
      titleEnd: line(say.afterNameInSearchResults, { neutral: '{dates}', max: 100 }),
      description: line(say.descriptionForSearchEngines, { max: 250 }),
      film: oneOfThese(say.besideIt, z.enum(['woven', 'none', 'own']).default('woven'), {
        labels: [say.wovenFilm, say.onlyDate, say.yourOwnPictureOrFilm],
      }),
      picture: libraryPicture(say.yourOwnPicture, {
        hint: say.ownPictureHint,
      }),
      ownFilm: uploadedFilm(say.yourOwnFilm, {
        hint: say.ownFilmHint,
      }),
    },
  ),
  facts: factsContent,
  coming: section(
    {
      title: say.whileUnknown,
      lead: say.whileUnknownLead,
      page: publicAddress.home,
    },
    {
      theme: line(say.theme, { neutral: 'Theme to be announced', half: true }),
      venue: line(say.venue, { neutral: 'Venue to be announced', half: true }),
      time: line(say.time, { neutral: 'Time to be announced', half: true }),
      date: line(say.aboveDate, { neutral: 'Date to be announced', half: true }),
      badgeDate: line(say.date, { half: true }),
      dates: line(say.datesInSentence, { neutral: 'Date to be announced', half: true }),
      figures: line(say.daysInFigures, { max: 12, half: true }),
    },
  ),
  homePage: homePageContent,
  about: section(
    {
      title: say.aboutSummit,
      lead: say.aboutSummitLead,
      page: '/#about',
      says: ['text', 'principles'],
    },
    {
      isShown: onOff(say.showThisSection, true),
      heading: line(say.heading, { neutral: 'About the summit', required: true }),
      text: richText(say.text),
      principlesHeading: line(say.headingOfPrinciples, { neutral: 'What we stand for' }),
      principles: listOfThese(
        say.principles,
        {
          name: line(say.principle, { required: true, max: 40 }),
          text: paragraph(say.whatItMeans, { max: 300 }),
        },
        { noun: say.principleNoun, add: say.addPrinciple, name: 'name', max: 8 },
      ),
    },
  ),
  audience: section(
    {
      title: say.whoShouldAttend,
      lead: say.whoShouldAttendLead,
      page: '/#attend',
      says: ['people', 'takeaways'],
    },
    {
      isShown: onOff(say.showThisSection, true),
      heading: line(say.heading, { neutral: 'Who should attend', required: true }),
      people: listOfThese(
        say.people,
        { who: line(say.who, { required: true, max: 60 }), why: line(say.why, { max: 160 }) },
        { noun: say.group, add: say.addGroup, name: 'who', max: 10 },
      ),
      takeawaysHeading: line(say.headingOfTakeaways, { neutral: 'What you take home' }),
      takeaways: paragraph(say.whatTheyTakeHome, { max: 2_000, hint: say.oneOnEachLine }),
    },
  ),
  theme: section(
    { title: say.themeBanner, lead: say.themeBannerLead, page: '/#theme' },
    { isShown: onOff(say.showThisSection, true) },
  ),
  packages: section(
    {
      title: say.sponsorshipPackages,
      lead: say.packagesLead,
      page: '/#pricing',
      says: ['lead', 'offers'],
    },
    {
      isShown: onOff(say.showThisSection, true),
      heading: line(say.heading, { neutral: 'Sponsorship packages', required: true }),
      lead: line(say.belowHeading, { max: 200 }),
      note: line(say.whatPricesCover, { max: 120, half: true }),
      noteAfter: line(say.sameAfter, { max: 120, half: true }),
      offers: packageList,
      otherName: line(say.somethingElse, {
        neutral: 'Bespoke',
        required: true,
        max: 40,
        half: true,
        isChosen: true,
        hint: say.somethingElseHint,
      }),
      otherPrice: line(say.itsPrice, { neutral: 'by agreement', max: 40, half: true }),
      otherQuestion: line(say.questionBelowCards, { neutral: 'Something else in mind?', half: true }),
      otherLink: line(say.linkBelowCards, { neutral: 'Ask us', half: true }),
    },
  ),
  cloth: section(
    {
      title: say.summitsCloth,
      lead: say.clothLead,
      page: '/#cloth',
    },
    {
      isShown: onOff(say.showThisSection, true),
      heading: line(say.heading, { neutral: 'The summit’s cloth', required: true }),
      before: paragraph(say.text, {
        max: 300,
        neutral:
          'Everyone who registers adds a thread. Chance gives it its colour and its place, so the cloth tells how many are coming, and never who.',
      }),
      after: paragraph(say.sameAfter, {
        max: 300,
        neutral: 'This is what the registrations for the summit have woven: its record, without a name.',
      }),
      caption: line(say.belowCloth, { neutral: 'One thread for each registration' }),
    },
  ),
  organiser: section(
    { title: say.yourHosts, lead: say.hostsLead, page: '/#organiser', says: ['text'] },
    {
      isShown: onOff(say.showThisSection, false),
      heading: line(say.heading, { neutral: 'Your hosts', required: true }),
      text: richText(say.text),
      button: line(say.buttonToYourWebsite, { neutral: 'Read More About Us', max: 40 }),
    },
  ),
  past: section(
    {
      title: say.afterSummit,
      lead: say.afterSummitLead,
      page: publicAddress.home,
    },
    {
      heading: line(say.headingForScreenReaders, { neutral: 'About Us', required: true }),
      slides: listOfThese(
        say.slides,
        {
          title: line(say.title, { required: true, max: 60 }),
          subtitle: line(say.aboveTitle, { max: 40 }),
          text: paragraph(say.text, { max: 300 }),
          buttonText: line(say.button, { max: 40, half: true }),
          link: address(say.whereItLeads, { half: true }),
          film: oneOfThese(say.film, z.enum(['weave', 'signal', 'people']).default('weave'), {
            labels: [say.weaving, say.signals, say.people],
            hint: say.filmOfSlideHint,
          }),
          picture: libraryPicture(say.picture),
          ownFilm: uploadedFilm(say.yourOwnFilm, { hint: say.slideFilmHint }),
          caption: line(say.captionOfPicture, { max: 120 }),
          video: website(say.linkToFilm, {
            hint: say.linkToFilmHint,
          }),
        },
        {
          noun: say.slide,
          add: say.addSlide,
          wrong: ({ ownFilm, picture }): Record<string, string> =>
            ownFilm && !picture ? { picture: say.posterMissing() } : {},
          name: 'title',
          max: 8,
          neutral: [
            {
              title: 'Thank you',
              text: 'This summit is over.',
              buttonText: 'Learn More',
              link: publicAddress.aboutUs,
            },
          ],
        },
      ),
      over: line(say.belowSlides, { neutral: 'This summit is over.', max: 200 }),
      next: line(say.linkToNext, { neutral: 'Hear about the next one', max: 60 }),
      picturesHeading: line(say.headingOfPictures, { neutral: 'What it looked like', half: true }),
      announcedHeading: line(say.headingOfAnnouncement, {
        neutral: 'How it was announced',
        required: true,
        half: true,
        hint: say.announcementHint,
      }),
      pictures: listOfThese(
        say.picturesOfSummit,
        { picture: libraryPicture(say.picture), caption: line(say.captionOfPicture, { max: 120 }) },
        {
          noun: say.pictureNoun,
          add: say.addPicture,
          name: 'caption',
          max: 12,
        },
      ),
      nextHeading: line(say.headingOfNext, { neutral: 'The next summit', required: true, half: true }),
      nextDate: line(say.whenNextIs, { max: 200, half: true, hint: say.whenNextIsHint }),
    },
  ),
  aboutUs,
  registration: registrationContent,
  personal: personalContent,
  forms: formsContent,
  partnership: partnershipContent,
  speakers: speakersContent,
  sponsors: sponsorsContent,
});
export type EditionContent = z.output<typeof editionContent>;
