import { message } from '#platform/contract/message.ts';

// The dashboard.
export const allSixColours = message('All six colours');
export const notPublished = message('Your summit isn’t published yet');
export const notBegun = message('Set up your summit');
export const notPublishedLead = message('What you’ve entered is kept. Go on where you left.');
export const notBegunLead = message(
  'Language, name, dates, place, fees and colours, in nine short steps. You can leave at any of them and go on later.',
);
export const goOn = message('Go on setting up');
export const setUpSummit = message('Set up the summit');
export const placeholdersTitle = message('Visitors still see placeholders');
export const placeholdersLead = message('Replace them with what is yours, then publish.');

// The steps.
export const yourSummit = message('Your summit');
export const register = message('Register');
export const beginWith = message('Begin with');
export const setUp = message('Set up');
export const loading = message('Loading...');
export const publish = message('Publish');
export const later = message('Later');
export const yourHomePage = message('Your home page');
export const visitorsSeeYourSite = message('Visitors see your site');
export const openWebsite = message('Open the website');
export const writeTexts = message('Write its words and packages');
export const addSpeaker = message('Add a speaker');
export const writeFirstPost = message('Write the first post');
export const settingUp = message('Setting up');
export const site = message('Site');
export const steps = message('Steps');
export const saveAndGoOn = message('Save and go on');
export const language = message('Language');
export const languageTitle = message('In which language is your site?');
export const languageLead = message(
  'Visitors read the main language first. You can add others at any time: they change nothing of it.',
);
export const name = message('Name');
export const nameTitle = message('What is your summit called?');
export const nameLead = message('Its name weaves the cloth that you’ll see on every page.');
export const dates = message('Dates');
export const datesTitle = message('When is it?');
export const datesLead = message('If the days aren’t sure yet, the year is enough.');
export const place = message('Place');
export const placeTitle = message('Where is it?');
export const placeLead = message('All times on the site are in the time zone of this place.');
export const fees = message('Fees');
export const feesTitle = message('What does it cost?');
export const feesLead = message('Leave the fees empty if it’s free, or if they aren’t sure yet.');
export const contact = message('Contact');
export const contactTitle = message('How do people reach you?');
export const contactLead = message(
  'On the contact page, in the footer, and wherever the site says ‘write to us’.',
);
export const colours = message('Colours');
export const coloursTitle = message('Which colours are yours?');
export const coloursLead = message('All other colours follow from these, in the light and the dark theme.');
export const words = message('Words');
export const wordsTitle = message('With which words do you begin?');
export const wordsLead = message('You can change each of them later.');
export const publishTitle = message('This is your site');
export const publishLead = message('Visitors see your words and colours once you publish them.');
export const keepWords = message('Keep the words that are there');
export const keepWordsHint = message('Nothing is changed.');
export const sampleWords = message('Begin with sample words');
export const sampleWordsHint = message(
  'An introduction, an audience, three packages: words that fit any summit, to write over.',
);
export const beginEmpty = message('Begin empty');
export const beginEmptyHint = message(
  'Only your name, dates, place and fees. Each part of the pages appears once you write it.',
);
export const samples = message({ one: '{count} is a sample', other: '{count} are samples' });
