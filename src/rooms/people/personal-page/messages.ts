import { message } from '#platform/contract/message.ts';

export const codeMissing = message('Please enter the six digits from the mail');

// Changes.
export const correctDetails = message('Correct your details');
export const correctLead = message('We send a code first: to the new address, if you change it.');
export const save = message('Save');
export const passOn = message('Pass your place on');
export const passOnLead = message(
  'A colleague gets your place, with a ticket and a link of their own. Your ticket and this link end.',
);
export const pass = message('Pass it on');
export const cancel = message('Cancel');
export const cancelMyRegistration = message('Cancel my registration');
export const data = message('Your data');
export const getMyData = message('Get my data');
export const eraseEverything = message('Erase everything');
export const writeToUs = message(
  'Write to <link>{email}</link>. We correct, cancel or pass on your registration for you, and show or erase what we keep.',
);
export const askUs = message('Ask the organiser. They correct, cancel or pass on your registration for you.');

export const possibleUntil = message('Until {date}.');
export const cancelEnded = message('Cancelling here ended on {date}. Please write to the organiser.');
export const passOnEnded = message('Passing a place on here ended on {date}. Please write to the organiser.');

// Code form.
export const codeFromMail = message('Code from the mail');
export const codeSent = message(
  'You asked to {what}. We’re sending a code to <strong>{sentTo}</strong>. Nothing changes before you type it here.',
);
export const confirm = message('Confirm');
export const neverMind = message('Never mind');

// Gone page.
export const passedOn = message('Your place is passed on');
export const passedOnLead = message(
  'Your colleague gets a mail with a ticket and a link of their own. Yours have ended.',
);
export const erased = message('Everything is erased');
export const erasedLead = message(
  'Your registration and everything else that was kept about you is gone. This link leads nowhere any more.',
);

// Lost link page.
export const lostLinkLead = message(
  'Give the address that you registered, speak or proposed a session with. We send a new link there.',
);
export const noMail = message('This site sends no mail, so it can’t send a link. Please write to us.');
export const email = message('Email');
export const noLinkSent = message('No link was sent');
export const sendMeLink = message('Send me a link');
export const askOrganiser = message('Ask the organiser.');

// Personal page.
export const corrected = message('Saved. This is how your registration reads now.');
export const cancelled = message('Cancelled. You’ll get a mail that says so.');
export const registration = message('Your registration');
export const ownPage = message('Your own page');
export const isOver = message('This summit is over.');
export const ticket = message('Your ticket');
export const ticketOncePaid = message('It’s shown here, and sent to you, once your place is paid.');
export const ticketQrCode = message('Your ticket, as a QR code');
export const ticketNumber = message('Ticket number {number}');
export const pay = message('To pay: {fee}.');
export const addCalendar = message('Add to calendar');
export const stillAsked = message('Please tell us');
export const answer = message('Answer');

// What is wrong with a form.
export const correctAsked = message('correct your registration');
export const passOnAsked = message('pass your place on');
export const cancelAsked = message('cancel your registration');
export const dataAsked = message('get what is kept about you');
export const eraseAsked = message('erase everything that is kept about you');

// The server: ask.
export const tooManyCodes = message('Too many codes were asked for.');
export const tooManyCodesFromNetwork = message('Too many codes were asked for from your network.');

// The server: confirm.
export const noMoreCodes = message(
  'This isn’t the code, and no more can be tried. Please ask for a new one.',
);
export const linkGone = message('This link no longer leads anywhere.');

// The server: lost link.
export const tooManyLinksFromNetwork = message('Too many links were asked for from your network.');
export const tooManyLinks = message('Too many links were asked for.');

// The server: service.
export const notHere = message('This can’t be done here any more. Please write to the organiser.');
export const hasAccount = message('This address has an account here. Please ask an Administrator.');
export const wrongCode = message({
  one: 'This isn’t the code of the newest mail. One more can be tried.',
  other: 'This isn’t the code of the newest mail. {count} more can be tried.',
});
export const codeOver = message(
  'This code no longer holds: it was used already, tried too often, or its {minutes} minutes are over. The page shows your registration as it is now. If something is missing, ask for a new code.',
);
export const cancelLead = message(
  'Your place goes to somebody else, and your ticket no longer counts. We send you a code first.',
);
export const dataLead = message('Everything that is kept about you, as a file. We send you a code first.');
export const eraseLead = message(
  'Your registration and everything else that is kept about you goes for good. We send you a code first.',
);
export const codeHint = message('{digits} digits. It holds for {minutes} minutes.');
export const notDone = message('This couldn’t be done');
export const linkSent = message('If we know this address, a mail with a new link is on its way.');

// In mails
export const code = message('Code');
