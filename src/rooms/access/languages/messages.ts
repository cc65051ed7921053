import { message } from '#platform/contract/message.ts';

export const title = message('Languages of the site');
export const lead = message(
  'The main language is where visitors find the site; the others have addresses of their own, and a link on every page.',
);
export const main = message('Main language');
export const others = message('Besides');
export const unknown = message('Please choose one of the languages.');
export const otherMain = message(
  'What you wrote in {to} comes first then, and {from} stands beside it. What has nothing in {to} stays as it is: it is on the pages in {to}, but in {from}, and nothing marks it as missing. Addresses without a language lead to {to}.',
);
export const beforeOtherMain = message(
  'So first choose {to} as a language besides, translate what is marked as missing in pages, mails, speakers, sessions, posts and questions, and change the main language last. Pages in {from} stay only if you choose it below.',
);
export const save = message('Save languages');
export const saved = message('Languages of the site saved.');
export const savedEntry = message('Changed the languages of the site');
export const field = message('Languages');

export const deskTitle = message('Language of the desk');
export const deskLead = message(
  'For you alone, with the mails that reach you as a user. Visitors see nothing of it.',
);
export const language = message('Language');

export const translatedTitle = message('In other languages');
export const translatedLead = message(
  'What visitors read there. What you leave empty is shown in the main language.',
);
export const saveTranslated = message('Save translations');
export const translated = message('Translations of {name} saved.');
export const translatedEntry = message('Changed the translations of {name}');
export const fieldIn = message('{field} ({language})');
export const placeOf = message('{name}, {place}');
export const recordGone = message('This record no longer exists.');
export const notAllowed = message('Your role doesn’t allow this.');
