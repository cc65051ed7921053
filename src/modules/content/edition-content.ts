import { z } from 'zod';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import {
  aboutUs,
  formsContent,
  partnershipContent,
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
import { packageList } from './packages.ts';
import { libraryPicture } from './picture-field.ts';

const NO_PICTURE = 'Choose a picture, or something else to stand beside the name.';

const NO_POSTER = 'Choose the picture that stands until the film plays.';

/** What an edition says about itself. */
export const editionContent = z.strictObject({
  hero: section(
    {
      title: 'Top of the home page',
      lead: 'The first thing that visitors see, before and during the summit.',
      page: publicAddress.home,
      wrong: ({ film, picture }): Record<string, string> =>
        film === 'own' && !picture ? { picture: NO_PICTURE } : {},
    },
    {
      before: line('Above the name', { max: 60, half: true }),
      during: line('The same while it is on', { neutral: 'On now', max: 60, half: true }),
      intro: paragraph('Introduction', { max: 500 }),
      titleEnd: line('After the name in search results', { neutral: '{dates}', max: 100 }),
      description: line('Description for search engines', { max: 250 }),
      film: oneOfThese('Beside it', z.enum(['woven', 'none', 'own']).default('woven'), {
        labels: ['The woven film', 'Only the date', 'Your own picture or film'],
      }),
      picture: libraryPicture('Your own picture', {
        hint: 'Wide on a phone, high on a large screen: mark what must never be cut off.',
      }),
      ownFilm: uploadedFilm('Your own film', {
        hint: 'Plays over the picture, which says what it shows and stands where it doesn’t play.',
      }),
    },
  ),
  coming: section(
    {
      title: 'While something isn’t known yet',
      lead: 'Stands wherever the edition’s own data are missing.',
      page: publicAddress.home,
    },
    {
      theme: line('Theme', { neutral: 'Theme to be announced', half: true }),
      venue: line('Venue', { neutral: 'Venue to be announced', half: true }),
      time: line('Time', { neutral: 'Time to be announced', half: true }),
      date: line('Above the date', { neutral: 'Date to be announced', half: true }),
      badgeDate: line('Date', { half: true }),
      dates: line('Dates in a sentence', { neutral: 'Date to be announced', half: true }),
      figures: line('Days in figures', { max: 12, half: true }),
    },
  ),
  about: section(
    {
      title: 'About the summit',
      lead: 'The theme, what the summit is, and what it stands for.',
      page: '/#about',
      says: ['text', 'principles'],
    },
    {
      isShown: onOff('Show this section', true),
      heading: line('Heading', { neutral: 'About the summit', required: true }),
      text: richText('Text'),
      principlesHeading: line('Heading of the principles', { neutral: 'What we stand for' }),
      principles: listOfThese(
        'Principles',
        {
          name: line('Principle', { required: true, max: 40 }),
          text: paragraph('What it means', { max: 300 }),
        },
        { noun: 'principle', name: 'name', max: 8 },
      ),
    },
  ),
  audience: section(
    {
      title: 'Who should attend',
      lead: 'Whom the summit is for, and what they take home.',
      page: '/#attend',
      says: ['people', 'takeaways'],
    },
    {
      isShown: onOff('Show this section', true),
      heading: line('Heading', { neutral: 'Who should attend', required: true }),
      people: listOfThese(
        'People',
        { who: line('Who', { required: true, max: 60 }), why: line('Why', { max: 160 }) },
        { noun: 'group', name: 'who', max: 10 },
      ),
      takeawaysHeading: line('Heading of what they take home', { neutral: 'What you take home' }),
      takeaways: paragraph('What they take home', { max: 2_000, hint: 'One on each line.' }),
    },
  ),
  theme: section(
    { title: 'Theme banner', lead: 'The theme in its largest size.', page: '/#theme' },
    { isShown: onOff('Show this section', true) },
  ),
  packages: section(
    {
      title: 'Sponsorship packages',
      lead: 'One list for the cards on the home page, the request form and the sponsors’ titles.',
      page: '/#pricing',
      says: ['lead', 'offers'],
    },
    {
      isShown: onOff('Show this section', true),
      heading: line('Heading', { neutral: 'Sponsorship packages', required: true }),
      lead: line('Below the heading', { max: 200 }),
      note: line('What the prices cover', { max: 120, half: true }),
      noteAfter: line('The same once it is over', { max: 120, half: true }),
      offers: packageList,
      otherName: line('Something else', {
        neutral: 'Bespoke',
        required: true,
        max: 40,
        half: true,
        hint: 'What the form calls a package by agreement.',
      }),
      otherPrice: line('Its price', { neutral: 'by agreement', max: 40, half: true }),
      otherQuestion: line('Question below the cards', { neutral: 'Something else in mind?', half: true }),
      otherLink: line('Link below the cards', { neutral: 'Ask us', half: true }),
    },
  ),
  cloth: section(
    {
      title: 'The summit’s cloth',
      lead: 'The cloth that grows by a thread with each registration.',
      page: '/#cloth',
    },
    {
      isShown: onOff('Show this section', true),
      heading: line('Heading', { neutral: 'The summit’s cloth', required: true }),
      before: paragraph('Text', {
        max: 300,
        neutral:
          'Everyone who registers adds a thread. Chance gives it its colour and its place, so the cloth tells how many are coming, and never who.',
      }),
      after: paragraph('The same once it is over', {
        max: 300,
        neutral: 'This is what the registrations for the summit have woven: its record, without a name.',
      }),
      caption: line('Below the cloth', { neutral: 'One thread for each registration' }),
    },
  ),
  organiser: section(
    { title: 'Your hosts', lead: 'Who invites, on the home page.', page: '/#organiser', says: ['text'] },
    {
      isShown: onOff('Show this section', false),
      heading: line('Heading', { neutral: 'Your hosts', required: true }),
      text: richText('Text'),
      button: line('Button to your website', { neutral: 'Read More About Us', max: 40 }),
    },
  ),
  past: section(
    {
      title: 'After the summit',
      lead: 'What takes the place of the top of the home page once the summit is over.',
      page: publicAddress.home,
    },
    {
      heading: line('Heading for screen readers', { neutral: 'About Us', required: true }),
      slides: listOfThese(
        'Slides',
        {
          title: line('Title', { required: true, max: 60 }),
          subtitle: line('Above the title', { max: 40 }),
          text: paragraph('Text', { max: 300 }),
          buttonText: line('Button', { max: 40, half: true }),
          link: address('Where it leads', { half: true }),
          film: oneOfThese('Film', z.enum(['weave', 'signal', 'people']).default('weave'), {
            labels: ['Weaving', 'Signals', 'People'],
            hint: 'Stands behind the words if you have no picture.',
          }),
          picture: libraryPicture('Picture'),
          ownFilm: uploadedFilm('Your own film', { hint: 'Plays over the picture.' }),
          caption: line('Caption of the picture', { max: 120 }),
          video: website('Link to a film', {
            hint: 'Such as https://vimeo.com/76979871. It opens on its own site: nothing is loaded from there before.',
          }),
        },
        {
          noun: 'slide',
          wrong: ({ ownFilm, picture }): Record<string, string> =>
            ownFilm && !picture ? { picture: NO_POSTER } : {},
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
      over: line('Below the slides', { neutral: 'This summit is over.', max: 200 }),
      next: line('Link to the registration', { neutral: 'Hear about the next one', max: 60 }),
    },
  ),
  aboutUs,
  registration: registrationContent,
  forms: formsContent,
  partnership: partnershipContent,
  speakers: speakersContent,
  sponsors: sponsorsContent,
});
export type EditionContent = z.output<typeof editionContent>;
