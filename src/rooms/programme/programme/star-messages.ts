import { message } from '#platform/contract/message.ts';

export const mine = message('My programme');
export const starOf = message('Star ‘{title}’');
export const quoted = message('‘{title}’');
export const overlaps = message('Overlaps with {titles}');
export const noStars = message('Press the star beside a session, and it is part of your own programme.');
export const starredSessions = message({
  one: 'You starred 1 session.',
  other: 'You starred {count} sessions.',
});
export const overlapping = message({ other: '{count} of them overlap.' });
export const print = message('Print');
export const copyLink = message('Copy a link to it');
export const copied = message('Copied');
export const toCalendar = message('Add to calendar');
export const subscribe = message('Subscribe in my calendar');
export const everything = message('Show all sessions');
export const onEveryDevice = message(
  'It is kept in this browser. To have it on every device, open it from the page of your registration.',
);
export const kept = message('It is kept with your registration, on every device.');
export const manage = message('Mails and calendar');
export const shared = message({
  one: 'Somebody shared 1 session with you.',
  other: 'Somebody shared {count} sessions with you.',
});
export const takeOver = message('Star them, too');
export const oldCopy = message('Without network. This is the programme as it was on {moment}.');

// The page of one's own programme.
export const yours = message('Your programme');
export const yoursLead = message('The sessions that you starred at {summit}. All times are in {zone}.');
export const keepLink = message('Whoever has the link of this page can see and change it.');
export const ownEmpty = message('You haven’t starred any session yet.');
export const chooseSessions = message('Choose sessions');
export const tellMe = message('Tell me by mail');
export const tellMeLead = message('We write to you when a session that you starred is moved or cancelled.');
export const tellMeNot = message('No more mails');
export const told = message('You get a mail when a session that you starred is moved or cancelled.');
export const openYours = message('Open your programme');
export const onYourPageEmpty = message(
  'Star the sessions that you want to see, and have them on every device.',
);

// An example of a mail.
export const exampleTitle = message('Looms and ledgers');
export const exampleChange = message('moved from 10:00 AM to 10:30 AM GMT, now in Volta Hall');

// What is known about somebody.
export const starredLabel = message('Starred sessions');
export const starMailsLabel = message('Mails about starred sessions');
export const starMailsWanted = message('asked for');
