import { publicAddress } from '#platform/contract/public-addresses.ts';
import { line, onOff, paragraph, richText, section } from './fields.ts';
import { lineList } from './line-list.ts';
import { noticeList } from './notices.ts';
import { questionList } from './questions.ts';

/** What a speaker’s title can be (docs/product.md, 4.6). */
const DOCUMENTED_TITLES = ['Master', 'Mr.', 'Mrs.', 'Madam', 'Dr.', 'Professor'];

const description = () => line('Description for search engines', { max: 250 });
const title = (neutral: string) => line('Title', { neutral, required: true, max: 60 });
const isKnown = 'Here {theme} is the theme.';

export const aboutUs = section(
  { title: 'About us', lead: 'Why the summit exists and who runs it.', page: publicAddress.aboutUs },
  {
    title: title('About us'),
    description: description(),
    lead: line('Below the title', { max: 200 }),
    summitHeading: line('Heading of the summit', { neutral: 'The summit', required: true }),
    summit: paragraph('The summit'),
    summitAfter: paragraph('The same once it is over'),
    themed: paragraph('Its theme', { hint: isKnown }),
    themedAfter: paragraph('The same once it is over', { hint: isKnown }),
    unthemed: paragraph('Instead, while there is no theme', { half: true }),
    unthemedAfter: paragraph('The same once it is over', { half: true }),
    showsOrganiser: onOff('Show the organiser', false),
    organiserHeading: line('Heading of the organiser', { neutral: 'The organiser' }),
    organiser: richText('The organiser'),
    organiserLink: line('Link to your website', { neutral: 'Read more on the organiser’s website' }),
    showsCloth: onOff('Show what the cloth means', true),
    clothHeading: line('Heading of the cloth', { neutral: 'The cloth' }),
    cloth: richText('The cloth', {
      neutral:
        '<p>Every strip on this site is woven by a few lines of code from a name. The same name always gives the same cloth, so each speaker, package and page wears its own.</p>',
    }),
  },
);

export const registrationContent = section(
  {
    title: 'Registration',
    lead: 'The words around the form to register, and what people read when they have.',
    page: publicAddress.registration,
  },
  {
    title: title('Register'),
    description: description(),
    lead: paragraph('Below the title', { max: 300 }),
    leadAfter: paragraph('The same once it is over', {
      max: 300,
      neutral: 'This summit is over. Answer these questions, and we’ll write to you about the next one.',
    }),
    rateHeading: line('Heading of the fees on the home page', { neutral: 'Event Rate' }),
    nextNote: line('Once it is over', {
      neutral: 'Once the next summit has a date, you’ll find it here.',
      max: 200,
    }),
    registered: line('When somebody has registered', {
      neutral: 'You’re registered.',
      required: true,
      max: 200,
    }),
    registeredAfter: line('The same once it is over', {
      neutral: 'You’re registered. We’ll write to you about the next summit.',
      required: true,
      max: 200,
    }),
    atTheDoor: line('What to do at the door', { neutral: 'Give your name at the door.', max: 200 }),
    withTicket: line('The same with a ticket', {
      neutral: 'Show your ticket at the door, or give your name.',
      max: 200,
    }),
  },
);

const NOTICES_HINT =
  'One on each line. The last one stands for people whose answer isn’t known, such as those of an imported list.';

export const formsContent = section(
  {
    title: 'Questions of the forms',
    lead: 'What you ask besides people’s names, companies and addresses, and the answers to how they heard of the summit.',
    page: publicAddress.registration,
  },
  {
    registration: questionList('Asked of everyone who registers'),
    partnership: questionList('Asked of everyone who requests a partnership'),
    notices: noticeList('How people who register heard of the summit', 'registration', NOTICES_HINT),
    partnershipNotices: noticeList(
      'How people who request a partnership heard of it',
      'partnership',
      'One on each line.',
    ),
  },
);

export const partnershipContent = section(
  {
    title: 'Sponsorship',
    lead: 'The words around the form to request a partnership.',
    page: publicAddress.sponsorship,
  },
  {
    title: title('Our Sponsors & Partners'),
    description: description(),
    lead: paragraph('Below the title', {
      neutral: 'Tell us who you are and what you have in mind.',
      max: 300,
    }),
    received: line('When somebody has sent it', {
      neutral: 'We’ve received your request.',
      required: true,
      max: 200,
    }),
  },
);

export const speakersContent = section(
  { title: 'Speakers', lead: 'The words around the speakers.', page: publicAddress.speakers },
  {
    title: title('Speakers'),
    description: description(),
    lead: paragraph('Below the title', { max: 300 }),
    empty: line('While there are none', {
      neutral: 'No speakers available at the moment. Please check back later.',
      max: 200,
    }),
    question: line('Question below them', { max: 100 }),
    button: line('Button below them', { neutral: 'Become a Speaker', max: 40 }),
    profileEnd: line('At the end of a speaker’s description', {
      neutral: 'at the summit',
      max: 80,
      hint: 'For search engines, after the name and role.',
    }),
    titles: lineList(
      'Titles of people',
      DOCUMENTED_TITLES,
      'What a speaker’s title can be: one on each line.',
    ),
  },
);

export const sponsorsContent = section(
  { title: 'Sponsors', lead: 'The words around the sponsors and partners.', page: publicAddress.sponsors },
  {
    title: title('Partners & Sponsors'),
    description: description(),
    lead: paragraph('Below the title', { max: 300 }),
    empty: line('While there are none', {
      neutral: 'No sponsors available at the moment. Please check back later.',
      max: 200,
    }),
    question: line('Question below them', { max: 100 }),
    button: line('Button below them', { neutral: 'Sponsor Our Event', max: 40 }),
  },
);
