import { message } from '#platform/contract/message.ts';

export const title = message('Languages of the site');
export const lead = message(
  'The main language is where visitors find the site; the others have addresses of their own, and a link on every page.',
);
export const main = message('Main language');
export const others = message('Besides');
export const unknown = message('Please choose one of the languages.');
export const save = message('Save languages');
export const saved = message('Languages of the site saved.');
export const savedEntry = message('Changed the languages of the site');
export const field = message('Languages');

export const deskTitle = message('Language of the desk');
export const deskLead = message(
  'For you alone, with the mails that reach you as a user. Visitors see nothing of it.',
);
export const deskLabel = message('Language');

export const translatedTitle = message('In other languages');
export const translatedLead = message(
  'What visitors read there. What you leave empty is shown in the main language.',
);
export const saveTranslated = message('Save translations');
export const translated = message('Translations of {name} saved.');
export const translatedEntry = message('Changed the translations of {name}');
export const fieldIn = message('{field} ({language})');
export const recordGone = message('This record no longer exists.');
export const notAllowed = message('Your role doesn’t allow this.');
