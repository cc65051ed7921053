import { message } from '#platform/contract/message.ts';

export const one = message('reader of news');
export const counted = message({ one: '{count} reader of news', other: '{count} readers of news' });
export const many = message('Readers of news');
export const rightName = message('Readers of news');
export const rightAllows = message('Writes to who asked for news without registering.');

// The form.
export const email = message('Email');
export const notDone = message('This couldn’t be done');
export const privacyPolicy = message('Privacy policy');
export const sent = message('Nearly done: open the link in the mail that we have just sent you.');

// Where the mail leads.
export const wantedTitle = message('News of the next summit');
export const wantedLead = message('Press the button, and you hear of it first.');
export const doneTitle = message('You hear of it first.');
export const doneLead = message('Every mail with news has a link to unsubscribe.');
export const sendMeNews = message('Send me news');
export const linkGone = message('This link leads nowhere any more.');

// Answers, and what is kept.
export const tooMany = message('Too many people have asked for news from your network.');
export const tooManyInAll = message('Too many people have asked for news.');
export const wantedEntry = message('Somebody asked for news, and confirmed it by mail');
export const language = message('Language');
export const agreedTo = message('Agreed to');
export const reasonOfNotice = message('You get this mail because you asked for news at {site}.');

/** What the privacy policy says of it. */
export const takes = message('News: your email address and when you asked for it, until you end it.');
