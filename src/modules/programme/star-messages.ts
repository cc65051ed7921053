import { message } from '#platform/contract/message.ts';

export const mine = message('My programme');
export const starOf = message('Star ‘{title}’');
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
