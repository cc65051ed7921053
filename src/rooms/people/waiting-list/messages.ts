import { message } from '#platform/contract/message.ts';

export const one = message('waiting-list entry');
export const counted = message({ one: '{count} waiting-list entry', other: '{count} waiting-list entries' });
export const many = message('Waiting list');

// Waiting form.
export const registrationFailed = message('Registration failed');
export const sendFailed = message('An error occurred during registration');
export const howManyPlaces = message('How many places?');
export const joinWaitingList = message('Join the waiting list');
export const joining = message('Joining…');
export const notJoined = message('You aren’t on the list');

// Waiting list screen.
export const notChanged = message('This couldn’t be changed.');
export const deskLead = message(
  'A place that comes free is offered to the first whose number of places fits. Until then nobody else can take it.',
);
export const empty = message(
  'Nobody waits. Once all places are taken, the registration page offers the waiting list.',
);
export const places = message({ one: '{count} place', other: '{count} places' });
export const putFirst = message('Put first');
export const putLast = message('Put last');
export const search = message('Search by name or email');
export const turnHeading = message('Turn');
export const untilHeading = message('Kept until');
export const dateHeading = message('Date');
export const from = message('From');
export const to = message('To');
export const consentText = message('Consent text');
export const removeQuestion = message({
  one: 'Take this entry off the waiting list?',
  other: 'Take these {count} entries off the waiting list?',
});
export const offerEnds = message({
  one: 'The place that is kept for {fullname} goes to others.',
  other: 'The {count} places that are kept for {fullname} go to others.',
});
export const offeredNext = message({
  one: 'Somebody who waits is offered the place, by mail.',
  other: '{count} of those who wait are offered places, by mail.',
});
export const exported = message('the waiting list');

// Waiting page.
export const acceptedLead = message(
  'The link in the mail about your registration leads to your own page, with your ticket.',
);
export const endedLead = message('The offer has ended, because nobody accepted it in time.');
export const leftLead = message('You’re no longer on the waiting list.');
export const description = message('Your place on the waiting list');
export const youreRegistered = message('You’re registered.');
export const room = message('There’s room for you, {name}.');
export const firstInLine = message('You’re the first on the list.');
export const notDone = message('This couldn’t be done');
export const leaveWaitingList = message('Leave the waiting list');
export const fullName = message('Full name');
export const role = message('Role');
export const email = message('Email');
export const ofPerson = message('{label} of person {number}');
export const companionsLead = message('Who comes along? Leave the fields of anyone who isn’t coming empty.');
export const personNumber = message('Person {number}');

// When full.

// What is wrong with a form.
export const waitingState = message('Waiting');
export const offeredState = message('Has an offer');
export const endedState = message('Offer ended');
export const leftState = message('Left');

// The server: accept.
export const offerOver = message('This offer has ended.');

// Answers of calls.
export const offList = message('{fullname} is off the list.');

// The server: join.
export const alreadyWaiting = message('This e-mail address is on the waiting list already.');
export const summitOver = message('This summit is over.');
export const listFull = message('The waiting list is full.');

// The server: magic link pages.
export const linkGone = message('This link leads nowhere any more.');

// The server: service.
export const entryGone = message('This entry is no longer on the waiting list.');
export const sizeInvalid = message('Choose a number from 1 to {most}.');
export const acceptedState = message('Accepted');
export const joined = message(
  'You’re on the waiting list. We write to you as soon as a place is free, and keep it for you for a while.',
);
export const nowFirst = message('{fullname} is first now.');
export const nowLast = message('{fullname} is last now.');
export const keptForYou = message({
  one: 'A place is kept for you until {until}.',
  other: '{count} places are kept for you until {until}.',
});
export const thereBefore = message({
  one: 'There is one before you.',
  other: 'There are {count} before you.',
});
export const fewerFree = message({
  one: '{count} place is free now, fewer than the {size} you wait for. To take some of them, leave the list and register.',
  other:
    '{count} places are free now, fewer than the {size} you wait for. To take some of them, leave the list and register.',
});
export const takePlaces = message({ one: 'Take the place', other: 'Take the places' });

// The record of activity.
export const acceptedEntry = message('{fullname} accepted');
export const registeredEntry = message('{fullname} ({company}) registered from the waiting list');
export const waitsEntry = message({
  one: '{fullname} ({company}) waits for a place',
  other: '{fullname} ({company}) waits for {count} places',
});
export const offeredEntry = message({
  one: 'Offered {fullname} a place',
  other: 'Offered {fullname} {count} places',
});
export const offerEndedEntry = message('The offer to {fullname} ended');
export const leftEntry = message('{fullname} left the waiting list');
export const removedEntry = message('Took {fullname} ({company}) off the waiting list');
export const restoredEntry = message('Put {fullname} ({company}) back on the waiting list');
export const putFirstEntry = message('Put {fullname} first on the waiting list');
export const putLastEntry = message('Put {fullname} last on the waiting list');
export const triedTooOften = message('This was tried too often.');
export const personalState = message('State');
export const personalPlaces = message('Places');
export const personalNews = message('News');

// The menu.
export const peopleWait = message({ one: 'one waits', other: '{count} wait' });
export const rightName = message('Waiting list');
export const rightAllows = message('Reads who waits, moves and removes them.');

export const waitFor = message({
  one: 'One waits for {places}, {offered} offered.',
  other: '{count} wait for {places}, {offered} offered.',
});
export const waitForNoneOffered = message({
  one: 'One waits for {places}, none offered.',
  other: '{count} wait for {places}, none offered.',
});
export const reasonOfNotice = message('You get this mail because you’re on the waiting list at {site}.');

/** What the privacy policy says of it. */
export const takes = message('The waiting list: the same details, and how many places you wait for.');
