import { message } from '#platform/contract/message.ts';

export const whatsappInvalid = message('Invalid WhatsApp number');
export const phoneInvalid = message('Invalid contact number');
export const nameMissing = message('Please enter your full name');
export const noName = message('This isn’t a name: it has no letter.');
export const name = message('Name');
export const fullName = message('Full name');
export const companyMissing = message('Please enter your company’s name');
export const company = message('Company');
export const companyName = message('Company name');
export const roleMissing = message('Please enter your role');
export const designation = message('Designation');
export const role = message('Role');
export const email = message('Email');
export const phone = message('Phone');
export const contactNumber = message('Contact number');
export const contactNumberHint = message('If it’s different from your WhatsApp number');
export const whatsappMissing = message('Please enter your WhatsApp number');
export const whatsapp = message('WhatsApp');
export const whatsappNumber = message('WhatsApp number');
export const howTheyHeard = message('How they heard');
export const notice = message('Notice');

export const answerCounted = message('{question} {answer}: {count}');
export const noLongerAsked = message('{label} (no longer asked)');
export const yes = message('Yes');
export const no = message('No');
export const answerMissing = message('Please answer this question');
export const notANumber = message('Please write a number in figures');
export const notOffered = message('Please choose one of the answers');
export const noticeMissing = message('Please choose how you heard about the summit');

// Consent.
export const enteredAtTheDesk = message('entered at the desk');
export const passedOn = message('passed on');

// Phone hint.
export const phoneHint = message('10 to 15 digits, with or without a +');
export const phoneHintOf = message(
  '10 to 15 digits, such as {example}. Without a country code, it is read as +{code}.',
);

// The server: consent texts.
export const consentOutdated = message('The consent text is out of date. Please reload the page.');

// The server: count in all.

// The server: personal data.
export const consentUnknown = message('Not known: from before it was kept');

// The server: service.
export const alreadySent = message('This form has already been sent. Please reload the page and try again.');
export const gone = message('This record no longer exists.');
export const newsNotAsked = message('not asked for');
export const closedForNow = message(
  'So many people have sent this form that it is closed for now. Please try again in {hours} h.',
);
export const limitEntry = message(
  '{list}: nothing more is taken for up to {hours} h, after {quota} in that time',
);
export const agreedTo = message('Agreed to');

export const language = message('Language');
export const notADate = message('Please enter a date, such as 2025-08-26.');

// Files.
export const fileMissing = message('Please choose a file.');
export const fileHint = message('{types}, up to {most} MB.');
export const fileTooLarge = message('The file is larger than {most} MB. Please choose a smaller one.');
export const fileTypeUnknown = message('Please choose a file of one of these kinds: {types}.');
export const fileGone = message(
  'The file isn’t here. Please choose it again, and wait until its name is shown.',
);
export const fileKept = message('{name} is here.');
export const noFileAsked = message('No form asks for a file.');
export const tooManyFiles = message('Too many files were sent from your network.');
export const noRoomForFiles = message(
  'So many files are being sent that there is no room for more. Please try again in an hour.',
);
export const filesFull = message('There is no room for more files. Please tell the organisers.');
export const noSuchFile = message('This file no longer exists.');

/** What the privacy policy says of it. */
export const takesFiles = message('Files: what you send with your answers.');
