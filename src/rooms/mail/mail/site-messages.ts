import { message } from '#platform/contract/message.ts';

export const newsAgainTitle = message('News again?');

// News and their end.
export const newsAgainDone = message('You get news again.');
export const newsAgainLead = message('You had unsubscribed. Press the button, and news reach you again.');
export const newsAgainDoneLead = message('Every mail with news has a link to unsubscribe.');
export const sendMeNews = message('Send me news');
export const noMoreNewsTitle = message('No more news?');
export const noMoreNewsLead = message('We’ll stop at once, for this address.');
export const unsubscribe = message('Unsubscribe');
export const newsEnded = message('You get no more news');
export const newsEndedTitle = message('You get no more news.');
export const newsEndedLead = message(
  'Mail about your own registration, such as a change of place, still reaches you.',
);

export const linkGone = message('This link leads nowhere any more.');

// In every mail.
export const ownCloth = message('Your own cloth, woven from your name');
export const ticketPicture = message('Your ticket, as a QR code');
export const ticketAttached = message('Your ticket is the attached picture ticket.png. Show it at the door.');
export const tooManyWrongLinks = message('Too many links that lead nowhere were opened from your network.');
export const dearGuest = message('dear guest');
export const endTheNews = message('End the news');
export const unsubscribeAt = message('Unsubscribe: {address}');
export const yourTicket = message('Your ticket.');
export const showTicket = message('Show it at the door, on your phone or printed.');

export const reasonOfNews = message(
  'You get this mail because you asked for news when you registered at {site}.',
);
export const reasonOfNotice = message('You get this mail because you registered for the {summit} at {site}.');

// Mails as text.
export const fact = message('{label}: {value}');

/** What the privacy policy says of it. */
export const takes = message(
  'Mails: what we wrote to you and when, whether it came back, and addresses that want no more.',
);
